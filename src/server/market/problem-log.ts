import { logProblem } from '@/server/log'

/** The state of something that goes on trying. */
export type ProblemLog = {
  /** Told at each failure; logged when it is another one than before. `text`: a fixed sentence. */
  has: (text: string, error?: unknown) => void
  ended: () => void
  current: () => string | null
  /** ms since it fails, or since it does not. */
  sinceMs: () => number
}

/** A failure that repeats every second is one line in the log. */
export function createProblemLog(part: string): ProblemLog {
  let current: string | null = null
  let since = performance.now()
  const change = (next: string | null) => {
    if ((current === null) !== (next === null)) since = performance.now()
    current = next
  }
  return {
    has(text, error) {
      if (text !== current) logProblem(part, text, error)
      change(text)
    },
    ended: () => change(null),
    current: () => current,
    sinceMs: () => Math.round(performance.now() - since),
  }
}
