import { expect, test } from 'vitest'
import { reduceDesktop } from './reduce-desktop'
import { type DesktopEvent, emptyDesktop, type WindowRequest } from './windows'

const request = (program: string, more: Partial<WindowRequest> = {}): DesktopEvent => ({
  type: 'opened',
  request: {
    program,
    argument: null,
    title: program,
    icon: program,
    size: { width: 300, height: 200 },
    minimum: { width: 100, height: 80 },
    maximum: null,
    resizable: true,
    dialog: null,
    single: false,
    ...more,
  },
})

const after = (...events: readonly DesktopEvent[]) => events.reduce(reduceDesktop, emptyDesktop)

test('a window fills a low screen, such as a phone in landscape, when it opens; a dialog keeps its size', () => {
  const low: DesktopEvent = { type: 'areaChanged', area: { width: 844, height: 340 } }
  const desktop = after(low, request('game', { resizable: false }), request('run', { dialog: 'centered' }))
  expect(desktop.windows['game-1']?.maximized).toBe(true)
  expect(desktop.windows['run-2']?.maximized).toBe(false)
})

test('in right-to-left languages, windows are cascaded from the right edge', () => {
  const area: DesktopEvent = { type: 'areaChanged', area: { width: 1000, height: 700 } }
  const [left, right] = [false, true].map(
    (isMirrored) => after(area, request('a', { isMirrored })).windows['a-1']?.rect,
  )
  expect(right).toEqual({ ...left, x: 1000 - (left?.x ?? 0) - 300 })
})

test('turning a phone to landscape maximizes its programs; opening the on-screen keyboard does not', () => {
  const area = (width: number, height: number): DesktopEvent => ({
    type: 'areaChanged',
    area: { width, height },
  })
  const standing = after(area(390, 794), request('game'), request('run', { dialog: 'centered' }))
  const isFilled = (desktop: typeof standing) =>
    Object.values(desktop.windows).map(({ maximized }) => maximized)
  expect(isFilled(reduceDesktop(standing, area(390, 300)))).toEqual([false, false])
  expect(isFilled(reduceDesktop(standing, area(844, 350)))).toEqual([true, false])
})

test('a window that is open at page load is maximized when the height is known to be low', () => {
  const desktop = after(request('game'), { type: 'areaChanged', area: { width: 844, height: 350 } })
  expect(desktop.windows['game-1']?.maximized).toBe(true)
})
