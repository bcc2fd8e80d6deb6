import { expect, test } from 'vitest'
import { dropDownAction } from './drop-down'

const press = (key: string, altKey = false) => ({
  ...{ key, altKey, ctrlKey: false, shiftKey: false, metaKey: false },
})

test.each([
  ['ArrowDown', false, 1, { kind: 'go', index: 2 }],
  ['ArrowDown', true, 2, { kind: 'go', index: 2 }],
  ['ArrowUp', true, 0, { kind: 'go', index: 0 }],
  ['Home', true, 2, { kind: 'go', index: 0 }],
  ['End', false, 0, { kind: 'go', index: 2 }],
  ['Enter', false, 0, { kind: 'open' }],
  ['Enter', true, 0, { kind: 'take' }],
  [' ', true, 0, { kind: 'take' }],
  ['F4', false, 0, { kind: 'open' }],
  ['Escape', true, 0, { kind: 'cancel' }],
  ['Escape', false, 0, null],
  ['Tab', true, 0, null],
  ['a', false, 0, null],
] as const)(
  'the key %s on a list of three that is open (%s), at option %i, has its action',
  (key, isOpen, at, expected) => {
    expect(dropDownAction(press(key), isOpen, at, 3)).toEqual(expected)
  },
)

test('Alt with an arrow opens the list and accepts the highlighted option; with another key it is left to the browser', () => {
  expect(dropDownAction(press('ArrowDown', true), false, 0, 3)).toEqual({ kind: 'open' })
  expect(dropDownAction(press('ArrowUp', true), true, 1, 3)).toEqual({ kind: 'take' })
  expect(dropDownAction(press('Enter', true), false, 0, 3)).toBeNull()
})

test('a list without options has no action for arrow keys', () => {
  expect(dropDownAction(press('ArrowDown'), true, -1, 0)).toBeNull()
})
