/** Times in microseconds; `tdur`: time that the thread itself worked. */
type TraceEvent = {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

export type Work = 'script' | 'style' | 'layout' | 'paint'

/**
 * `frames`: thread time of each main-thread frame, ms; `work`: the same by kind, ms a frame; `drawn`: frames that came to
 * the screen
 */
type FrameCosts = {
  frames: number[]
  work: Record<Work, number>
  layouts: number
  drawn: number
  seconds: number
}

export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
]

/** What Chromium's trace calls the steps from an input to a painted frame. */
const workOf: Readonly<Record<string, Work>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

/**
 * Adds up what the main thread of a page did in each frame of a trace.
 *
 * @throws {Error} when the trace holds no frame of the page
 */
export function readFrameCosts(events: readonly TraceEvent[]): FrameCosts {
  const { main, onMain } = mainThreadOf(events)
  const starts = onMain.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts)
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined || starts.length < 2)
    throw new Error('The trace shows no frames: nothing was drawn while the window was dragged.')

  const frames = starts.slice(1).map(() => 0)
  const work: Record<Work, number> = { script: 0, style: 0, layout: 0, paint: 0 }
  const inside = ({ ts }: TraceEvent) => ts >= first && ts < last
  for (const event of ownTimes(onMain.filter((event) => workOf[event.name] && event.ph === 'X'))) {
    const kind = workOf[event.name]
    if (!kind || !inside(event)) continue
    const frame = starts.findLastIndex((start) => start <= event.ts)
    const cost = (event.tdur ?? 0) / 1000
    frames[frame] = (frames[frame] ?? 0) + cost
    work[kind] += cost / frames.length
  }
  return {
    frames,
    work,
    layouts: onMain.filter((event) => event.name === 'Layout' && inside(event)).length,
    drawn: events.filter((event) => event.name === 'DrawFrame' && event.pid === main.pid && inside(event))
      .length,
    seconds: (last - first) / 1e6,
  }
}

/**
 * Adds up what the main thread of a page did from each release of a pointer until the pointer does the next thing: its
 * handlers and the frame that shows what they changed.
 *
 * @returns ms of thread time for each release
 */
export function readReleaseCosts(events: readonly TraceEvent[]): Record<Work, number>[] {
  return readInputCosts(events, pointerMarks, 'pointerup')
}

/**
 * The same from each key that is pressed: `shown` until the first frame after it is handed to the compositor, `all` until it is let go.
 *
 * @returns ms of thread time for each key
 */
export function readKeyCosts(events: readonly TraceEvent[]): {
  shown: Record<Work, number>[]
  all: Record<Work, number>[]
} {
  const [types, counted] = [['keydown', 'keyup'], 'keydown']
  return {
    shown: readInputCosts(events, types, counted, true),
    all: readInputCosts(events, types, counted),
  }
}

/**
 * @param types events that end what belongs to the one before
 * @param counted the one whose work is wanted
 * @param endsWithFrame whether the work ends with the first frame, too
 * @returns ms of thread time for each of them
 */
function readInputCosts(
  events: readonly TraceEvent[],
  types: readonly string[],
  counted: string,
  endsWithFrame: boolean = false,
): Record<Work, number>[] {
  const { onMain } = mainThreadOf(events)
  const typeOf = ({ args, name }: TraceEvent) => (name === 'EventDispatch' ? (args?.data?.type ?? '') : '')
  const marks = onMain.filter((event) => types.includes(typeOf(event)))
  const costs = marks.map(() => ({ script: 0, style: 0, layout: 0, paint: 0 }))
  let mark = -1
  let isShown = false
  for (const event of ownTimes(onMain.filter((event) => workOf[event.name] && event.ph === 'X'))) {
    while ((marks[mark + 1]?.ts ?? Number.POSITIVE_INFINITY) <= event.ts) {
      mark++
      isShown = false
    }
    const [cost, kind] = [costs[mark], workOf[event.name]]
    if (cost && kind && !isShown) cost[kind] += (event.tdur ?? 0) / 1000
    isShown ||= endsWithFrame && event.name === 'Commit'
  }
  return costs.filter((_, at) => marks[at] && typeOf(marks[at]) === counted)
}

/**
 * The longest that the main thread of a page was held by one task, without the time in which other programs had the
 * processor.
 *
 * @returns ms of thread time
 */
export function readLongestTask(events: readonly TraceEvent[]): number {
  const tasks = mainThreadOf(events).onMain.filter(({ name }) => name === 'RunTask')
  return Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000))
}

const pointerMarks = ['pointerout', 'pointerover', 'pointermove', 'pointerdown', 'pointerup']

/** @returns its events by their begin */
function mainThreadOf(events: readonly TraceEvent[]): {
  main: { pid: number; tid: number }
  onMain: TraceEvent[]
} {
  const main = busiestMainThread(events)
  const onMain = events
    .filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  return { main, onMain }
}

/** @returns the one that drew most frames */
function busiestMainThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const counted = threads.map(({ pid, tid }) => ({
    pid,
    tid,
    frames: events.filter((event) => event.name === 'BeginMainThreadFrame' && event.pid === pid).length,
  }))
  const [most] = counted.sort((a, b) => b.frames - a.frames)
  if (!most) throw new Error('The trace holds no page.')
  return most
}

/**
 * Steps are nested (a handler that reads a size causes a layout inside it): the time of the inner step is subtracted from
 * the outer one.
 *
 * @param events sorted by their begin
 */
function ownTimes(events: readonly TraceEvent[]) {
  const own: TraceEvent[] = []
  const open: { end: number; index: number }[] = []
  for (const event of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const around = own[open.at(-1)?.index ?? -1]
    if (around) around.tdur = Math.max(0, (around.tdur ?? 0) - (event.tdur ?? 0))
    open.push({ end: event.ts + (event.dur ?? 0), index: own.length })
    own.push({ ...event })
  }
  return own
}
