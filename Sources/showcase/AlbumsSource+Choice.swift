import ShowcaseCommandLine
import TopAlbums
import TopAlbumsSample

extension AlbumsSource {
  /// Where the albums come from, as the user chose it.
  init(_ choice: AlbumsFeedChoice, sample: SampleServer) {
    switch choice {
    case .chart: self.init(fallback: sample.address)
    case .address(let address): self.init(address: address)
    case .sample: self.init(sample: sample.address)
    }
  }
}
