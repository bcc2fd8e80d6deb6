import { expect, test } from 'vitest'
import type { Size } from './geometry'
import { reduceDesktop } from './reduce-desktop'
import {
  type Desktop,
  type DesktopEvent,
  depthOf,
  emptyDesktop,
  focusedWindow,
  frontWindow,
  type RestoredWindow,
  type WindowRequest,
} from './windows'

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

function after(...events: readonly DesktopEvent[]): Desktop {
  return events.reduce(reduceDesktop, emptyDesktop)
}

test('an opened window is in front and focused', () => {
  const desktop = after(request('swap'), request('notepad'))
  expect(desktop.stack).toEqual(['swap-1', 'notepad-2'])
  expect(focusedWindow(desktop)).toBe('notepad-2')
})

test('a program with one window comes to the front instead of opening twice', () => {
  const desktop = after(
    request('swap', { single: true }),
    request('notepad'),
    request('swap', { single: true }),
  )
  expect(Object.keys(desktop.windows)).toEqual(['swap-1', 'notepad-2'])
  expect(focusedWindow(desktop)).toBe('swap-1')
})

test('a program with many windows opens another each time', () => {
  expect(Object.keys(after(request('notepad'), request('notepad')).windows)).toEqual([
    'notepad-1',
    'notepad-2',
  ])
})

test('minimizing the front window gives the focus to the one behind it', () => {
  const desktop = after(request('swap'), request('game'), { type: 'minimized', id: 'game-2' })
  expect(focusedWindow(desktop)).toBe('swap-1')
  expect(desktop.stack).toEqual(['swap-1', 'game-2'])
})

test('focusing a minimized window restores it in front, maximized if it was', () => {
  const desktop = after(
    request('swap'),
    { type: 'maximized', id: 'swap-1' },
    { type: 'minimized', id: 'swap-1' },
    request('game'),
    { type: 'focused', id: 'swap-1' },
  )
  expect(desktop.windows['swap-1']).toMatchObject({ minimized: false, maximized: true })
  expect(focusedWindow(desktop)).toBe('swap-1')
})

test('a window that cannot be sized cannot be maximized', () => {
  const desktop = after(request('display', { resizable: false }), { type: 'maximized', id: 'display-1' })
  expect(desktop.windows['display-1']?.maximized).toBe(false)
})

test('a dialog may open in the middle; its caption is visible on a screen of any size', () => {
  const asked = request('shut-down', { resizable: false, dialog: 'centered' })
  const rectOn = (area: Size) => after({ type: 'areaChanged', area }, asked).windows['shut-down-1']?.rect
  expect(rectOn({ width: 1001, height: 700 })).toEqual({ x: 351, y: 250, width: 300, height: 200 })
  expect(rectOn({ width: 200, height: 172 })).toEqual({ x: 4, y: 4, width: 192, height: 164 })
  expect(rectOn({ width: 80, height: 40 })).toMatchObject({ y: 0, width: 100 })
})

test('a restored window has its previous rectangle', () => {
  const open = after(request('swap'))
  const rect = open.windows['swap-1']?.rect
  const desktop = [
    { type: 'maximized', id: 'swap-1' },
    { type: 'restored', id: 'swap-1' },
  ].reduce((state, event) => reduceDesktop(state, event as DesktopEvent), open)
  expect(desktop.windows['swap-1']?.rect).toEqual(rect)
})

test('frames keep their opening order when the depth changes', () => {
  const desktop = after(request('a'), request('b'), request('c'), { type: 'focused', id: 'a-1' })
  expect(Object.keys(desktop.windows)).toEqual(['a-1', 'b-2', 'c-3'])
  expect(['a-1', 'b-2', 'c-3'].map((id) => depthOf(desktop, id))).toEqual([2, 0, 1])
})

test('closing the last window leaves nothing focused', () => {
  const desktop = after(request('a'), { type: 'closed', id: 'a-1' })
  expect(desktop.windows).toEqual({})
  expect(focusedWindow(desktop)).toBeNull()
})

test('an event of a closed window changes nothing', () => {
  const desktop = after(request('a'))
  for (const type of ['closed', 'focused', 'minimized', 'maximized', 'restored'] as const)
    expect(reduceDesktop(desktop, { type, id: 'gone-9' })).toBe(desktop)
})

