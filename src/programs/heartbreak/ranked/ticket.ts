import type { FinishRequest } from '@/domain/heartbreak/wire/api'

/** What the server gave out with a ranked game; it is handed in with the game. */
export type Ticket = {
  readonly gameId: string
  readonly nonce: string
  /** How long the asking took, ms. */
  readonly roundTripMs: number
  /** After this moment the server takes the game no more, ms since 1970. */
  readonly expiresAt: number
}

/** How the moves of a game were made, see `createInputCounts`. */
export type InputTold = FinishRequest['input']

/** Reads a stored ticket strictly; nothing when a part of it is missing or wrong. */
export function parseTicket(stored: unknown): Ticket | undefined {
  const { expiresAt, gameId, nonce, roundTripMs } = Object(stored) as Record<keyof Ticket, unknown>
  if (!isToken(gameId) || !isToken(nonce) || !isCount(roundTripMs) || !isCount(expiresAt)) return undefined
  return { gameId, nonce, roundTripMs, expiresAt }
}

/** Reads stored counts strictly. */
export function parseInput(stored: unknown): InputTold | undefined {
  const told = Object(stored) as Record<keyof InputTold, unknown>
  const { keyboard, pointer, pointerSamples, touch, untrusted } = told
  if (!isCount(keyboard) || !isCount(pointer) || !isCount(pointerSamples)) return undefined
  return isCount(touch) && isCount(untrusted)
    ? { keyboard, pointer, pointerSamples, touch, untrusted }
    : undefined
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
