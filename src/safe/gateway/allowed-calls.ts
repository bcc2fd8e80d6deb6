/**
 * What a page may ask a gateway through our own server, and nothing else: the calls of `gateway-queries.ts` and `gateway-mutations.ts`. A
 * part of a path is compared after it was decoded, so that no encoding can slip past; `isSegment` comes first.
 */
const chain = String.raw`chains/\d{1,16}`
const safe = 'safes/0x[0-9a-fA-F]{40}'
const hash = '0x[0-9a-fA-F]{64}'

const calls: readonly (readonly [method: string, path: RegExp])[] = [
  ['GET', path('v1/balances/supported-fiat-codes')],
  ['GET', path('v1/chains')],
  ['GET', path(`v1/${chain}`)],
  ['GET', path(`v1/${chain}/(safe-apps|about/master-copies)`)],
  ['GET', path(`v1/${chain}/owners/0x[0-9a-fA-F]{40}/safes`)],
  ['GET', path(`v1/${chain}/${safe}`)],
  ['GET', path(`v1/${chain}/${safe}/(incoming-transfers|module-transactions|multisig-transactions)/?`)],
  ['GET', path(`v1/${chain}/${safe}/balances/[a-z]{2,10}`)],
  ['GET', path(`v[12]/${chain}/${safe}/collectibles`)],
  ['GET', path(`v1/${chain}/${safe}/transactions/(history|queued)`)],
  ['GET', path(`v1/${chain}/${safe}/(nonces|messages)`)],
  ['POST', path(`v1/${chain}/${safe}/messages`)],
  ['POST', path(`v2/${chain}/${safe}/multisig-transactions/estimations`)],
  ['GET', path(`v1/${chain}/transactions/[A-Za-z0-9_]{1,200}`)],
  ['DELETE', path(`v1/${chain}/transactions/${hash}`)],
  ['POST', path(`v1/${chain}/transactions/${hash}/confirmations`)],
  ['POST', path(`v1/${chain}/transactions/0x[0-9a-fA-F]{40}/propose`)],
  ['POST', path(`v1/${chain}/data-decoder`)],
  ['GET', path(`v1/${chain}/messages/${hash}`)],
  ['POST', path(`v1/${chain}/messages/${hash}/signatures`)],
]

const filters = new Set(
  (
    'cursor limit offset trusted exclude_spam timezone timezone_offset imitation execution_date__gte ' +
    'execution_date__lte to value nonce executed token_address module transaction_hash clientUrl url'
  ).split(' '),
)

/**
 * True when a part of a path, once decoded, is one segment for every reader. A slash in it would be one part here and two for a
 * gateway that decodes it; so would a part that is still encoded.
 */
export function isSegment(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return part !== '.' && part !== '..' && !/[/\\%\u0000-\u001f\u007f]/.test(part)
}

/**
 * The path of an allowed call, ready to be put behind a gateway's address, or null when it is none.
 * @param parts of the path below our route, decoded; one that is no segment makes it none
 */
export function allowedPath(method: string, parts: readonly string[]): string | null {
  if (!parts.every(isSegment)) return null
  const joined = parts.join('/')
  if (!calls.some(([name, pattern]) => name === method && pattern.test(joined))) return null
  return `/${parts.map(encodeURIComponent).join('/')}`
}

/** The filters of a call that a gateway knows; others are left out. */
export function allowedQuery(given: URLSearchParams): string {
  const known = [...given].filter(([name, value]) => filters.has(name) && value.length <= 300)
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

/** Whether gateways may have retired this call for a later version of it: the collectibles of the first one `[S7.9]`. */
export function isRetirable(path: string): boolean {
  return /^\/v1\/.*\/collectibles$/.test(path)
}

function path(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`)
}
