import { expect, test } from 'vitest'
import { programs } from './registry'
import { findWindow } from './windows'

test.each(programs.map(({ id }) => id))('the program %s has a window that can be loaded', (id) => {
  expect(findWindow(id)).toBeTypeOf('function')
})

test.each(['', 'toString', '../registry', 'swap/window.tsx'])('%j is not the id of a window', (id) => {
  expect(findWindow(id)).toBeNull()
})
