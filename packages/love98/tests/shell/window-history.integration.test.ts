// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureHistoryNavigation } from '@/browser/history-entries'
import { createDesktopStore } from '@/desktop/desktop-store'
import { emptyDesktop } from '@/domain/windows/windows'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { syncWindowHistory } from '@/shell/windows/window-history'
import { settled } from '../support/event-loop'

type Entry = { state: unknown; path: string }

/** A browser history that tests can inspect; like a browser, it navigates asynchronously. */
function browserHistory(path: string) {
  const entries: Entry[] = [{ state: { __NA: true }, path }]
  let index = 0
  const history = {
    get state() {
      return entries[index]?.state
    },
    pushState(state: unknown, _title: string, to: string) {
      entries.splice(++index, entries.length, { state, path: to })
    },
    replaceState(state: unknown, _title: string, to = entries[index]?.path ?? '/') {
      entries[index] = { state, path: to }
    },
    go(steps: number) {
      setTimeout(() => {
        if (!entries[index + steps]) throw new Error(`the page would be left: ${index} ${steps}`)
        index += steps
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      })
    },
  }
  return {
    history,
    paths: () => entries.map((entry) => entry.path),
    at: () => entries[index]?.path,
    index: () => index,
  }
}

function open(program: string, argument: string | null = null) {
  const found = findProgram(program)
  if (!found) throw new Error(`there is no ${program}`)
  return { type: 'opened', request: windowRequest(found, argument) } as const
}

let stopHolding = () => undefined as unknown

beforeEach(() => {
  stopHolding = captureHistoryNavigation()
})
afterEach(() => {
  stopHolding()
  vi.unstubAllGlobals()
})

function follow(browser: ReturnType<typeof browserHistory>, depth = 0, opened = 0) {
  vi.stubGlobal('history', browser.history)
  const store = createDesktopStore(emptyDesktop)
  const begin = () => syncWindowHistory(store, { depth, title: 'Cat Club', opened })
  return { store, begin }
}

test('each window has a history entry; Back closes the front one, Forward opens it again', async () => {
  const browser = browserHistory('/')
  const { store, begin } = follow(browser)
  const stop = begin()
  store.dispatch(open('notepad', 'terms'))
  store.dispatch(open('pairs'))
  expect(browser.paths()).toEqual(['/', '/p/notepad?open=terms', '/p/pairs'])
  expect(document.title).toBe('Swap Pairs - Cat Club')
  browser.history.go(-1)
  await settled()
  expect(store.getState().stack).toEqual(['notepad-1'])
  expect(browser.at()).toBe('/p/notepad?open=terms')
  browser.history.go(1)
  await settled()
  expect(store.getState().stack).toHaveLength(2)
  browser.history.go(-2)
  await settled()
  expect(store.getState().stack).toEqual([])
  expect([browser.at(), document.title]).toEqual(['/', 'Cat Club'])
  stop()
})

test('closing windows by their buttons removes their history entries, also several at once', async () => {
  const browser = browserHistory('/')
  const { store, begin } = follow(browser)
  const stop = begin()
  for (const program of ['notepad', 'pairs', 'display']) store.dispatch(open(program))
  expect(browser.index()).toBe(3)
  for (const id of store.getState().stack) store.dispatch({ type: 'closed', id })
  await settled()
  expect([browser.index(), browser.at()]).toEqual([0, '/'])
  stop()
})

test('a window kept open by its guard gets its history entry again', async () => {
  const browser = browserHistory('/')
  const { store, begin } = follow(browser)
  const stop = begin()
  store.dispatch(open('notepad'))
  store.guardClose('notepad-1', async () => false)
  browser.history.go(-1)
  await settled()
  expect(store.getState().stack).toEqual(['notepad-1'])
  expect([browser.index(), browser.at()]).toEqual([1, '/p/notepad'])
  stop()
})

test('a window opened before this code was loaded has an entry, and the server-rendered one has none', () => {
  const browser = browserHistory('/p/pairs')
  const { store, begin } = follow(browser, 0, 1)
  store.dispatch(open('pairs'))
  store.dispatch(open('notepad'))
  const stop = begin()
  expect(browser.paths()).toEqual(['/p/pairs', '/p/notepad'])
  stop()
})

test('after a reload the earlier entries still close windows', async () => {
  const browser = browserHistory('/')
  const first = follow(browser)
  const stopFirst = first.begin()
  first.store.dispatch(open('notepad'))
  stopFirst()
  // The router removes this app's mark from the reloaded entry. `follow` receives the depth that was noted before.
  browser.history.replaceState({ __NA: true }, '')
  const { store, begin } = follow(browser, 1)
  store.dispatch(open('notepad'))
  const stop = begin()
  browser.history.go(-1)
  await settled()
  expect(store.getState().stack).toEqual([])
  expect(browser.at()).toBe('/')
  store.dispatch(open('pairs'))
  expect(browser.paths()).toEqual(['/', '/p/pairs'])
  stop()
})

test('damaged entries and entries of unknown programs open and close nothing', async () => {
  const browser = browserHistory('/')
  const { store, begin } = follow(browser)
  const stop = begin()
  for (const mark of [
    null,
    7,
    { depth: 'x' },
    { depth: 1, shown: { program: 'freecell' } },
    { depth: 2, shown: 3 },
  ]) {
    window.dispatchEvent(new PopStateEvent('popstate', { state: { love98: mark } }))
    await settled()
    expect(store.getState().stack).toEqual([])
  }
  stop()
})
