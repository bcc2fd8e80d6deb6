import { afterAll, vi } from 'vitest'

// docs/decisions/0049. Files that share a process: what one leaves waiting (a poll of a node, a sweep of a store) does not run in the next.
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis
const waiting = new Set<NodeJS.Timeout>()

globalThis.setTimeout = follow(startTimeout)
globalThis.setInterval = follow(startInterval)

afterAll(() => {
  // Before anything else is given back: the runner's clock has kept the functions that it replaced.
  vi.useRealTimers()
  globalThis.setTimeout = startTimeout
  globalThis.setInterval = startInterval
  for (const timer of waiting) clearTimeout(timer)
})

/** Starts timers as `start` does, with what belongs to it (`util.promisify`), and makes a list of them. */
function follow<Start extends typeof startTimeout | typeof startInterval>(start: Start): Start {
  const started = (...args: Parameters<Start>) => {
    const timer: NodeJS.Timeout = Reflect.apply(start, globalThis, args)
    waiting.add(timer)
    return timer
  }
  return Object.defineProperties(started, Object.getOwnPropertyDescriptors(start)) as unknown as Start
}
