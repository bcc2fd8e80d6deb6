import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyMessage } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type SignInFields, signInMessage } from '../../src/domain/sign-in/sign-in-message.ts'
import { startProduct } from './product.ts'
import { median, percentile } from './statistics.ts'

export const crowds = [
  { clients: 1, signIns: 50 },
  { clients: 10, signIns: 200 },
  { clients: 100, signIns: 400 },
] as const

/**
 * Signs in repeatedly with plain accounts. The times include only the server: first all nonces are requested, then all
 * messages are signed without a clock, then the signatures are submitted.
 * @param options without a database address, the embedded database is measured in a new folder
 * @returns sign-ins per second, and the 99th percentile of their durations in ms (nonce and verification together)
 */
export async function measureSignIn({
  root,
  signal,
  databaseUrl,
}: {
  root: string
  signal: AbortSignal
  databaseUrl: string | undefined
}): Promise<{ clients: number; rate: number; p99: number }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-bench-'))
  const many = ['nonce', 'nonce-account', 'verify', 'verify-account'].map((name) => `${name}=1000000/60`)
  const env = { DATABASE_URL: databaseUrl ?? '', LOVE98_DATA: join(folder, 'data') }
  const product = await startProduct({
    root,
    signal,
    env: { ...env, RATE_LIMITS: many.join(' '), LOG_LEVEL: 'error' },
  })
  try {
    const chainId = await chainOf(product.url)
    const run = (crowd: (typeof crowds)[number]) =>
      measureCrowd({ ...crowd, url: product.url, chainId, signal })
    // The first sign-ins wait until the routes are loaded and the database is opened.
    await run(crowds[0])
    const results = []
    for (const crowd of crowds) results.push({ clients: crowd.clients, ...(await run(crowd)) })
    return results
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Measures the lower limit of a sign-in: the verification of one signature of an externally owned account.
 * @returns ms, median of 200
 */
export async function measureVerification(): Promise<number> {
  const account = privateKeyToAccount(generatePrivateKey())
  const message = 'a message as long as those that are signed here, more or less\n'.repeat(6)
  const signature = await account.signMessage({ message })
  const times = []
  for (let run = 0; run < 220; run++) {
    const start = performance.now()
    if (!(await verifyMessage({ address: account.address, message, signature })))
      throw new Error('A good signature was refused.')
    times.push(performance.now() - start)
  }
  return median(times.slice(20))
}

type SignInTarget = { url: string; chainId: number; signal: AbortSignal }

type Visit = {
  readonly account: PrivateKeyAccount
  cookie: string
  fields: SignInFields | undefined
  signed: { message: string; signature: string } | undefined
  time: number
}

async function measureCrowd({
  clients,
  signIns,
  url,
  chainId,
  signal,
}: SignInTarget & { clients: number; signIns: number }) {
  const accounts = Array.from({ length: clients }, () => privateKeyToAccount(generatePrivateKey()))
  const visits = Array.from({ length: Math.ceil(signIns / clients) }, () => accounts)
    .flat()
    .slice(0, signIns)
    .map((account): Visit => ({ account, cookie: '', fields: undefined, signed: undefined, time: 0 }))
  const asking = await inParallel(visits, clients, signal, async (visit) => {
    const { address } = visit.account
    const { body, cookie, time } = await post(`${url}/api/auth/nonce`, { address, chainId }, '')
    Object.assign(visit, { fields: Reflect.get(Object(body), 'fields'), cookie, time })
  })
  for (const visit of visits) {
    if (!visit.fields) throw new Error('A nonce came without the fields of its message.')
    const message = signInMessage(visit.fields)
    visit.signed = { message, signature: await visit.account.signMessage({ message }) }
  }
  const verifying = await inParallel(visits, clients, signal, async (visit) => {
    const { time } = await post(`${url}/api/auth/verify`, visit.signed, visit.cookie)
    visit.time += time
  })
  const times = visits.map(({ time }) => time)
  return { rate: (signIns / (asking + verifying)) * 1000, p99: percentile(times, 0.99) }
}

/**
 * @param width the number of parallel calls
 * @returns ms for all calls
 */
async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  const start = performance.now()
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      signal.throwIfAborted()
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return performance.now() - start
}

async function post(address: string, body: unknown, cookie: string) {
  const start = performance.now()
  const headers = { 'Content-Type': 'application/json', Origin: new URL(address).origin, Cookie: cookie }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}: ${text}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return {
    body: JSON.parse(text) as unknown,
    cookie: cookies.join('; '),
    time: performance.now() - start,
  }
}

async function chainOf(url: string) {
  const settings = await (await fetch(`${url}/api/config`)).json()
  return Number(settings.chains[0].id)
}
