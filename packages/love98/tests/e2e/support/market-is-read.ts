import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until the market reader of a started product has its first snapshot. On a busy machine this takes longer than
 * the three seconds that a request waits; the request is answered with 503, which the page reports as a problem.
 */
export async function marketIsRead(baseUrl: string): Promise<void> {
  while (!(await fetch(`${baseUrl}/api/market`)).ok) await sleep(200)
}
