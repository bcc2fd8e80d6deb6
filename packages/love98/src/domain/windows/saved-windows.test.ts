import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reduceDesktop } from './reduce-desktop'
import { readSavedWindows, writeSavedWindows } from './saved-windows'
import { emptyDesktop } from './windows'

const kept = {
  program: 'notepad',
  argument: 'terms',
  rect: { x: 10, y: 20, width: 300, height: 200 },
  minimized: false,
  maximized: true,
}
const saved = kept
const text = (windows: unknown, version: unknown = 2) => JSON.stringify({ version, windows })

test('windows of version 1 are read with the current ids and spelling', () => {
  const { minimized: minimised, maximized: maximised, ...rest } = kept
  const former = ['swap', 'exchange', 'notepad'].map((program) => ({
    ...rest,
    program,
    minimised,
    maximised,
  }))
  expect(readSavedWindows(text(former, 1))).toEqual(
    ['pairs', 'swap', 'notepad'].map((program) => ({ ...saved, program })),
  )
  expect(readSavedWindows(text(former))).toEqual([])
})

test('written windows are read back, back to front', () => {
  const windows = [saved, { ...saved, program: 'swap', argument: null, minimized: true }]
  const desktop = reduceDesktop(emptyDesktop, {
    type: 'sessionRestored',
    windows: windows.map(({ program, argument, ...place }) => ({
      ...place,
      request: {
        program,
        argument,
        title: program,
        icon: program,
        size: { width: 300, height: 200 },
        minimum: { width: 100, height: 80 },
        maximum: null,
        resizable: true,
        dialog: null,
        single: false,
      },
    })),
  })
  expect(readSavedWindows(writeSavedWindows(desktop, () => true))).toEqual(windows)
  expect(readSavedWindows(writeSavedWindows(desktop, (program) => program !== 'swap'))).toEqual([saved])
})

test.each([
  ['nothing', null],
  ['no JSON', '{"version":1,"windows":[{'],
  ['another version', text([kept], 3)],
  ['no version', JSON.stringify({ windows: [kept] })],
  ['no list', text({ 0: kept })],
  ['a number', '7'],
  ['null', 'null'],
])('the stored text %s gives no window', (_what, stored) => {
  expect(readSavedWindows(stored)).toEqual([])
})

test.each([
  ['a program that is no text', { ...kept, program: 7 }],
  ['an argument that is an object', { ...kept, argument: {} }],
  ['a place that is missing', { ...kept, rect: null }],
  ['a place that is no number', { ...kept, rect: { ...kept.rect, x: '1' } }],
  ['half a pixel', { ...kept, rect: { ...kept.rect, x: 0.5 } }],
  ['no width', { ...kept, rect: { ...kept.rect, width: 0 } }],
  ['a place beyond any screen', { ...kept, rect: { ...kept.rect, y: 1e9 } }],
  ['a state that is no answer', { ...kept, minimized: 'yes' }],
  ['nothing', null],
])('a window with %s is dropped, and the others are read', (_what, window) => {
  expect(readSavedWindows(text([window, kept]))).toEqual([saved])
})

test('only the front windows of a list that is too long are read', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ ...kept, argument: String(index) }))
  const read = readSavedWindows(text(many))
  expect(read).toHaveLength(64)
  expect(read.at(-1)?.argument).toBe('499')
})

test('reading any stored text never throws', () => {
  fc.assert(fc.property(fc.json(), (stored) => readSavedWindows(stored).length >= 0))
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue()),
      (windows) => readSavedWindows(text(windows)).length <= windows.length,
    ),
  )
})
