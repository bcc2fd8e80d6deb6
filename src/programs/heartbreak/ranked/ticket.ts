import type { FinishRequest } from '@/domain/heartbreak/wire/api'

/** What the server issued with a ranked game; it is submitted with the run. */
export type Ticket = {
  readonly gameId: string
  readonly nonce: string
  /** Duration of the start request in milliseconds. */
  readonly roundTripMs: number
  /** The server rejects the run after this moment, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** How the moves of a game were made; see `createInputCounter`. */
export type InputCounts = FinishRequest['input']

/** Parses a stored ticket; undefined when a part is missing or invalid. */
export function parseTicket(stored: unknown): Ticket | undefined {
  const { expiresAt, gameId, nonce, roundTripMs } = Object(stored) as Record<keyof Ticket, unknown>
  if (!isToken(gameId) || !isToken(nonce) || !isCount(roundTripMs) || !isCount(expiresAt)) return undefined
  return { gameId, nonce, roundTripMs, expiresAt }
}

/** Parses stored input counts; undefined when a part is missing or invalid. */
export function parseInput(stored: unknown): InputCounts | undefined {
  const told = Object(stored) as Record<keyof InputCounts, unknown>
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
