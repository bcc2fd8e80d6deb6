import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The requests of visitors, by frequency in 20 requests: a page, the settings, prices, a node, a table, and a nonce to
 * sign in with.
 */
const mix: readonly { times: number; path: string; body?: string }[] = [
  { times: 4, path: '/' },
  { times: 3, path: '/api/config' },
  { times: 7, path: '/api/market' },
  {
    times: 3,
    path: '/api/rpc/31337',
    body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  },
  { times: 1, path: '/api/heartbreak/leaderboard?level=crush&period=day' },
  { times: 2, path: '/api/auth/session' },
]

const turns = mix.flatMap(({ times, ...request }) => Array.from({ length: times }, () => request))

/** `times`: ms of each response with a status below 400; `failures`: descriptions of the first hundred failures. */
type Answered = { times: number[]; failed: number; bytes: number; failures: string[] }

/**
 * Runs clients that send the mix one request after another, each over a persistent connection.
 * @param options `pause`: ms between two requests of a client
 */
export async function sendMixedRequests({
  url,
  clients,
  until,
  pause = 0,
}: {
  url: string
  clients: number
  until: () => boolean
  pause?: number
}): Promise<Answered> {
  const answered: Answered = { times: [], failed: 0, bytes: 0, failures: [] }
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let turn = client * 7; until(); turn++) {
        const { path, body } = turns[turn % turns.length] as (typeof mix)[number]
        const start = performance.now()
        const answer = await sendRequest(`${url}${path}`, { agent, body, sender: client })
        if (answer.status >= 200 && answer.status < 400) answered.times.push(performance.now() - start)
        else noteFailure(answered, `${body ? 'POST' : 'GET'} ${path}: ${answer.status || answer.error}`)
        answered.bytes += answer.bytes
        if (pause > 0) await sleep(pause)
      }
      agent.destroy()
    }),
  )
  return answered
}

function noteFailure(answered: Answered, failure: string) {
  answered.failed++
  if (answered.failures.length < 100) answered.failures.push(`${new Date().toISOString()} ${failure}`)
}

/**
 * @param options `sender`: visitors have different addresses
 * @returns status 0 if there was no response; `error` then contains the reason
 */
export function sendRequest(
  url: string,
  { agent, body, sender = 0 }: { agent: Agent; body?: string | undefined; sender?: number },
): Promise<{ status: number; bytes: number; text: string; error?: string }> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        timeout: 20_000,
        headers: {
          'accept-encoding': 'br',
          'x-forwarded-for': `198.18.${Math.floor(sender / 250) % 250}.${1 + (sender % 250)}`,
          ...(body === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': String(Buffer.byteLength(body)),
                origin: 'http://localhost',
              }),
        },
      },
      (answer) => {
        let text = ''
        let bytes = 0
        answer.on('data', (chunk) => {
          bytes += chunk.length
          if (bytes < 4_096) text += chunk
        })
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, bytes, text }))
        answer.once('error', ({ message }) => resolve({ status: 0, bytes, text, error: message }))
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('timeout')))
    sent.once('error', ({ message }) => resolve({ status: 0, bytes: 0, text: '', error: message }))
    sent.end(body)
  })
}
