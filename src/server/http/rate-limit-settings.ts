/** The number of requests per time window; `windowMs` is in ms. */
export type Limit = { readonly limit: number; readonly windowMs: number }

export type LimitName = keyof typeof productionLimits

/** All limits of a server. */
export type Limits = Readonly<Record<LimitName, Limit>>

const minute = 60_000

/**
 * The default limits, which `RATE_LIMITS` can change. They apply to one range of network addresses; an IPv6 network
 * (/48) has `rangesOfNetwork` times as much. `nonce-account` and `verify-account` count one wallet address from one
 * range, and the second one only if nonce and browser match, so that requests of other ranges cannot prevent an owner
 * from signing in. `heartbreak-start-account` counts ranked games of the signed-in account. `rpc` counts calls to a
 * node by their weight, see `rpc/rpc-methods.ts`. `safe-calls` counts the requests of `safe` that need a call to the
 * Safe service, and `safe-deployment` is the sum over all senders: one sender can use a twentieth of it, and one IPv6
 * network half.
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

/** The number of ranges of one IPv6 network that can use their full limits at a time. */
export const rangesOfNetwork = 10

/**
 * Parses `nonce=30/60, verify=10/60`: a name, the number of requests, and the window in seconds. Other limits keep
 * their values.
 * @returns null if an entry is invalid or has an unknown name
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
