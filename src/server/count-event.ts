import { LoveError } from '@/domain/errors'

/** What is counted for the metrics, with its labels; all of few values, none of them from a visitor. */
type Events = {
  nodeCall: [method: string, outcome: 'answered' | 'error' | 'failed']
  signIn: [outcome: string]
  game: [event: 'started' | 'ranked' | 'lost' | 'refused']
  cache: [cache: 'gateway' | 'tables' | 'names', outcome: 'hit' | 'miss']
  rateLimit: [route: string]
  /** The name of a limit of `RATE_LIMITS`. */
  limit: [name: string]
}

/** Counts what becomes of an attempt to sign in: `signed-in`, or the code of its error. */
export async function countSignIn<Session>(attempt: Promise<Session>): Promise<Session> {
  try {
    const session = await attempt
    countEvent('signIn', 'signed-in')
    return session
  } catch (error) {
    countEvent('signIn', error instanceof LoveError ? error.code : 'unexpected')
    throw error
  }
}

/** Counts for `/metrics`. Where metrics are off, this does nothing. */
export function countEvent<Name extends keyof Events>(name: Name, ...labels: Events[Name]): void {
  count?.(name, labels)
}

type Count = (name: keyof Events, labels: readonly string[]) => void
let count: Count | null = null

/** Says who counts, while metrics are on. */
export function countWith(counter: Count | null): void {
  count = counter
}
