/**
 * Every call of the Safe gateway that pages and our server may send. A new call needs the schema of its answer, a
 * query or mutation, and an answer of the demo gateway.
 */
const calls = {
  currencies: 'GET /v1/balances/supported-fiat-codes',
  chains: 'GET /v1/chains',
  chain: 'GET /v1/chains/{chain}',
  safeApps: 'GET /v1/chains/{chain}/safe-apps',
  masterCopies: 'GET /v1/chains/{chain}/about/master-copies',
  ownedSafes: 'GET /v1/chains/{chain}/owners/{address}/safes',
  safe: 'GET /v1/chains/{chain}/safes/{address}',
  incomingTransfers: 'GET /v1/chains/{chain}/safes/{address}/incoming-transfers/',
  moduleTransactions: 'GET /v1/chains/{chain}/safes/{address}/module-transactions/',
  multisigTransactions: 'GET /v1/chains/{chain}/safes/{address}/multisig-transactions/',
  balances: 'GET /v1/chains/{chain}/safes/{address}/balances/{currency}',
  firstCollectibles: 'GET /v1/chains/{chain}/safes/{address}/collectibles',
  collectibles: 'GET /v2/chains/{chain}/safes/{address}/collectibles',
  history: 'GET /v1/chains/{chain}/safes/{address}/transactions/history',
  queue: 'GET /v1/chains/{chain}/safes/{address}/transactions/queued',
  nonces: 'GET /v1/chains/{chain}/safes/{address}/nonces',
  messages: 'GET /v1/chains/{chain}/safes/{address}/messages',
  message: 'GET /v1/chains/{chain}/messages/{hash}',
  transaction: 'GET /v1/chains/{chain}/transactions/{id}',
  estimate: 'POST /v2/chains/{chain}/safes/{address}/multisig-transactions/estimations',
  decodeData: 'POST /v1/chains/{chain}/data-decoder',
  propose: 'POST /v1/chains/{chain}/transactions/{address}/propose',
  confirm: 'POST /v1/chains/{chain}/transactions/{hash}/confirmations',
  withdraw: 'DELETE /v1/chains/{chain}/transactions/{hash}',
  addMessage: 'POST /v1/chains/{chain}/safes/{address}/messages',
  signMessage: 'POST /v1/chains/{chain}/messages/{hash}/signatures',
} as const

/** The form of each value in a path, once it is decoded. */
const forms = {
  chain: String.raw`\d{1,16}`,
  address: '0x[0-9a-fA-F]{40}',
  hash: '0x[0-9a-fA-F]{64}',
  currency: '[a-z]{2,10}',
  /** The gateway's id of a transaction, or its hash. */
  id: '[A-Za-z0-9_]{1,200}',
}

export type CallName = keyof typeof calls

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

export type CallValues<Name extends CallName> = Readonly<
  Record<NamesIn<(typeof calls)[Name]>, string | number>
>

type Method = 'GET' | 'POST' | 'DELETE'

/** Returns the method and path of a call. Each value is encoded, so that none can add a segment or a query. */
export function addressOfCall<Name extends CallName>(
  name: Name,
  values: CallValues<Name>,
): { method: Method; path: string } {
  const [method, template] = partsOf(name)
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: keyof CallValues<Name>) =>
    encodeURIComponent(String(values[key])),
  )
  return { method, path }
}

const patterns = (Object.keys(calls) as CallName[]).map((name) => {
  const [method, template] = partsOf(name)
  const pattern = template
    .replace(/\/$/, '/?')
    .replaceAll(/\{(\w+)\}/g, (_, form: keyof typeof forms) => `(?:${forms[form]})`)
  return { method, path: new RegExp(`^${pattern}$`) }
})

/**
 * Returns the path of an allowed call, to be appended to a gateway's address, or null for every other call.
 * Each segment is compared after it was decoded, so that no encoding can bypass the list.
 *
 * @param segments of the path below our route, decoded
 */
export function allowedPath(method: string, segments: readonly string[]): string | null {
  if (!segments.every(isSegment)) return null
  const path = `/${segments.join('/')}`
  if (!patterns.some((call) => call.method === method && call.path.test(path))) return null
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/**
 * Returns true if every reader takes a decoded part of a path for one segment. A part with a slash would be two for a
 * gateway that decodes it; a part that is still encoded has the same problem.
 */
export function isSegment(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return part !== '.' && part !== '..' && !/[/\\%\u0000-\u001f\u007f]/.test(part)
}

const filters = new Set(
  (
    'cursor limit offset trusted exclude_spam timezone timezone_offset imitation execution_date__gte ' +
    'execution_date__lte to value nonce executed token_address module transaction_hash clientUrl url'
  ).split(' '),
)

export function allowedQuery(given: URLSearchParams): string {
  const known = [...given].filter(([name, value]) => filters.has(name) && value.length <= 300)
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

/** Returns true if gateways may have replaced this call by a later version: collectibles of version 1 `[S7.9]`. */
export function isRetirable(path: string): boolean {
  return /^\/v1\/.*\/collectibles$/.test(path)
}

function partsOf(name: CallName): [method: Method, template: string] {
  const [method, template] = calls[name].split(' ')
  return [method as Method, template ?? '']
}
