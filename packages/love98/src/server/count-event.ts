import { AppError } from '@/domain/errors'

/** The counted events with their labels. Each label has few values, and no value comes from a visitor. */
type Events = {
  nodeCall: [method: string, outcome: 'answered' | 'error' | 'failed']
  signIn: [outcome: string]
  game: [event: 'started' | 'ranked' | 'lost' | 'refused']
  cache: [cache: 'gateway' | 'tables' | 'names', outcome: 'hit' | 'miss']
  rateLimit: [route: string]
  /** The name of a limit in `RATE_LIMITS`. */
  limit: [name: string]
}

/** Counts the result of an attempt to sign in: `signed-in`, or the error code. */
export async function countSignIn<Session>(attempt: Promise<Session>): Promise<Session> {
  try {
    const session = await attempt
    countEvent('signIn', 'signed-in')
    return session
  } catch (error) {
    countEvent('signIn', error instanceof AppError ? error.code : 'unexpected')
    throw error
  }
}

/** Counts an event for `/metrics`. Without metrics this does nothing. */
export function countEvent<Name extends keyof Events>(name: Name, ...labels: Events[Name]): void {
  count?.(name, labels)
}

type Count = (name: keyof Events, labels: readonly string[]) => void
let count: Count | null = null

export function countWith(counter: Count | null): void {
  count = counter
}
