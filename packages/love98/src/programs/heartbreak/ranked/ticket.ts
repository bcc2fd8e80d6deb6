import type { FinishRequest } from '@/domain/heartbreak/wire/api'

/** The data that the server issues with a ranked game. The client submits them with the run. */
export type Ticket = {
  readonly gameId: string
  readonly nonce: string
  /** The duration of the start request, ms. */
  readonly roundTripMs: number
  /** The time after which the server rejects the run, ms since 1970. */
  readonly expiresAt: number
}

/** The number of inputs of a game by device; see `createInputCounter`. */
export type InputCounts = FinishRequest['input']

/** Parses a stored ticket; undefined if a part is missing or invalid. */
export function parseTicket(stored: unknown): Ticket | undefined {
  const { expiresAt, gameId, nonce, roundTripMs } = Object(stored) as Record<keyof Ticket, unknown>
  if (!isToken(gameId) || !isToken(nonce) || !isCount(roundTripMs) || !isCount(expiresAt)) return undefined
  return { gameId, nonce, roundTripMs, expiresAt }
}

/** Parses stored input counts; undefined if a part is missing or invalid. */
export function parseInput(stored: unknown): InputCounts | undefined {
  const counts = Object(stored) as Record<keyof InputCounts, unknown>
  const { keyboard, pointer, pointerSamples, touch, untrusted } = counts
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
