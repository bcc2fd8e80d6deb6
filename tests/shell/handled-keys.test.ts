import { expect, test } from 'vitest'
import { keyboardShortcuts, type ShortcutId } from '@/domain/keyboard-shortcuts'
import { type ShellKey, shellKey } from '@/shell/shell-key'

/** Which rows of the table the desktop's own handler answers, and with what. */
const answers: Readonly<Record<ShellKey, ShortcutId>> = {
  'next-place': 'next-part',
  'previous-place': 'previous-part',
  close: 'close-window',
  desktop: 'show-desktop',
  switch: 'switch-window',
  'switch-back': 'switch-window-back',
  'system-menu': 'system-menu',
}

/** Keys whose place on the keyboard has another name than what they write. */
const codes: Readonly<Record<string, string>> = { d: 'KeyD', '`': 'Backquote', ' ': 'Space' }

function press(written: string) {
  const parts = written.split('+')
  const key = parts.at(-1) ?? ''
  return {
    key,
    code: codes[key] ?? key,
    ctrlKey: parts.includes('Control'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    metaKey: false,
    getModifierState: () => false,
  }
}

test('every key that the manual tells of is answered by the handler of the desktop as told', () => {
  for (const [answer, id] of Object.entries(answers))
    for (const key of keyboardShortcuts[id].keys) expect(shellKey(press(key)), `${id}: ${key}`).toBe(answer)
})

test('no other key of the manual is taken away from what has the focus', () => {
  const own: readonly string[] = Object.values(answers)
  for (const [id, { keys }] of Object.entries(keyboardShortcuts))
    if (!own.includes(id)) for (const key of keys) expect(shellKey(press(key)), `${id}: ${key}`).toBeNull()
})
