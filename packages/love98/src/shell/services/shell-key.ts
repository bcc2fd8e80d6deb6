import { shellShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { findShortcut, type KeyPress } from '@/domain/keyboard/shortcuts'

type Key = KeyPress & Pick<KeyboardEvent, 'getModifierState'>

export type ShellKey = keyof typeof shellShortcuts

/**
 * Returns the desktop shortcut of a key press, independent of the focus, or null. AltGr, which some systems report as
 * CTRL and ALT, types letters and is not a shortcut.
 */
export function shellKey(event: Key): ShellKey | null {
  return event.getModifierState('AltGraph') ? null : findShortcut(shellShortcuts, event)
}
