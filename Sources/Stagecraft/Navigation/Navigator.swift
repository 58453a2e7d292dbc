/// Decides which screen is shown, and what is below it.
///
/// It knows no toolkit: it tells a ``NavigationView``. Going back from the first screen finishes the app;
/// after that nothing is shown any more.
///
/// ```swift
/// let navigator = Navigator(root: Screen.list)
/// navigator.attach(terminal)       // the terminal shows the list
/// navigator.push(.detail(of: car)) // and now the car
/// navigator.back()                 // the list again
/// navigator.back()                 // the app is finished
/// ```
@MainActor
public final class Navigator<Screen: Equatable & Sendable> {
  private let view = NavigationViewPort<Screen>()

  /// The screen that is shown and those below it.
  public private(set) var backStack: BackStack<Screen>

  /// Whether the user went back from the first screen.
  public private(set) var isFinished = false

  /// Makes a navigator that shows one screen.
  ///
  /// - Parameter root: The first screen.
  public init(root: Screen) {
    backStack = BackStack(root: root)
    view.show(screen: root)
  }

  /// Makes a navigator that shows the last screen of a stack, as before a restart.
  ///
  /// - Parameter backStack: The screens; those below the last one can be gone back to.
  public init(restoring backStack: BackStack<Screen>) {
    self.backStack = backStack
    view.show(screen: backStack.current)
  }

  /// Attaches a view and shows it the current screen.
  ///
  /// - Parameter view: What shows the screens. It is referred to weakly.
  public func attach(_ view: any NavigationView<Screen>) {
    self.view.attach(view)
  }

  /// Detaches a view.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any NavigationView<Screen>) {
    self.view.detach(view)
  }

  /// Shows a screen on top of the current one.
  ///
  /// - Parameter screen: The screen to show.
  public func push(_ screen: Screen) {
    guard !isFinished else { return }
    backStack.push(screen)
    view.show(screen: screen)
  }

  /// Shows a screen in place of the current one.
  ///
  /// - Parameter screen: The screen to show.
  public func replace(with screen: Screen) {
    guard !isFinished else { return }
    backStack.replace(with: screen)
    view.show(screen: screen)
  }

  /// Shows what a deep link leads to, in place of all that was there.
  ///
  /// - Parameter backStack: The screen to show, and those that going back from it leads to.
  public func follow(_ backStack: BackStack<Screen>) {
    guard !isFinished else { return }
    self.backStack = backStack
    view.show(screen: backStack.current)
  }

  /// Goes back to the screen below, or finishes the app if there is none.
  public func back() {
    guard !isFinished else { return }
    if backStack.pop() != nil {
      view.show(screen: backStack.current)
    } else {
      isFinished = true
      view.finish()
    }
  }
}
