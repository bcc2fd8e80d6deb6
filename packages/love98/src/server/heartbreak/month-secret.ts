import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { monthOf } from '@/domain/heartbreak/daily/calendar-day'
import { revealTimeMs, secretBytes } from '@/domain/heartbreak/daily/commitment'
import type { KeyedHash } from '@/domain/heartbreak/daily/daily'
import type { CommitmentsAnswer } from '@/domain/heartbreak/wire/api-reads'
import { ensureSecrets, listSecrets, type StoredSecret } from '../db/heartbreak-secrets'
import { dayStart } from './days'
import type { HeartbreakPorts } from './ports'

/**
 * Returns the secret of a day's month, as the keyed hash that deals its boards, and its public commitment. The next
 * month's secret is created at the same time, so that its commitment is public before that month begins.
 * @throws {AppError} `database-unavailable`
 */
export async function monthSecret(
  ports: HeartbreakPorts,
  day: string,
): Promise<{ hash: KeyedHash; commitment: string }> {
  const month = monthOf(day)
  const kept = await keepMonths(ports, month)
  const found = kept.find((secret) => secret.month === month)
  if (!found) throw new Error(`The database kept no secret for ${month}`)
  return { hash: hashUnder(found), commitment: found.commitment }
}

/**
 * Returns the public record: the commitments of the newest months, with the secrets of past months.
 * @throws {AppError} `database-unavailable`
 */
export async function readCommitments(ports: HeartbreakPorts): Promise<CommitmentsAnswer> {
  const now = ports.now()
  await keepMonths(ports, monthOf(now.toISOString()))
  const secrets = await listSecrets(await ports.database(), maxMonths)
  return {
    months: secrets.map(({ month, secret, commitment, createdAt }) => ({
      month,
      commitment,
      committedAt: createdAt.toISOString(),
      secret: now.getTime() >= revealTimeMs(month) ? secret : null,
      revealsAt: new Date(revealTimeMs(month)).toISOString(),
    })),
  }
}

const maxMonths = 120

/** The only place that creates secrets: 256 random bits each. */
async function keepMonths(ports: HeartbreakPorts, month: string): Promise<StoredSecret[]> {
  return ensureSecrets(await ports.database(), [month, monthAfter(month)], (missing) => {
    const bytes = Buffer.from(ports.randomBytes(secretBytes))
    const commitment = createHash('sha256').update(bytes).digest('hex')
    return { month: missing, secret: bytes.toString('hex'), commitment, createdAt: ports.now() }
  })
}

/** Yields between boards: choosing one deals many, some milliseconds each, and other requests must run in between. */
function hashUnder({ secret }: StoredSecret): KeyedHash {
  const key = Buffer.from(secret, 'hex')
  return async (message) => {
    await yieldToEventLoop()
    return new Uint8Array(createHmac('sha256', key).update(message).digest())
  }
}

function monthAfter(month: string): string {
  const first = dayStart(`${month}-01`)
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString().slice(0, 7)
}
