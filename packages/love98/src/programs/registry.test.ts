import { expect, test } from 'vitest'
import { findProgram, programDescription, programs } from './registry'

test('ids are unique and have a description', () => {
  const ids = programs.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => programDescription(id) === '')).toEqual([])
})

test.each(['', 'toString', '../registry', 'swap/window.tsx'])('%j is not the id of a program', (id) => {
  expect(findProgram(id)).toBeNull()
  expect(programDescription(id)).toBe('')
})
