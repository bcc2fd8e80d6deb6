import { expect, test } from 'vitest'
import { isPressed, type KeyPress } from './key-press'
import { keyboardShortcuts, keyLabel, type ShortcutId } from './keyboard-shortcuts'

const plain = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false }
const isShortcut = (id: ShortcutId, pressed: KeyPress) => isPressed(keyboardShortcuts[id], pressed)
const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ ...plain, key, ...held })

test('a shortcut matches its key with exactly its modifiers', () => {
  expect(isShortcut('open-start', press('Escape', { ctrlKey: true }))).toBe(true)
  expect(isShortcut('open-start', press('Escape'))).toBe(false)
  expect(isShortcut('open-start', press('Escape', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isShortcut('close-window', press('F4', { ctrlKey: true, altKey: true }))).toBe(true)
  expect(isShortcut('previous-part', press('F6', { shiftKey: true }))).toBe(true)
  expect(isShortcut('next-part', press('F6', { shiftKey: true }))).toBe(false)
})

test('letters count in either case, as with Caps Lock', () => {
  expect(isShortcut('copy-link', press('c', { ctrlKey: true }))).toBe(true)
  expect(isShortcut('copy-link', press('C', { ctrlKey: true }))).toBe(true)
  expect(isShortcut('copy-link', press('c', { ctrlKey: true, altKey: true }))).toBe(false)
})

test('a letter typed with AltGr, which arrives as Control and Alt, is not a shortcut', () => {
  expect(isShortcut('copy-link', press('c', { ctrlKey: true, altKey: true }))).toBe(false)
})

test('keys are shown by their printed names', () => {
  expect(['Control+Escape', 'Alt+ ', 'Control+Alt+d', 'ArrowUp', 'Shift+F6'].map(keyLabel)).toEqual([
    'CTRL+ESC',
    'ALT+SPACEBAR',
    'CTRL+ALT+D',
    'UP ARROW',
    'SHIFT+F6',
  ])
})

test('no two shortcuts of one context have the same key', () => {
  const rows = Object.values(keyboardShortcuts).flatMap(({ place, keys }) =>
    keys.map((key) => `${place}: ${key}`),
  )
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
})
