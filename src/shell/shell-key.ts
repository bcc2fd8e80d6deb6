type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'getModifierState'
>

export type ShellKey =
  | 'next-place'
  | 'previous-place'
  | 'close'
  | 'desktop'
  | 'switch'
  | 'switch-back'
  | 'system-menu'

/**
 * What a key asks of the desktop, wherever the focus is; null for every other. AltGr, which some systems tell as Ctrl
 * and Alt, types letters and asks for nothing.
 */
export function shellKey(event: Key): ShellKey | null {
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event
  if (metaKey || event.getModifierState('AltGraph')) return null
  if (key === 'F6' && !ctrlKey && !altKey) return shiftKey ? 'previous-place' : 'next-place'
  if (!altKey) return null
  if (ctrlKey && code === 'F4') return 'close'
  if (ctrlKey && code === 'KeyD') return 'desktop'
  if ((ctrlKey && code === 'Tab') || (!ctrlKey && code === 'Backquote'))
    return shiftKey ? 'switch-back' : 'switch'
  return !ctrlKey && code === 'Space' ? 'system-menu' : null
}

export function isShellKey(event: Key): boolean {
  return shellKey(event) !== null
}
