import RehearsalMacroListener

try MacroListener.run([
  "PassiveViewMacro": PassiveViewMacro.self,
  "ViewEventsMacro": ViewEventsMacro.self,
  "ReplayMacro": ReplayMacro.self,
])
