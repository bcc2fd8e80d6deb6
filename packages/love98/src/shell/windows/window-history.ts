import { followHistoryNavigation, markKey } from '@/browser/history-entries'
import type { DesktopStore } from '@/desktop/desktop-store'
import { isRecord } from '@/domain/is-record'
import { type AddressContent, programPath } from '@/domain/navigation/program-path'
import { type Desktop, frontWindow } from '@/domain/windows/windows'
import { findProgram } from '@/programs/registry'
import { knownArgument, windowRequest } from '@/programs/window-request'

type Options = {
  depth: number
  title: string
  opened: number
}

type Mark = { readonly depth: number; readonly shown: AddressContent | null }

/**
 * Connects windows with the browser's history. Each window that is opened after the page load adds one entry. Back
 * closes the front window, and Forward opens it again. The address and the title are those of the front window. In a
 * frame of another site the entries would belong to that site, so there only the address changes.
 */
export function syncWindowHistory(
  store: DesktopStore,
  { depth: arrival, title, opened }: Options,
): () => void {
  const deepens = window.parent === window
  /**
   * `depth` is the current depth of the browser. `base` is the depth without our own entries, with the number of
   * windows at that point.
   */
  let depth = arrival
  let base = { depth, count: Math.max(0, countOf(store.getState()) - opened) }
  /** True while a history step that this code requested is running. Nothing is written in that time. */
  let isTravelling = false
  let isClosing = false
  let last = store.getState()

  const write = (how: 'pushState' | 'replaceState', mark: Mark) => {
    const path = programPath(mark.shown, location.search)
    // The router's state is kept, so that the router recognizes its entries.
    const state = { ...history.state, [markKey]: mark }
    try {
      history[how](state, '', path)
    } catch {
      // Browsers limit the number of writes. The next change writes again.
    }
  }

  const sync = () => {
    const desktop = store.getState()
    const shown = shownIn(desktop)
    const front = desktop.windows[frontWindow(desktop) ?? '']
    document.title = front ? `${front.title} - ${title}` : title
    if (isTravelling || isClosing) return
    const count = countOf(desktop)
    if (depth === base.depth) base.count = Math.min(base.count, count)
    const wanted = deepens ? base.depth + Math.max(0, count - base.count) : depth
    if (wanted < depth) {
      // Forward opens the closed window again.
      write('replaceState', { depth, shown: closedSince(last, desktop) ?? shown })
      isTravelling = true
      history.go(wanted - depth)
    } else {
      while (depth < wanted) write('pushState', { depth: ++depth, shown })
      if (!isSame(markOf(history.state), { depth, shown })) write('replaceState', { depth, shown })
    }
    last = desktop
  }

  const travel = async (state: unknown) => {
    const mark = markOf(state)
    if (!mark) return
    const steps = mark.depth - depth
    depth = mark.depth
    if (isTravelling) isTravelling = false
    else if (steps < 0) {
      isClosing = true
      await closeFront(store, -steps)
      isClosing = false
      if (depth < base.depth) base = { depth, count: countOf(store.getState()) }
    } else if (steps > 0) {
      const count = countOf(store.getState())
      isClosing = true
      open(store, mark.shown)
      isClosing = false
      // The entry of the page itself has no window to close.
      base.depth += steps - (countOf(store.getState()) - count)
    }
    sync()
  }

  const unfollow = followHistoryNavigation((state) => void travel(state))
  const unsubscribe = store.subscribe(sync)
  const now = markOf(history.state)
  if (now && now.depth !== depth) void travel(history.state)
  else {
    history.replaceState({ ...history.state, [markKey]: { depth, shown: null } satisfies Mark }, '')
    sync()
  }
  return () => {
    unsubscribe()
    unfollow()
  }
}

async function closeFront(store: DesktopStore, count: number): Promise<void> {
  for (let closed = 0; closed < count; closed++) {
    const desktop = store.getState()
    const id = frontWindow(desktop) ?? desktop.stack.at(-1)
    if (id === undefined || !(await store.close(id))) return
  }
}

function open(store: DesktopStore, shown: AddressContent | null): void {
  const program = shown && findProgram(shown.program)
  if (!program) return
  const argument = knownArgument(program, shown.argument)
  store.dispatch({ type: 'opened', request: windowRequest(program, argument) })
}

function shownIn(desktop: Desktop): AddressContent | null {
  const window = desktop.windows[frontWindow(desktop) ?? '']
  return window ? { program: window.program, argument: window.argument } : null
}

function closedSince(before: Desktop, now: Desktop): AddressContent | null {
  const id = before.stack.findLast((candidate) => !now.windows[candidate])
  const window = before.windows[id ?? '']
  return window ? { program: window.program, argument: window.argument } : null
}

function countOf({ stack }: Desktop): number {
  return stack.length
}

function isSame(one: Mark | null, other: Mark): boolean {
  return (
    one?.depth === other.depth &&
    one.shown?.program === other.shown?.program &&
    one.shown?.argument === other.shown?.argument
  )
}

/**
 * Reads the desktop's part of `history.state`. Its content is untrusted, because another page of this origin may have
 * written it.
 */
function markOf(state: unknown): Mark | null {
  const mark: unknown = isRecord(state) ? state[markKey] : null
  if (!isRecord(mark) || !Number.isSafeInteger(mark.depth)) return null
  const { shown } = mark
  const depth = Number(mark.depth)
  if (!isRecord(shown) || typeof shown.program !== 'string') return { depth, shown: null }
  const argument = typeof shown.argument === 'string' ? shown.argument : null
  return { depth, shown: { program: shown.program, argument } }
}
