import RehearsalMacroListener

try MacroListener.run([:])
