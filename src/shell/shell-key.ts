import { desktopShortcuts } from '@/domain/desktop-shortcuts'
import { isPressed, type KeyPress } from '@/domain/key-press'

type Key = KeyPress & Pick<KeyboardEvent, 'getModifierState'>

/** The shortcuts that are answered wherever the focus is; the Start button answers its own. */
const answered = [
  'next-part',
  'previous-part',
  'close-window',
  'show-desktop',
  'switch-window',
  'switch-window-back',
  'system-menu',
] as const satisfies readonly (keyof typeof desktopShortcuts)[]

export type ShellKey = (typeof answered)[number]

/**
 * What a key asks of the desktop, wherever the focus is; null for every other. AltGr, which some systems tell as Ctrl
 * and Alt, types letters and asks for nothing.
 */
export function shellKey(event: Key): ShellKey | null {
  if (event.getModifierState('AltGraph')) return null
  return answered.find((id) => isPressed(desktopShortcuts[id], event)) ?? null
}

export function isShellKey(event: Key): boolean {
  return shellKey(event) !== null
}
