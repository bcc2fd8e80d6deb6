import { basePath } from '@/domain/build/base-path'

/** The timeout of the version request, ms. */
const answerLimit = 5_000

/**
 * Returns whether the server has a newer desktop than this page, so that parts of this version may be unavailable.
 * Without an answer (no network), the version counts as the same.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.documentElement.dataset.build
  try {
    const signal = AbortSignal.timeout(answerLimit)
    const response = await fetch(`${basePath}/service-worker.js`, { cache: 'no-store', signal })
    const served = response.ok ? /^const version = "(\w+)"/.exec(await response.text())?.[1] : undefined
    return own !== undefined && served !== undefined && served !== own
  } catch {
    return false
  }
}
