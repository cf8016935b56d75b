#!/usr/bin/env python3
"""Writes the catalogues that GoldenCatalogTests expects, *.catalog.txt, from the feeds beside it.

It shares nothing with feedtui's own readers, so that both would have to be wrong in the same way.

    python3 Tests/FeedFilesTests/Fixtures/catalogs.py
"""
import functools
import html
import json
import math
import ntpath
import os
import re
import unicodedata
import urllib.parse

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = set(
    "3g2 3gp avi flv m2ts m3u8 m4v mkv mov mp4 mpeg mpg mts mxf ogv ts vob webm wmv "
    "aac aif aiff amr caf flac m4a mka mp3 oga ogg opus wav wma".split())
MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")


def one_line(text):
    text = MARKS.sub("", text)
    text = "".join(" " if unicodedata.category(c) == "Cc" or c.isspace() else c for c in text)
    return " ".join(text.split(" ")).strip() if "  " not in text else re.sub(" +", " ", text).strip()


def clean(text):
    return one_line(html.unescape(text))


def time(seconds):
    if seconds is None or not 0 < seconds <= 3_600_000:
        return None
    micro = math.floor(seconds * 1_000_000 + 0.5)
    if micro == 0:
        return None
    for unit, size in (("s", 1_000_000), ("ms", 1000), ("us", 1)):
        if micro % size == 0:
            return f"{micro // size}{unit}"


def catalogue(kind, entries):
    given, videos, counts = set(), [], {}
    for index, entry in enumerate(entries):
        url = entry.get("url") or ""
        base = entry.get("id") or url or f"{kind}-{index}"
        name, number = base, 1
        while name in given:
            number += 1
            name = f"{base}#{number}"
        given.add(name)
        labels = list(dict.fromkeys(filter(None, map(clean, entry.get("labels", [])))))
        video = {"id": name, "title": entry.get("title") or url or base}
        if entry.get("author"):
            video["author"] = clean(entry["author"])
        if entry.get("live"):
            video["isLive"] = True
        elif time(entry.get("duration")):
            video["duration"] = time(entry["duration"])
        if entry.get("fails"):
            video["fails"] = True
        if labels:
            video["labels"] = labels
        for key, value in (("channel", entry.get("channel")), ("url", url)):
            if value:
                video[key] = value
        videos.append(video)
        for label in labels:
            counts[label] = counts.get(label, 0) + 1
    tabs = [{"containerId": "all", "title": "All"}]
    # Python sorts stably, so ties stay in the order of their first appearance.
    for label in sorted(counts, key=lambda label: -counts[label])[:4]:
        tabs.append({"containerId": label, "title": short(label), "dataSource": {"labels": label}})
    return tabs, videos


def short(text, length=24):
    if len(text) <= length:
        return text
    start = text[: length - 1]
    words = start.rsplit(" ", 1)[0]
    return (words if 2 * len(words) >= length else start) + "…"


def text_of(value):
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        # Half a surrogate pair is no text.
        return value if value and not re.search("[\ud800-\udfff]", value) else None
    if isinstance(value, (int, float)):
        return str(int(value)) if value == int(value) else str(value)
    return None


def number_of(value):
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def list_of(value):
    return [element for element in value if element is not None] if isinstance(value, list) else []


def texts_of(value):
    return [text for text in map(text_of, list_of(value)) if text]


# --- yt-dlp


def ytdlp_video(video, playlists):
    live = video.get("is_live")
    if not isinstance(live, bool):
        live = video.get("live_status") == "is_live"
    title = clean(text_of(video.get("title")) or "")
    return {
        "id": text_of(video.get("id")),
        "url": text_of(video.get("webpage_url")) or text_of(video.get("url")),
        "title": title,
        "author": text_of(video.get("uploader")) or text_of(video.get("channel")),
        "duration": number_of(video.get("duration")),
        "live": live,
        "labels": playlists + texts_of(video.get("tags")) + texts_of(video.get("categories")),
        "channel": text_of(video.get("channel_id")) or text_of(video.get("channel")),
    }


