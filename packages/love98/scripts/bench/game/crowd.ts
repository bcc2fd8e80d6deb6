import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { openSession } from '../../../src/server/db/sessions.ts'
import { startProduct } from '../product.ts'
import { percentile } from '../statistics.ts'
import { fillWithRuns } from './tables.ts'

const visitors = 8
const seconds = 12
const day = 86_400_000

/**
 * Measures the pages of tables over 100,000 runs that a server returns per second to eight visitors, half of them
 * signed in, and the time to read a session meanwhile. The measurement takes twelve seconds, so that every table is
 * computed several times.
 * @param options without a database address, the embedded database is measured in a new folder
 * @returns pages per second, and times in ms
 */
export async function measureCrowd({
  root,
  signal,
  databaseUrl,
}: {
  root: string
  signal: AbortSignal
  databaseUrl: string | undefined
}): Promise<Record<'rate' | 'slowest' | 'alone' | 'beside' | 'slowestBeside', number>> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-bench-'))
  const directory = join(folder, 'data')
  const cookie = await fill(databaseUrl ? { url: databaseUrl } : { directory })
  const limits = ['heartbreak', 'session'].map((name) => `${name}=100000000/60`).join(' ')
  const env = {
    DATABASE_URL: databaseUrl ?? '',
    LOVE98_DATA: directory,
    RATE_LIMITS: limits,
    LOG_LEVEL: 'error',
  }
  const product = await startProduct({ root, signal, env })
  const agent = new Agent({ keepAlive: true, maxSockets: visitors + 1 })
  try {
    const session = () => ask(`${product.url}/api/auth/session`, agent, cookie)
    const page = (turn: number) =>
      ask(`${product.url}${addresses[turn % addresses.length]}`, agent, turn % 2 === 0 ? cookie : '')
    for (let turn = 0; turn < 2 * addresses.length; turn++) await page(turn)
    const alone = await during(2, 1, session)
    const [pages, beside] = await Promise.all([during(seconds, visitors, page), during(seconds, 1, session)])
    return {
      rate: pages.length / seconds,
      slowest: percentile(pages, 0.99),
      alone: percentile(alone.slice(20), 0.5),
      beside: percentile(beside, 0.5),
      slowestBeside: percentile(beside, 0.99),
    }
  } finally {
    agent.destroy()
    await product.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

const addresses = ['crush', 'fling', 'marriage', 'pocket', 'long-distance'].flatMap((level) =>
  ['day', 'week', 'all'].map((period) => `/api/heartbreak/leaderboard?level=${level}&period=${period}`),
)

/**
 * Fills a database with games up to today, as visitors would, and signs one visitor in.
 * @returns the cookie of the session
 */
async function fill(place: { url: string } | { directory: string }): Promise<string> {
  const database = await openDatabase(place)
  try {
    await fillWithRuns(database, new Date(Date.now() - 59 * day).toISOString().slice(0, 10))
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest('hex')
    const now = new Date()
    const address = `0x${'0'.repeat(35)}12345` as const
    const expiresAt = new Date(now.getTime() + day)
    await openSession(database, { tokenHash, address, chainId: 1, kind: 'account', now, expiresAt })
    return `__Host-love_sid=${token}`
  } finally {
    await database.close()
  }
}

/**
 * @param limit seconds
 * @param width the number of parallel calls
 * @param work resolves with its duration in ms
 */
async function during(limit: number, width: number, work: (turn: number) => Promise<number>) {
  const end = performance.now() + limit * 1000
  const times: number[] = []
  let turn = 0
  const loop = async () => {
    while (performance.now() < end) times.push(await work(turn++))
  }
  await Promise.all(Array.from({ length: width }, loop))
  return times
}

function ask(url: string, agent: Agent, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const request = get(url, { agent, headers: { Cookie: cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume()
      response.once('end', () => resolve(performance.now() - start))
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}
