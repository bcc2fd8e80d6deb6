import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, askMix } from './clients.ts'

/** How long clients ask while processes end and begin, at least, s. */
const seconds = 60

/**
 * `failed`: of all requests, writes included; `written`: writes that were acknowledged; `lost`: those of them that are not
 * stored
 */
type Change = { failed: number; answered: number; written: number; lost: number; failures: string[] }

/** A hundred clients ask two processes through the proxy while something happens to these. One more client writes. */
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
    askMix({ url, clients: 100, until }),
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
 * Asks for messages to sign, which are stored before they are sent.
 *
 * @returns what arrived, and which requests failed
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
    const { status, text, error } = await ask(`${url}/api/auth/nonce`, { agent, body })
    const nonce = /"nonce":"([^"]+)"/.exec(text)?.[1]
    if (status === 200 && nonce) nonces.push(nonce)
    else failures.push(`${new Date().toISOString()} POST /api/auth/nonce: ${status || error}`)
    await sleep(5)
  }
  agent.destroy()
  return { nonces, failures }
}
