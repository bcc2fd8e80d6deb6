type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'getModifierState'
>

export type ShellKey =
  | 'next-part'
  | 'previous-part'
  | 'close-window'
  | 'show-desktop'
  | 'switch-window'
  | 'switch-window-back'
  | 'system-menu'

/**
 * Returns the desktop shortcut of a key press, independent of the focus, or null. AltGr, which some systems report as
 * CTRL and ALT, types letters and is not a shortcut. The list in `domain/keyboard/keyboard-shortcuts.ts` is too large
 * for the first load; a test compares both.
 */
export function shellKey(event: Key): ShellKey | null {
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event
  if (metaKey || event.getModifierState('AltGraph')) return null
  if (key === 'F6' && !ctrlKey && !altKey) return shiftKey ? 'previous-part' : 'next-part'
  if (!altKey) return null
  if (ctrlKey && code === 'F4') return 'close-window'
  if (ctrlKey && code === 'KeyD') return 'show-desktop'
  if ((ctrlKey && code === 'Tab') || (!ctrlKey && code === 'Backquote'))
    return shiftKey ? 'switch-window-back' : 'switch-window'
  return !ctrlKey && code === 'Space' ? 'system-menu' : null
}

export function isShellKey(event: Key): boolean {
  return shellKey(event) !== null
}
