import { safeHost } from '@/texts/safe-host'

import { HostError, toHostError } from './host-error'

/** The maximum waiting times for a host, in ms. A dialog may stay open for long, and signing waits for other owners. */
export const hostLimits = {
  information: 1_500,
  reading: 15_000,
  permission: 120_000,
  prompt: 600_000,
} as const

export type HostLimit = keyof typeof hostLimits

/** The options of one call. */
export type CallOptions = {
  /** Stops waiting; the request itself cannot be canceled at the host. */
  signal?: AbortSignal | undefined
}

/**
 * Waits for the answer of a host, with a time limit, because hosts do not answer many requests that they reject.
 * @throws {HostError} 4900 after the time limit, 4001 if the caller aborted, or the host's error
 */
export async function callHost<Answer>(
  ask: () => Promise<Answer>,
  timeout: number,
  { signal }: CallOptions = {},
): Promise<Answer> {
  if (signal?.aborted) throw new HostError('rejected', safeHost.cancelled)
  let giveUp: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostError('disconnected', safeHost.silent)), timeout)
    giveUp = () => reject(new HostError('rejected', safeHost.cancelled))
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

/** Allows one question at a time: a second dialog would close the first one, and their answers would be mixed up. */
export function oneAtATime(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  let isOpen = false
  return async (ask) => {
    if (isOpen) throw new HostError('pending', safeHost.pending)
    isOpen = true
    try {
      return await ask()
    } finally {
      isOpen = false
    }
  }
}
