import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendMixedRequests, sendRequest } from './clients.ts'

/** The least time for which clients send requests while processes stop and start, s. */
const seconds = 60

/**
 * `failed`: of all requests, including writes; `written`: acknowledged writes; `lost`: acknowledged writes that are not
 * stored.
 */
type Change = { failed: number; answered: number; written: number; lost: number; failures: string[] }

/**
 * Sends requests of a hundred clients to two processes through the proxy while the processes change. One more client
 * writes.
 */
export async function measureChange({
  url,
  query,
  happen,
}: {
  url: string
  query: (statement: string, values: unknown[]) => Promise<{ rows: unknown[] }>
  happen: () => Promise<void>
}): Promise<Change> {
  const end = performance.now() + seconds * 1000
  let isOver = false
  const until = () => performance.now() < end || !isOver
  const happening = sleep(2_000)
    .then(happen)
    .finally(() => {
      isOver = true
    })
  const [answered, written] = await Promise.all([
    sendMixedRequests({ url, clients: 100, until }),
    write({ url, until }),
    happening,
  ])
  const { nonces, failures } = written
  const { rows } = await query('select nonce from nonces where nonce = any($1)', [nonces])
  return {
    failed: answered.failed + failures.length,
    answered: answered.times.length + nonces.length,
    written: nonces.length,
    lost: nonces.length - rows.length,
    failures: [...answered.failures, ...failures],
  }
}

/**
 * Requests messages to sign, which the server stores before it sends them.
 * @returns the received messages, and the requests that failed
 */
async function write({
  url,
  until,
}: {
  url: string
  until: () => boolean
}): Promise<{ nonces: string[]; failures: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = JSON.stringify({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 31337 })
  const nonces: string[] = []
  const failures: string[] = []
  while (until()) {
    const { status, text, error } = await sendRequest(`${url}/api/auth/nonce`, { agent, body })
    const nonce = /"nonce":"([^"]+)"/.exec(text)?.[1]
    if (status === 200 && nonce) nonces.push(nonce)
    else failures.push(`${new Date().toISOString()} POST /api/auth/nonce: ${status || error}`)
    await sleep(5)
  }
  agent.destroy()
  return { nonces, failures }
}
