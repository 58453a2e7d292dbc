@MainActor protocol ParentView: AnyObject {
  func show(title: String)
}