def ytdlp_entries(entries, playlists):
    for entry in entries:
        if entry is None:
            continue
        if "entries" in entry:
            name = text_of(entry.get("title")) or text_of(entry.get("id"))
            yield from ytdlp_entries(entry["entries"], playlists + ([name] if name else []))
        else:
            yield ytdlp_video(entry, playlists)


def ytdlp(data):
    top = json.loads(data)
    return list(ytdlp_entries(top["entries"], []) if "entries" in top else [ytdlp_video(top, [])])


def ytdlp_lines(data):
    objects = [json.loads(line) for line in data.decode().split("\n") if line.strip()]

    def playlist(video):
        if "entries" in video:
            return text_of(video.get("title")) or text_of(video.get("id"))
        return text_of(video.get("playlist_title")) or text_of(video.get("playlist"))

    names = {playlist(video) for video in objects if video}
    entries = []
    for video in filter(None, objects):
        labels = [playlist(video)] if len(names) > 1 and playlist(video) else []
        if "entries" in video:
            entries += ytdlp_entries(video["entries"], labels)
        else:
            entries.append(ytdlp_video(video, labels))
    return entries


# --- JSON Feed


def first_words(text):
    text = re.sub(r"(?is)<(script|style)\b.*?</\1>|<!--.*?-->", " ", text)
    text = re.sub(r"(?i)</?(a|b|i|em|strong|span|code|u)\b[^>]*>", "", text)
    text = clean(re.sub(r"<[a-zA-Z/!?][^>]*>", " ", text))
    return short(text, 60)


def author_of(thing):
    several = [a for a in list_of(thing.get("authors")) if isinstance(a, dict)]
    if not several and isinstance(thing.get("author"), dict):
        several = [thing["author"]]
    return [name for name in (text_of(a.get("name")) for a in several) if name]


def jsonfeed(data):
    feed = json.loads(data)
    entries = []
    for item in filter(lambda item: item is not None, feed["items"]):
        attachments = [a for a in list_of(item.get("attachments")) if isinstance(a, dict)]
        title = clean(text_of(item.get("title")) or "")
        for key in ("summary", "content_text", "content_html"):
            title = title or first_words(text_of(item.get(key)) or "")
        durations = [number_of(a.get("duration_in_seconds")) for a in attachments]
        urls = [text_of(a.get("url")) for a in attachments]
        entries.append({
            "id": text_of(item.get("id")),
            "url": text_of(item.get("url")) or text_of(item.get("external_url"))
            or next(filter(None, urls), None),
            "title": title,
            "author": next(iter(author_of(item) + author_of(feed)), None),
            "duration": next((d for d in durations if d and d > 0), None),
            "labels": texts_of(item.get("tags")),
        })
    return entries


# --- M3U


def file_title(name):
    stem, ending = ntpath.splitext(name)
    stem = stem if stem and ending[1:].lower() in MEDIA else name
    return one_line(stem.replace("_", " ")) or name


def place_title(place):
    scheme = re.match(r"([A-Za-z][\w+.-]*)://", place)
    if scheme and scheme[1].lower() != "file":
        return None
    raw = urllib.parse.unquote_to_bytes(place)
    try:
        place = raw.decode()
    except UnicodeDecodeError:
        pass
    return file_title(re.split(r"[/\\]", place)[-1])


INFO = re.compile(r"""(?x) \s* (?P<duration> [-+.\d]+ (?=[\s,]|$) )?
    (?P<attributes> (?: ,? \s* [\w.:-]+ = (?: "[^"]*" | '[^']*' | "[^,]* | [^\s,"']* )
                      | \s+ | [^\s,="']+ (?=.*,) )* )
    ,? \s* (?P<title> .*) """)


