import RehearsalMacroListener

try MacroListener.run(["SpyMacro": SpyMacro.self])
