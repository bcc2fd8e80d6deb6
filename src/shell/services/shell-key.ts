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
 * What a key asks of the desktop, wherever the focus is; null for every other. AltGr, which some systems tell as Ctrl
 * and Alt, types letters and asks for nothing. The table of keys, `domain/keyboard/keyboard-shortcuts.ts`, is too large for the first
 * load: a test compares both.
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