def groups(text):
    return [group for group in map(clean, text.split(";")) if group]


def m3u(data):
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    entries, info, own, running = [], None, None, []
    for line in re.split(rb"[\r\n]+", data):
        try:
            line = line.decode()
        except UnicodeDecodeError:
            line = line.decode("cp1252")
        line = line.strip(" \t")
        tag, _, value = line.partition(":")
        if tag == "#EXTINF":
            info = INFO.fullmatch(value).groupdict()
            info["attributes"] = {
                name: next(filter(None, values), "") for name, *values in re.findall(
                    r"""([\w-]+)=(?:"([^"]*)"|'([^']*)'|"([^,]*)|([^\s,"']*))""",
                    info["attributes"])}
        elif tag == "#EXTGRP":
            if info is None:
                running = groups(value)
            else:
                own = groups(value)
        elif line and not line.startswith("#"):
            known = info or {"attributes": {}}
            attributes = known["attributes"]
            duration = known.get("duration")
            duration = float(duration) if duration else None
            entries.append({
                "id": clean(attributes.get("tvg-id", "")),
                "url": line,
                "title": clean(known.get("title") or "") or clean(attributes.get("tvg-name", ""))
                or place_title(line),
                "duration": duration,
                "live": duration is not None and duration < 0,
                "labels": groups(attributes.get("group-title", ""))
                or (running if own is None else own),
            })
            info = own = None
    return entries


# --- a folder


def natural(path):
    def part(name):
        chunks = re.findall(r"[0-9]+|[^0-9]", name)
        return [(ord("0"), int(c)) if c[0] in "0123456789" else (ord(c.lower()[0]), 0)
                for c in chunks]

    *folders, name = path.decode("utf-8", "replace").split("/")
    return [(1, part(folder)) for folder in folders] + [(0, part(name))], path


def folder(data):
    entries = []
    for line in data.decode().splitlines():
        size, _, path = line.partition(" ")
        path = re.sub(rb"\\x(..)", lambda m: bytes.fromhex(m[1].decode()), path.encode())
        entries.append((path, int(size)))
    videos = []
    for path, size in sorted(entries, key=lambda entry: natural(entry[0])):
        *folders, name = path.decode("utf-8", "replace").split("/")
        stem, ending = os.path.splitext(name)
        if stem and ending[1:].lower() in MEDIA:
            url = "/".join(folders + [name])
            labels = ["/".join(folders[: depth + 1]) for depth in range(len(folders))]
            videos.append({"id": url, "url": url, "title": file_title(name), "fails": size == 0,
                           "labels": labels})
    return videos


# --- all of them


def line_of(value):
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return re.sub("[\x7f-\x9f\u2028\u2029]", lambda m: f"\\u{ord(m[0]):04x}", text)


FEEDS = {
    "show.ytdlp.json": ("ytdlp", ytdlp),
    "single.ytdlp.json": ("ytdlp", ytdlp),
    "nested.ytdlp.json": ("ytdlp", ytdlp),
    "videos.ytdlp.jsonl": ("ytdlp", ytdlp_lines),
    "site.jsonfeed.json": ("jsonfeed", jsonfeed),
    "odd.jsonfeed.json": ("jsonfeed", jsonfeed),
    "channels.m3u": ("m3u", m3u),
    "radio.m3u": ("m3u", m3u),
    "groups.m3u8": ("m3u", m3u),
    "media_folder.txt": ("folder", folder),
}

if __name__ == "__main__":
    for name, (kind, read) in FEEDS.items():
        with open(os.path.join(HERE, name), "rb") as file:
            tabs, videos = catalogue(kind, read(file.read()))
        with open(os.path.join(HERE, name.split(".")[0] + ".catalog.txt"), "w") as file:
            file.write("\n".join(map(line_of, tabs)) + "\n\n")
            file.writelines(line_of(video) + "\n" for video in videos)
