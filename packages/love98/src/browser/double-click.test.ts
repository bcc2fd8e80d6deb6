import { expect, test } from 'vitest'
import { createDoubleClickDetector } from './double-click'

const click = (timeStamp: number, clientX = 100, pointerType = 'mouse') => ({
  timeStamp,
  clientX,
  clientY: 50,
  pointerType,
})

test('two clicks within half a second at one place are a double click, and the third begins a new one', () => {
  const isDouble = createDoubleClickDetector()
  expect([0, 400, 800, 1_200].map((time) => isDouble(click(time)))).toEqual([false, true, false, true])
})

test('a slow second click, and a distant one, are single clicks', () => {
  const isDouble = createDoubleClickDetector()
  expect(isDouble(click(0))).toBe(false)
  expect(isDouble(click(501))).toBe(false)
  expect(isDouble(click(700, 105))).toBe(false)
  expect(isDouble(click(900, 109))).toBe(true)
})

test('a finger may move farther between the clicks than a mouse', () => {
  const isDouble = createDoubleClickDetector()
  isDouble(click(0, 100, 'touch'))
  expect(isDouble(click(300, 120, 'touch'))).toBe(true)
})