test('a smaller viewport moves windows back into reach', () => {
  const desktop = after(
    { type: 'areaChanged', area: { width: 1280, height: 772 } },
    request('a'),
    { type: 'moved', id: 'a-1', rect: { x: 900, y: 700, width: 300, height: 200 } },
    { type: 'areaChanged', area: { width: 400, height: 300 } },
  )
  expect(desktop.windows['a-1']?.rect).toMatchObject({ x: 356, y: 276 })
})

test('an unchanged viewport returns the same state, so nothing is drawn again', () => {
  const area = { width: 1280, height: 772 }
  const desktop = after({ type: 'areaChanged', area }, request('a'))
  expect(reduceDesktop(desktop, { type: 'areaChanged', area: { ...area } })).toBe(desktop)
})

test('Show Desktop minimizes every window', () => {
  const desktop = after(request('a'), request('b'), { type: 'allMinimized' })
  expect(focusedWindow(desktop)).toBeNull()
})

test('a title can change while the window is open', () => {
  const desktop = after(request('notepad'), {
    type: 'titleChanged',
    id: 'notepad-1',
    title: 'Terms - Notepad',
  })
  expect(desktop.windows['notepad-1']?.title).toBe('Terms - Notepad')
})

test('Show Desktop pressed again restores the windows it minimized, in the same order', () => {
  const shown = after(request('a'), request('b'), request('c'), { type: 'minimized', id: 'b-2' })
  const away = reduceDesktop(shown, { type: 'allMinimized' })
  expect(away.minimizedByShowDesktop).toEqual(['a-1', 'c-3'])
  const back = reduceDesktop(away, { type: 'allRestored' })
  expect(back).toEqual(shown)
})

test('a window shown after Show Desktop cancels the restoring of the others', () => {
  for (const event of [request('d'), { type: 'focused', id: 'a-1' }] as const) {
    const desktop = after(request('a'), request('b'), { type: 'allMinimized' }, event)
    expect(reduceDesktop(desktop, { type: 'allRestored' }).windows['b-2']?.minimized).toBe(true)
  }
})

test('restoring a minimized window that was maximized leaves it maximized', () => {
  const desktop = after(
    request('a'),
    { type: 'maximized', id: 'a-1' },
    { type: 'minimized', id: 'a-1' },
    { type: 'restored', id: 'a-1' },
  )
  expect(desktop.windows['a-1']).toMatchObject({ minimized: false, maximized: true })
})

test('a window requests attention until it has the focus, and not while it has it', () => {
  const behind = after(request('a'), request('b'), { type: 'attentionRequested', id: 'a-1' })
  expect(behind.windows['a-1']?.attention).toBe(true)
  expect(reduceDesktop(behind, { type: 'focused', id: 'a-1' }).windows['a-1']?.attention).toBe(false)
  const front = after(request('a'))
  expect(reduceDesktop(front, { type: 'attentionRequested', id: 'a-1' })).toBe(front)
})

test('opening a program with one window again changes the argument of that window', () => {
  const one = { single: true }
  const desktop = after(request('game', one), request('game', { ...one, argument: 'daily' }))
  expect(desktop.windows['game-1']?.argument).toBe('daily')
  const again = reduceDesktop(desktop, request('game', one))
  expect(again.windows['game-1']?.argument).toBe('daily')
})

const earlier = (program: string, more: Partial<RestoredWindow> = {}): RestoredWindow => {
  const event = request(program)
  if (event.type !== 'opened') throw new Error('not a request')
  const rect = { x: 10, y: 20, width: 300, height: 200 }
  return { request: event.request, rect, minimized: false, maximized: false, ...more }
}

test('windows of an earlier visit open behind the open ones, in their order', () => {
  const desktop = after(request('linked'), {
    type: 'sessionRestored',
    windows: [earlier('a'), earlier('b', { minimized: true, maximized: true })],
  })
  expect(desktop.stack).toEqual(['a-2', 'b-3', 'linked-1'])
  expect(focusedWindow(desktop)).toBe('linked-1')
  expect(desktop.windows['b-3']).toMatchObject({ minimized: true, maximized: true, rect: { x: 10, y: 20 } })
})

