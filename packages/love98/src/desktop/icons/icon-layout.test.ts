// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  adoptStoredIcons,
  chooseAutoArrange,
  iconLayout,
  parseLayout,
  placeIcons,
  resetIconLayout,
  undoIcons,
} from './icon-layout'

const at = (column: number, row: number) => ({ column, row })

beforeEach(() => {
  localStorage.clear()
  iconLayout.setState({ cells: null, isAuto: false, undo: [] })
})

test('the layout is stored', () => {
  placeIcons({ swap: at(2, 1) })
  chooseAutoArrange(true)
  iconLayout.setState({ cells: null, isAuto: false, undo: [] })
  adoptStoredIcons()
  expect(iconLayout.getState()).toMatchObject({ cells: { swap: at(2, 1) }, isAuto: true })
})

test('moves are undone step by step, back to the layout of the style sheet', () => {
  placeIcons({ swap: at(1, 0) })
  placeIcons({ swap: at(2, 0) })
  undoIcons()
  expect(iconLayout.getState().cells).toEqual({ swap: at(1, 0) })
  undoIcons()
  expect(iconLayout.getState().cells).toBeNull()
  expect(undoIcons()).toBe(false)
  expect(iconLayout.getState().cells).toBeNull()
})

test('resetting the layout is stored and can be undone', () => {
  placeIcons({ swap: at(1, 0) })
  chooseAutoArrange(true)
  resetIconLayout()
  expect(iconLayout.getState()).toMatchObject({ cells: null, isAuto: false })
  adoptStoredIcons()
  expect(iconLayout.getState()).toMatchObject({ cells: null, isAuto: false })
  undoIcons()
  expect(iconLayout.getState().cells).toEqual({ swap: at(1, 0) })
})

test.each([
  null,
  'no JSON',
  'null',
  '7',
  '{"version":3,"auto":false,"cells":{}}',
  '{"version":1,"auto":"no","cells":{}}',
  '{"version":1,"auto":false,"cells":7}',
  '{"version":1,"auto":false,"cells":{"swap":[1]}}',
  '{"version":1,"auto":false,"cells":{"swap":[1,-2]}}',
  '{"version":1,"auto":false,"cells":{"swap":[1,2.5]}}',
  '{"version":1,"auto":false,"cells":{"swap":[1,1e9]}}',
  '{"version":1,"auto":false,"cells":{"swap":{"column":1,"row":1}}}',
])('%s is not a valid layout', (text) => {
  expect(parseLayout(text)).toBeNull()
})

test('an id such as "constructor" is an icon like any other', () => {
  const text = '{"version":1,"auto":false,"cells":{"__proto__":[1,1],"constructor":[0,1]}}'
  expect(Object.keys(parseLayout(text)?.cells ?? {}).sort()).toEqual(['__proto__', 'constructor'])
})

test('an icon of version 1 has its present id', () => {
  const text = '{"version":1,"auto":false,"cells":{"swap":[1,1],"notepad":[0,1]}}'
  expect(Object.keys(parseLayout(text)?.cells ?? {})).toEqual(['pairs', 'notepad'])
  expect(Object.keys(parseLayout(text.replace('1', '2'))?.cells ?? {})).toEqual(['swap', 'notepad'])
})
