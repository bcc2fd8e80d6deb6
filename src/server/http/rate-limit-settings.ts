/** How many requests are answered in a window of time; `windowMs` in ms. */
export type Limit = { readonly limit: number; readonly windowMs: number }

export type LimitName = keyof typeof productionLimits

/** All limits of a server. */
export type Limits = Readonly<Record<LimitName, Limit>>

const minute = 60_000

/**
 * What a server allows unless `RATE_LIMITS` says otherwise, of one range of network addresses; of an IPv6 network (/48)
 * `rangesOfNetwork` times as much. `nonce-account` and `verify-account` count one wallet address from one range, and the
 * second only where nonce and browser match: requests of other ranges cannot keep an owner from signing in. Ranked games
 * (`heartbreak-start-account`) are counted for the account that is signed in. `rpc` counts
 * calls of a node by their weight, see `rpc/rpc-methods.ts`.
 * `safe-calls` are the requests of `safe` that had to ask the gateway, and `safe-deployment` is the sum over all senders: one
 * sender can take a twentieth of it, and one IPv6 network half.
 */
export const productionLimits = {
  nonce: { limit: 30, windowMs: minute },
  'nonce-account': { limit: 20, windowMs: minute },
  verify: { limit: 10, windowMs: minute },
  'verify-account': { limit: 8, windowMs: minute },
  session: { limit: 240, windowMs: minute },
  rpc: { limit: 900, windowMs: minute },
  safe: { limit: 300, windowMs: minute },
  'safe-calls': { limit: 120, windowMs: minute },
  'safe-deployment': { limit: 2_400, windowMs: minute },
  heartbreak: { limit: 240, windowMs: minute },
  'heartbreak-start': { limit: 120, windowMs: 60 * minute },
  'heartbreak-start-account': { limit: 30, windowMs: 60 * minute },
  'heartbreak-finish': { limit: 60, windowMs: minute },
  'heartbreak-picture': { limit: 30, windowMs: minute },
  guestbook: { limit: 120, windowMs: minute },
  'guestbook-write': { limit: 60, windowMs: 60 * minute },
  'guestbook-write-account': { limit: 30, windowMs: 60 * minute },
  recipients: { limit: 30, windowMs: minute },
  image: { limit: 240, windowMs: minute },
  market: { limit: 240, windowMs: minute },
  health: { limit: 120, windowMs: minute },
  'csp-report': { limit: 60, windowMs: minute },
} as const satisfies Record<string, Limit>

/** How many ranges of one IPv6 network may use up their limits at a time. */
export const rangesOfNetwork = 10

/**
 * Reads `nonce=30/60, verify=10/60`: a name, the requests, and the window in seconds. What is not named keeps its value.
 * @returns null when an entry cannot be read or names no limit
 */
export function parseLimits(text: string): Limits | null {
  const limits: Record<LimitName, Limit> = { ...productionLimits }
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', limit, seconds] = /^([a-z-]+)=([1-9]\d{0,8})\/([1-9]\d{0,4})$/.exec(entry) ?? []
    if (!isLimitName(name)) return null
    limits[name] = { limit: Number(limit), windowMs: Number(seconds) * 1000 }
  }
  return limits
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(productionLimits, name)
}
