import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until an address answers with a status.
 *
 * @throws {Error} after a minute
 */
export async function waitUntilAnswered(url: string, wanted: number): Promise<void> {
  const end = performance.now() + 60_000
  let last = 'nothing'
  while (performance.now() < end) {
    const status = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.status,
      (error) => String(error),
    )
    if (status === wanted) return
    last = String(status)
    await sleep(100)
  }
  throw new Error(`${url} did not answer ${wanted} within a minute (last: ${last}).`)
}
