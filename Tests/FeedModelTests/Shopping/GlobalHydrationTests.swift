import Testing

@testable import FeedModel

/// The hydration of the products of single videos.
struct GlobalHydrationTests {
  /// What a full-screen player will do for the video that opens.
  private func opening(_ videoId: String, in transcript: Transcript) -> (Simulation, [String]) {
    var simulation = transcript.simulation
    simulation.hydrateGlobally(videoId, ofTab: 0)
    let told = simulation.advance(by: .zero).map(\.line)
    return (simulation, told)
  }

  @Test func `S2: single videos are hydrated one at a time, besides the deck`() throws {
    var transcript = ShopTranscript.loaded { $0.host.onGlobalProductHydration = HydrationAnswer() }
    var (simulation, told) = opening("a0", in: transcript)
    #expect(
      told == [
        "200ms onGlobalProductHydration sourceId=feed_a momentId=a0 products=1 request=2 productIds=p"
      ])
    #expect(simulation.products(ofRequest: 2).map(\.name) == ["Pan"])
    func send(_ line: String) throws -> [String] {
      simulation.send(try Action(line: line), at: simulation.now).dropFirst().map(\.line)
    }
    #expect(
      try send("hydrate p name=Wok request=2") == [
        "200ms productsHydrated sourceId=feed_a request=2 productIds=p"
      ])
    #expect(simulation.tabs[0].deck.shownProduct(ofItem: 2)?.name == "Wok")
    #expect(
      try send("hydrate q name=Wok request=2") == [
        "200ms programmerError message=\"nothing to hydrate has the externalID 'q'\""
      ])
    simulation.hydrateGlobally("a1", ofTab: 0)
    _ = simulation.advance(by: .zero)
    #expect(try send("hydrate p name=Pot request=2") == ["200ms answerDropped request=2"])
    #expect(
      try send("hydrate q name=Bed request=3") == [
        "200ms productsHydrated sourceId=feed_a request=3 productIds=q"
      ])
    #expect(
      try send("hydrate p name=Pot") == [
        "200ms productsHydrated sourceId=feed_a request=1 productIds=p"
      ])
    transcript.run("set-handler onGlobalProductHydration false")
    #expect(opening("a0", in: transcript).1 == [])
  }

  @Test func `S2: the scenario's host hydrates a single video after its time`() {
    var patch = ProductPatch()
    patch.name = "Wok"
    let transcript = ShopTranscript.loaded {
      $0.host.onGlobalProductHydration = HydrationAnswer()
      $0.host.onGlobalProductHydration?.after = .seconds(1)
      $0.host.onGlobalProductHydration?.products = [
        HydratedProduct(externalID: "p", patch: patch)
      ]
    }
    var (simulation, _) = opening("a0", in: transcript)
    #expect(simulation.nextDeadline.map { $0 <= .milliseconds(1200) } == true)
    #expect(
      simulation.advance(by: .seconds(1)).map(\.line).contains(
        "1200ms productsHydrated sourceId=feed_a request=2 productIds=p"))
  }

  @Test func `S2, D12: each video that the full-screen player shows is hydrated when it opens`() {
    var transcript = ShopTranscript.loaded {
      $0.host.onGlobalProductHydration = HydrationAnswer()
    }
    transcript.run("advance 1s")
    transcript.run("open-full-screen a0")
    let asked = "onGlobalProductHydration sourceId=feed_a momentId="
    #expect(
      transcript.log.last?.line
        == "1200ms \(asked)a0 products=1 request=2 productIds=p")
    transcript.run("hydrate p request=2 name=Wok\nstep-full-screen 1")
    #expect(ShopTranscript.names(transcript) == ["Wok", "Quilt", "Wok"])
    let told = transcript.log.map(\.line)
    #expect(
      told.contains("1200ms \(asked)a1 products=2 request=3 productIds=q"))
    transcript.run("close-full-screen\nhydrate p request=2 name=Pot\nhydrate q request=3 name=Bed")
    #expect(ShopTranscript.names(transcript) == ["Wok", "Bed", "Wok"])
    #expect(transcript.log.contains { $0.content == .event(.answerDropped(request: 2)) })
  }

  @Test func `S2: what is no video of the deck cannot be hydrated`() {
    let transcript = ShopTranscript.loaded { $0.host.onGlobalProductHydration = HydrationAnswer() }
    #expect(opening("nobody", in: transcript).1 == [])
  }
}
