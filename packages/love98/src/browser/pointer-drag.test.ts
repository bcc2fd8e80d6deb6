// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Point } from '@/domain/windows/geometry'
import { followPointer } from './pointer-drag'

afterEach(() => vi.useRealTimers())

/**
 * Starts a drag at 100, 100. `send` dispatches pointer events, and `calls` records the callbacks. Frames are drawn on
 * request only.
 */
function drag() {
  vi.useFakeTimers()
  const handle = document.createElement('div')
  document.body.append(handle)
  handle.setPointerCapture = () => undefined
  handle.hasPointerCapture = () => false
  const calls: [string, Point | null][] = []
  followPointer({
    handle,
    from: { pointerId: 1, pointerType: 'mouse', clientX: 100, clientY: 100 },
    onMove: (by) => calls.push(['move', by]),
    onEnd: (by) => calls.push(['end', by]),
  })
  const send = (type: string, clientX = 0, clientY = 0) =>
    handle.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY }))
  return { calls, send }
}

test('a drag that is released before an animation frame moves the whole distance', () => {
  const { calls, send } = drag()
  send('pointermove', 120, 100)
  send('pointermove', 150, 130)
  send('pointerup', 150, 130)
  expect(calls).toEqual([
    ['move', { x: 50, y: 30 }],
    ['end', { x: 50, y: 30 }],
  ])
})

test('a frame is drawn once, and a canceled drag draws no more', () => {
  const { calls, send } = drag()
  send('pointermove', 150, 130)
  vi.advanceTimersToNextFrame()
  send('pointerup', 150, 130)
  expect(calls).toEqual([
    ['move', { x: 50, y: 30 }],
    ['end', { x: 50, y: 30 }],
  ])
  const canceled = drag()
  canceled.send('pointermove', 150, 130)
  canceled.send('pointercancel')
  expect(canceled.calls).toEqual([['end', null]])
})
