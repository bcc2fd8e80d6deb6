import { safeHostTexts as texts } from '@/texts/en/wallet/safe-host'
import { HostError, toHostError } from './host-error'

/** How long a host may take, in ms. A dialog of its own may stay open; signing waits for other owners. */
export const hostLimits = {
  information: 1_500,
  reading: 15_000,
  permission: 120_000,
  prompt: 600_000,
} as const

export type HostLimit = keyof typeof hostLimits

/** What a caller may say about one call. */
export type CallOptions = {
  /** Stops waiting; a host has no way to cancel a request. */
  signal?: AbortSignal | undefined
}

/**
 * Waits for the answer of a host, which may never come: hosts are silent about much of what they refuse.
 * @throws {HostError} 4900 after the time is up, 4001 when the caller gave up, or what the host refused
 */
export async function callHost<Answer>(
  ask: () => Promise<Answer>,
  timeout: number,
  { signal }: CallOptions = {},
): Promise<Answer> {
  if (signal?.aborted) throw new HostError('rejected', texts.cancelled)
  let giveUp: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostError('disconnected', texts.silent)), timeout)
    giveUp = () => reject(new HostError('rejected', texts.cancelled))
    signal?.addEventListener('abort', giveUp, { once: true })
  })
  try {
    return await Promise.race([ask(), silence])
  } catch (error) {
    throw toHostError(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Lets one question at a time through: a second dialog would close the first one, and confuse their answers. */
export function oneAtATime(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  let isOpen = false
  return async (ask) => {
    if (isOpen) throw new HostError('pending', texts.pending)
    isOpen = true
    try {
      return await ask()
    } finally {
      isOpen = false
    }
  }
}
