import { expect, test } from 'vitest'
import { shellKey } from './shell-key'

const pressed = (code: string, held: string[] = [], altGr = false) => ({
  code,
  key: code,
  ctrlKey: held.includes('Ctrl'),
  altKey: held.includes('Alt'),
  shiftKey: held.includes('Shift'),
  metaKey: held.includes('Meta'),
  getModifierState: (name: string) => name === 'AltGraph' && altGr,
})

test.each([
  ['F6', [], 'next-part'],
  ['F6', ['Shift'], 'previous-part'],
  ['F4', ['Ctrl', 'Alt'], 'close-window'],
  ['KeyD', ['Ctrl', 'Alt'], 'show-desktop'],
  ['Tab', ['Ctrl', 'Alt'], 'switch-window'],
  ['Tab', ['Ctrl', 'Alt', 'Shift'], 'switch-window-back'],
  ['Backquote', ['Alt'], 'switch-window'],
  ['Backquote', ['Alt', 'Shift'], 'switch-window-back'],
  ['Space', ['Alt'], 'system-menu'],
] as const)('the key %s with %j triggers %s', (code, held, asked) => {
  expect(shellKey(pressed(code, [...held]))).toBe(asked)
})

test.each([
  ['KeyD', ['Ctrl']],
  ['KeyD', ['Alt']],
  ['Tab', ['Alt']],
  ['F4', ['Alt']],
  ['F6', ['Ctrl']],
  ['Space', []],
  ['Backquote', []],
  ['KeyD', ['Ctrl', 'Alt', 'Meta']],
])('the key %s with %j is left to the page and the browser', (code, held) => {
  expect(shellKey(pressed(code, [...held]))).toBeNull()
})

test('AltGr types letters, on systems that report it as Ctrl and Alt too', () => {
  expect(shellKey(pressed('KeyD', ['Ctrl', 'Alt'], true))).toBeNull()
})
