import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, askMix } from './clients.mjs'

/** How long clients ask while processes end and begin, s. */
const seconds = 20

/**
 * @typedef {{ failed: number, answered: number, lost: number }} Change `lost`: writes that were acknowledged and are not stored
 */

/**
 * A hundred clients ask two processes through the proxy while something happens to these. One more client writes.
 *
 * @param {{
 *   url: string, query: (statement: string, values: unknown[]) => Promise<{ rows: unknown[] }>, happen: () => Promise<void>,
 * }} options
 * @returns {Promise<Change>}
 */
export async function measureChange({ url, query, happen }) {
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
  const { rows } = await query('select nonce from nonces where nonce = any($1)', [written])
  return { failed: answered.failed, answered: answered.times.length, lost: written.length - rows.length }
}

/**
 * Asks for messages to sign, which are stored before they are sent.
 *
 * @param {{ url: string, until: () => boolean }} options
 * @returns {Promise<string[]>} the nonces that arrived
 */
async function write({ url, until }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = JSON.stringify({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 31337 })
  /** @type {string[]} */
  const nonces = []
  while (until()) {
    const { status, text } = await ask(`${url}/api/auth/nonce`, { agent, body })
    const nonce = /"nonce":"([^"]+)"/.exec(text)?.[1]
    if (status === 200 && nonce) nonces.push(nonce)
    await sleep(5)
  }
  agent.destroy()
  return nonces
}
