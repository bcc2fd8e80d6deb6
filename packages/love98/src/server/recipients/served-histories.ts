import 'server-only'
import { AppError } from '@/domain/errors'
import type { RecipientHistory } from '@/domain/wallet/history-answer'
import { TooManyRequests } from '@/server/http/rate-limit'

/** The sender of a request: its range of addresses, and the network around that (`senderOf`). */
export type HistorySender = { readonly range: string; readonly network: string | null }

/**
 * The maximum numbers of histories that are read at a time and that wait: of a range of addresses, of an IPv6 network,
 * and of all. One range leaves three of four places to others, and one network leaves two.
 */
const places = {
  reading: { range: 1, network: 2, all: 4 },
  waiting: { range: 2, network: 6, all: 40 },
} as const
/** The maximum wait for a place, ms; a read takes no longer. */
const patience = 8_000
/** The time for which a complete and a partial history are cached, ms, and the maximum number of cached histories. */
const kept = { lifetime: 300_000, partly: 30_000, most: 500 } as const

/** A history that waits or is read: `askers` wait for it, and one of them has its place during the read. */
type Job = {
  readonly askers: HistorySender[]
  place: HistorySender | null
  readonly start: () => void
}

/** Shares reads of histories and caches them. */
export type RecipientHistories = {
  /**
   * @param key of the account on its chain
   * @throws {TooManyRequests} while too many others of the same sender wait
   * @throws {AppError} `node-unavailable` while too many others wait, after too long a wait, and if `read` fails
   */
  get: (key: string, asker: HistorySender, read: () => Promise<RecipientHistory>) => Promise<RecipientHistory>
}

type Test = (asker: HistorySender) => boolean

/** @param now ms */
export function createRecipientHistories(now: () => number = Date.now): RecipientHistories {
  const known = new Map<string, { until: number; answer: Promise<RecipientHistory>; job: Job }>()
  /** In the order of arrival; jobs that are being read have a place. */
  const jobs = new Set<Job>()

  const reading = (isCounted: Test) =>
    [...jobs].filter(({ place }) => place !== null && isCounted(place)).length
  const waiting = (isCounted: Test) =>
    [...jobs].filter(({ place, askers }) => place === null && askers.some(isCounted)).length
  const isWithin =
    (count: (isCounted: Test) => number, most: { range: number; network: number }) =>
    ({ range, network }: HistorySender) =>
      count((other) => other.range === range) < most.range &&
      (network === null || count((other) => other.network === network) < most.network)
  const mayRead = isWithin(reading, places.reading)
  const mayWait = isWithin(waiting, places.waiting)

  /** Jobs whose senders have no free place remain and do not block others. */
  function startNext(): void {
    for (const job of jobs) {
      if (reading(anyone) >= places.reading.all) return
      const place = job.place === null && job.askers.find(mayRead)
      if (!place) continue
      job.place = place
      job.start()
    }
  }

  async function inTurn(job: Job, hasPlace: Promise<void>, read: () => Promise<RecipientHistory>) {
    try {
      await hasPlace
      return await read()
    } finally {
      jobs.delete(job)
      startNext()
    }
  }

  function newJob(asker: HistorySender) {
    let start = () => {}
    const hasPlace = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('No place for the reading of a history became free')),
        patience,
      )
      start = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    return { job: { askers: [asker], place: null, start } as Job, hasPlace }
  }

  return {
    async get(key, asker, read) {
      const found = known.get(key)
      if (found && found.until > now()) {
        const { askers, place } = found.job
        // A job may use the place of any sender that waits for it, so a sender without free places cannot delay it for
        // others.
        if (place === null && !askers.some(({ range }) => range === asker.range) && mayWait(asker)) {
          askers.push(asker)
          startNext()
        }
        return found.answer
      }
      if (reading(anyone) >= places.reading.all || !mayRead(asker)) {
        if (!mayWait(asker)) throw new TooManyRequests(1_000)
        if (waiting(anyone) >= places.waiting.all)
          throw new AppError('node-unavailable', new Error('Too many histories are waited for'))
      }
      const { job, hasPlace } = newJob(asker)
      const answer = inTurn(job, hasPlace, read)
      const entry = { until: Number.POSITIVE_INFINITY, job, answer: answer.catch(unavailable) }
      known.delete(key)
      known.set(key, entry)
      const [oldest] = known.keys()
      if (known.size > kept.most && oldest !== undefined) known.delete(oldest)
      jobs.add(job)
      startNext()
      answer.then(
        ({ isPartial }) => {
          entry.until = now() + (isPartial ? kept.partly : kept.lifetime)
        },
        () => {
          if (known.get(key) === entry) known.delete(key)
        },
      )
      return entry.answer
    },
  }
}

const anyone = () => true

function unavailable(error: unknown): never {
  throw new AppError('node-unavailable', error)
}
