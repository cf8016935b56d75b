/// The scenario that is shown when no input is given, as the text of a scenario file.
///
/// It goes through the same reader as any user's file, so it shows what such a file can say: tabs
/// that load at once and in pages, one that answers with nothing, one whose first load times out,
/// advertisements, a live stream, a banner and a video that fails, an app that lowers a price once it
/// has been asked, and one that adds to its cart. The picture of a video is drawn
/// from its id, so each id was chosen for a picture that goes with the title.
public enum SampleScenario {
  /// The scenario as JSON text, under 60 kB in UTF-8.
  ///
  /// A tab shows its videos in the order of the catalogue: first those of its own list, then those
  /// that a later list shares with it by a second label.
  public static let json = #"""
    {
      "seed": 1,
      "containerSourceId": "sample",
      "tabsStyle": { "activeTabIndicator": { "isVisible": true, "height": 2 } },
      "tabs": [
        {
          "containerId": "foryou",
          "title": "For you",
          "dataSource": { "labels": ["for_you"] }
        },
        {
          "containerId": "live",
          "title": "Live sport",
          "dataSource": { "labels": ["live"] }
        },
        {
          "containerId": "kitchen",
          "title": "Kitchen",
          "deck": { "source": { "labels": ["kitchen"] }, "pageSize": 20 }
        },
        {
          "containerId": "following",
          "title": "Following",
          "dataSource": { "labels": ["following"] }
        },
        {
          "containerId": "outlet",
          "title": "Outlet",
          "dataSource": { "labels": ["outlet"] }
        },
        {
          "containerId": "tokyo",
          "title": "東京さんぽ 🏮",
          "dataSource": { "labels": ["tokyo"] }
        }
      ],
      "deck": {
        "itemView": {
          "autoplay": { "isEnabled": true, "triggerVisibilityPercentage": "50%" },
          "addToCartButton": { "isHidden": false }
        }
      },
      "host": {
        "onProductHydration": {
          "after": "2s",
          "products": [
            { "externalID": "p-parka", "variants": [{ "price": 79, "originalPrice": 120 }] }
          ]
        },
        "onGlobalProductHydration": {},
        "playerDeckAddToCart": { "result": "success", "after": "800ms" }
      },
      "network": {
        "latency": "340ms",
        "faults": [{ "source": "outlet", "fault": "timeout", "times": 1 }]
      },
      "catalog": {
        "videos": [
    \#(videos)
        ]
      }
    }
    """#

  /// The catalogue's videos, a line each; their order is that of the tabs.
  private static let videos = [forYou, liveSport, kitchen, outlet, tokyo].joined(separator: ",\n")
}
