import Networking

/// Asks for the chart, over the app's real transport.
public typealias AlbumsFeedOperation = NetworkJSONOperation<
  NetworkSession<AppTransport>, NetworkJSONHandler<NetworkDataHandler, AlbumsFeedSerialization>
>

/// Asks for artwork, over the app's real transport.
public typealias ArtworkOperation = NetworkImageOperation<
  NetworkSession<AppTransport>,
  NetworkImageHandler<NetworkDataHandler, NetworkImageSerialization<ArtworkSource>>
>

/// The presenter of the real chart.
public typealias LiveAlbumsPresenter = AlbumsPresenter<AlbumsFeedOperation, ArtworkOperation>
