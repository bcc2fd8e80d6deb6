/** Times in microseconds; `tdur`: CPU time of the thread. */
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
 * `frames`: thread time of each main-thread frame, ms; `work`: the same by kind, ms per frame; `drawn`: frames that
 * were displayed.
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

/** The events in Chromium's trace from an input to a painted frame, with their kind of work. */
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
 * Sums the work of a page's main thread in each frame of a trace.
 * @throws {Error} if the trace contains no frame of the page
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
 * Sums the work of a page's main thread from each release of the pointer until its next event: the handlers, and the
 * frame that shows their changes.
 * @returns ms of thread time for each release
 */
export function readReleaseCosts(events: readonly TraceEvent[]): Record<Work, number>[] {
  return readInputCosts(events, pointerMarks, 'pointerup')
}

/**
 * Sums the same work for each pressed key: `shown` until the first frame after it goes to the compositor, `all` until
 * the key is released.
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
 * @param types events that end the work of the previous event
 * @param counted the event whose work is measured
 * @param endsWithFrame true if the first frame also ends the work
 * @returns ms of thread time for each event
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
 * Returns the longest task of a page's main thread, without the time in which other programs used the processor.
 * @returns ms of thread time
 */
export function readLongestTask(events: readonly TraceEvent[]): number {
  const tasks = mainThreadOf(events).onMain.filter(({ name }) => name === 'RunTask')
  return Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000))
}

const pointerMarks = ['pointerout', 'pointerover', 'pointermove', 'pointerdown', 'pointerup']

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
 * Subtracts the time of inner steps from that of outer ones, because steps are nested: a handler that reads a size
 * causes a layout inside it.
 * @param events sorted by their start
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
