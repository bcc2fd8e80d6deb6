/** Waits for `ms`, or until the signal: whichever comes first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    // The process may end while nothing but this waits.
    timer.unref()
    signal.addEventListener('abort', end, { once: true })
  })
}
