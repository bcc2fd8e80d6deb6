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

test('on a low screen, as a phone in landscape has, a window fills it when it opens; a dialog keeps its size', () => {
  const low: DesktopEvent = { type: 'areaChanged', area: { width: 844, height: 340 } }
  const desktop = after(low, request('game', { resizable: false }), request('run', { dialog: 'centered' }))
  expect(desktop.windows['game-1']?.maximized).toBe(true)
  expect(desktop.windows['run-2']?.maximized).toBe(false)
})

test('where reading goes from right to left, windows are cascaded from the right, as far from it as from the left else', () => {
  const area: DesktopEvent = { type: 'areaChanged', area: { width: 1000, height: 700 } }
  const [left, right] = [false, true].map(
    (isMirrored) => after(area, request('a', { isMirrored })).windows['a-1']?.rect,
  )
  expect(right).toEqual({ ...left, x: 1000 - (left?.x ?? 0) - 300 })
})

test('laying a phone down fills the screen with its programs, a keyboard on the screen does not', () => {
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

test('a window that the page opens with fills a low screen when its height is known', () => {
  const desktop = after(request('game'), { type: 'areaChanged', area: { width: 844, height: 350 } })
  expect(desktop.windows['game-1']?.maximized).toBe(true)
})
