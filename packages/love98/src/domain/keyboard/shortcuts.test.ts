import { expect, test, vi } from 'vitest'
import { shellShortcuts, startShortcuts } from './desktop-shortcuts'
import { copyLinkShortcuts } from './folder-shortcuts'
import { findHandler, findShortcut, handleShortcut, type KeyPress, type Shortcuts } from './shortcuts'

const plain = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false }
const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ ...plain, key, ...held })

const rows = {
  step: ['ArrowUp', 'ArrowDown'],
  'small-step': ['Control+ArrowUp'],
  copy: ['Control+c'],
} as const satisfies Shortcuts

const handlers = {
  step: { ArrowUp: () => 'up', ArrowDown: null },
  'small-step': () => 'up a little',
  copy: () => 'copy',
}

const resultOf = (key: string, held: Partial<KeyPress> = {}) =>
  findHandler<typeof rows, string>(rows, press(key, held), handlers)?.() ?? null

test('a shortcut matches its key with exactly its modifiers', () => {
  const { ctrlKey, shiftKey } = { ctrlKey: true, shiftKey: true }
  expect(findShortcut(startShortcuts, press('Escape', { ctrlKey }))).toBe('open-start')
  expect(findShortcut(startShortcuts, press('Escape'))).toBeNull()
  expect(findShortcut(startShortcuts, press('Escape', { ctrlKey, shiftKey }))).toBeNull()
  expect(findShortcut(shellShortcuts, press('F6'))).toBe('next-part')
  expect(findShortcut(shellShortcuts, press('F6', { shiftKey }))).toBe('previous-part')
})

test('letters count in either case, as with Caps Lock', () => {
  for (const letter of ['c', 'C'])
    expect(findShortcut(copyLinkShortcuts, press(letter, { ctrlKey: true }))).toBe('copy-link')
})

test('a letter typed with AltGr, which arrives as Control and Alt, is not a shortcut', () => {
  expect(findShortcut(copyLinkShortcuts, press('c', { ctrlKey: true, altKey: true }))).toBeNull()
})

test('a key with Alt counts by its position, because some systems report another character', () => {
  const altKey = true
  expect(findShortcut(shellShortcuts, press('Dead', { altKey, code: 'Backquote' }))).toBe('switch-window')
  expect(findShortcut(shellShortcuts, press('ð', { altKey, ctrlKey: true, code: 'KeyD' }))).toBe(
    'show-desktop',
  )
})

test('a handler is found by the shortcut with the most of the pressed modifiers', () => {
  expect(resultOf('ArrowUp')).toBe('up')
  expect(resultOf('ArrowUp', { ctrlKey: true })).toBe('up a little')
  expect(resultOf('ArrowUp', { ctrlKey: true, shiftKey: true })).toBe('up a little')
  expect(resultOf('ArrowUp', { altKey: true })).toBe('up')
  expect(resultOf('C', { ctrlKey: true, shiftKey: true })).toBe('copy')
})

test('a key that is null, or in no shortcut, has no handler', () => {
  expect(resultOf('ArrowDown')).toBeNull()
  expect(resultOf('c')).toBeNull()
  expect(resultOf('toString')).toBeNull()
})

test('handling reports if a handler took the key', () => {
  const go = vi.fn()
  expect(handleShortcut(startShortcuts, press('Escape', { ctrlKey: true }), { 'open-start': go })).toBe(true)
  expect(handleShortcut(startShortcuts, press('Enter'), { 'open-start': go })).toBe(false)
  expect(go).toHaveBeenCalledOnce()
  const refused = { 'open-start': () => false }
  expect(handleShortcut(startShortcuts, press('Escape', { ctrlKey: true }), refused)).toBe(false)
})

test('the types require a function for every shortcut and every key, and refuse others', () => {
  const { step, copy } = handlers
  const ignore = () => undefined
  const call = (given: Parameters<typeof handleShortcut<typeof rows>>[2]) =>
    handleShortcut(rows, press('x'), given)
  // @ts-expect-error: `small-step` has no function.
  call({ step, copy })
  // @ts-expect-error: ArrowDown has no function.
  call({ 'small-step': ignore, copy, step: { ArrowUp: ignore } })
  // @ts-expect-error: `paste` is no shortcut.
  call({ step, copy, 'small-step': ignore, paste: ignore })
  // @ts-expect-error: Enter is no key of `step`.
  expect(call({ copy, 'small-step': ignore, step: { ArrowUp: null, ArrowDown: null, Enter: ignore } })).toBe(
    false,
  )
})
