/** The timeout of the version request, ms. */
const answerLimit = 5_000

/**
 * Whether the server serves a newer desktop than the one on screen, so that parts of this one may be gone. Without an
 * answer (no network) it counts as the same.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.documentElement.dataset.build
  try {
    const signal = AbortSignal.timeout(answerLimit)
    const response = await fetch('/service-worker.js', { cache: 'no-store', signal })
    const served = response.ok ? /^const version = "(\w+)"/.exec(await response.text())?.[1] : undefined
    return own !== undefined && served !== undefined && served !== own
  } catch {
    return false
  }
}
