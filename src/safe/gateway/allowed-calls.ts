/**
 * The only calls that a page may send to a gateway through our server: those of `gateway-queries.ts` and
 * `gateway-mutations.ts`. Each part of a path is compared after it was decoded, so that no encoding can bypass the
 * list; `isSegment` is checked first.
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
 * Returns whether a decoded part of a path is one segment for every reader. A part with a slash would be one part here
 * but two for a gateway that decodes it; a part that is still encoded has the same problem.
 */
export function isSegment(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return part !== '.' && part !== '..' && !/[/\\%\u0000-\u001f\u007f]/.test(part)
}

/**
 * Returns the path of an allowed call, to be appended to a gateway's address; null if the call is not allowed.
 * @param parts of the path below our route, decoded
 */
export function allowedPath(method: string, parts: readonly string[]): string | null {
  if (!parts.every(isSegment)) return null
  const joined = parts.join('/')
  if (!calls.some(([name, pattern]) => name === method && pattern.test(joined))) return null
  return `/${parts.map(encodeURIComponent).join('/')}`
}

/** Returns the query with only the filters that gateways support. */
export function allowedQuery(given: URLSearchParams): string {
  const known = [...given].filter(([name, value]) => filters.has(name) && value.length <= 300)
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

/** Returns whether gateways may have replaced this call by a later version: collectibles of version 1 `[S7.9]`. */
export function isRetirable(path: string): boolean {
  return /^\/v1\/.*\/collectibles$/.test(path)
}

function path(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`)
}
