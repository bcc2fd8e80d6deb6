export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly code = 'timeout'
  constructor(readonly limit: number) {
    super(`No answer within ${limit} ms`)
  }
}

/**
 * Waits for `work` at most `limit` ms. Slower work continues, and its result is ignored.
 * @throws {TimeoutError}
 */
export async function withTimeout<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(limit)), limit)
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for `ms`, or until the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    // The process may end during the pause.
    timer.unref()
    signal.addEventListener('abort', end, { once: true })
  })
}