test('a program with one window is not opened a second time by an earlier visit', () => {
  const windows = [{ ...earlier('swap'), request: { ...earlier('swap').request, single: true } }]
  const open = after(request('swap', { single: true }))
  expect(reduceDesktop(open, { type: 'sessionRestored', windows })).toBe(open)
})

test('a window of an earlier visit is moved back into reach', () => {
  const far = earlier('a', { rect: { x: 5_000, y: -900, width: 300, height: 200 } })
  const restored = { type: 'sessionRestored', windows: [far] } as const
  const measured = { type: 'areaChanged', area: { width: 1280, height: 772 } } as const
  const reached = { x: 1280 - 44, y: 0 }
  expect(after(measured, restored).windows['a-1']?.rect).toMatchObject(reached)
  expect(after(restored, measured).windows['a-1']?.rect).toMatchObject(reached)
})

test('windows of an earlier visit keep their places when the area is measured after them', () => {
  const rect = { x: 1_300, y: 640, width: 420, height: 340 }
  const desktop = after(
    request('notepad'),
    { type: 'arranged', changes: { 'notepad-1': { rect, minimized: false, maximized: false } } },
    { type: 'sessionRestored', windows: [earlier('a', { rect: { ...rect, y: 600 } })] },
    { type: 'areaChanged', area: { width: 1920, height: 1052 } },
  )
  expect(desktop.windows['notepad-1']?.rect).toEqual(rect)
  expect(desktop.windows['a-2']?.rect).toEqual({ ...rect, y: 600 })
})

// Proves S10.2
test('a press on the desktop deactivates the front window, and leaves it in front', () => {
  const desktop = after(request('swap'), request('game'), { type: 'desktopFocused' })
  expect(focusedWindow(desktop)).toBeNull()
  expect(frontWindow(desktop)).toBe('game-2')
  expect(focusedWindow(reduceDesktop(desktop, { type: 'focused', id: 'game-2' }))).toBe('game-2')
  expect(focusedWindow(reduceDesktop(desktop, request('swap')))).toBe('swap-3')
  expect(focusedWindow(reduceDesktop(desktop, { type: 'closed', id: 'swap-1' }))).toBeNull()
})

test('the window of the page is placed when the area is measured first, and never again', () => {
  const dialog = after(request('shut-down', { dialog: 'centered' }), {
    type: 'areaChanged',
    area: { width: 1280, height: 772 },
  })
  expect(dialog.windows['shut-down-1']?.rect).toMatchObject({ x: 490, y: 286 })
  const wider = reduceDesktop(dialog, { type: 'areaChanged', area: { width: 1600, height: 900 } })
  expect(wider.windows['shut-down-1']?.rect).toMatchObject({ x: 490, y: 286 })
  const run = after(request('run', { dialog: 'cornered' }), {
    type: 'areaChanged',
    area: { width: 1280, height: 772 },
  })
  expect(run.windows['run-1']?.rect).toMatchObject({ x: 8, y: 772 - 200 - 8 })
  const arabic = after(request('swap'), {
    type: 'areaChanged',
    area: { width: 1280, height: 772 },
    isMirrored: true,
  })
  expect(arabic.windows['swap-1']?.rect).toMatchObject({ x: 1280 - 158 - 300, y: 20 })
  const wide = after(request('pairs', { size: { width: 792, height: 420 } }), {
    type: 'areaChanged',
    area: { width: 800, height: 572 },
  })
  expect(wide.windows['pairs-1']?.rect).toEqual({ x: 8, y: 20, width: 792, height: 420 })
  const narrower = after(request('pairs', { size: { width: 792, height: 420 } }), {
    type: 'areaChanged',
    area: { width: 768, height: 572 },
  })
  expect(narrower.windows['pairs-1']?.rect).toEqual({ x: 8, y: 20, width: 760, height: 420 })
  // An area of the size that the server assumes is measured too.
  const usual = after(
    request('swap'),
    { type: 'areaChanged', area: { ...emptyDesktop.area } },
    { type: 'moved', id: 'swap-1', rect: { x: 700, y: 300, width: 300, height: 200 } },
    { type: 'areaChanged', area: { width: 1000, height: 700 } },
  )
  expect(usual.windows['swap-1']?.rect).toMatchObject({ x: 700, y: 300 })
})
