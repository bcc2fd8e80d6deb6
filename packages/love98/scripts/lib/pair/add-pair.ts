import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { getAddress, isAddress } from 'viem/utils'
import { type Address, isSameAddress } from '../../../src/domain/address.ts'
import { nativeSymbol } from '../../../src/domain/asset.ts'
import type { Community } from '../../../src/domain/community/community.ts'
import { dollarTokens } from '../../../src/domain/community/dollar-tokens.ts'
import { foldSymbol, isTokenSymbol } from '../../../src/domain/community/token-symbol.ts'
import type { Venue } from '../../../src/domain/community/venues.ts'
import { plainText } from '../../../src/domain/plain-text.ts'
import { checkCommunity } from '../build/check-community.ts'
import type { Command } from '../install/run-installed.mjs'
import type { Progress } from '../progress.mjs'
import { communityFile } from '../project-root.mjs'
import { propertyName, sourceText } from '../source-text.ts'
import { UserError } from '../user-error.mjs'
import { type ChainReader, NodeError, openChain } from './chain-reader.ts'
import { type Addition, addToConfig } from './edit-config.ts'
import { findPools, type PoolChoice } from './find-pools.ts'
import { poolTexts, writtenPool } from './pool-texts.ts'
import { otherOfPool } from './pool-tokens.ts'
import { readToken } from './read-token.ts'

type Token = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: Address
}
type Request = {
  readonly address: Address
  readonly base: string | undefined
  readonly symbol: string | undefined
  readonly pool: string | undefined
}

const usage = `Adds a pair of Uniswap V2, V3 or V4 to ${communityFile}.

  love98 pair <address>             a token, or a pool of your token

Looks for the pools of the token with yours, with the native coin and with dollar tokens.

  --base <symbol>                   the token of yours; default: that of the first pair
  --pool <number>                   the pool in the list that is printed; default: asks, or takes the only one
  --symbol <symbol>                 the symbol of the token, in place of the one that it claims`

/**
 * `love98 pair`: lists the pools of a token, and adds the chosen pair, and its tokens if they are not listed, to the
 * community's file. Prints the added lines.
 * @throws {UserError} if there is no pool, none is chosen, or the file cannot be edited; it is unchanged then
 */
export async function addPair({ root, signal, progress }: Command): Promise<void> {
  const request = readRequest(process.argv.slice(2))
  if (!request) return progress.say(usage)
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const community = await checkCommunity(root)
  const base = baseOf(community, request.base)
  const candidates = await readCandidates(request, base, community, signal, progress)
  const { pair, pool } = await choose(candidates, request.pool, progress, signal)
  const name = `${pair.base.symbol}-${pair.other.symbol}`
  if (community.pairs.some((each) => each.name === name))
    throw new UserError(`${communityFile} has the pair ${name} already.`)
  const isNative = pair.other.symbol === nativeSymbol
  const written = {
    name,
    token: isNative ? nativeSymbol : pair.other.address,
    baseAsset: pair.base.symbol,
    ...writtenPool(pool),
  }
  const listed = Object.keys(community.tokens)
  const unlisted = [pair.base, pair.other].filter(
    ({ symbol }) => symbol !== nativeSymbol && !listed.includes(symbol),
  )
  const additions: Addition[] = [
    ...unlisted.map(({ symbol, name: full, decimals, address }) => ({
      setting: 'tokens',
      source: `${propertyName(symbol)}: ${sourceText({ name: full, decimals, address })}`,
    })),
    { setting: 'pairs', source: sourceText(written) },
  ]
  const path = join(root, communityFile)
  await writeFile(path, addToConfig(await readFile(path, 'utf8'), additions))
  for (const { setting, source } of additions)
    progress.say(`${communityFile}: added to ${setting}\n  ${source},`)
  const missing = ['pairs', 'swap', 'charts'].filter((id) => !community.programs.includes(id))
  if (pool.kind !== 'v2')
    progress.say(
      'The pair has prices, a chart and trades. It links to the swap site, because Swap Tokens swaps on V2.',
    )
  if (missing.length > 0) progress.say(`To show prices and swaps, add to programs: ${missing.join(', ')}.`)
}

function readRequest(args: string[]): Request | null {
  const { values, positionals } = parse(args)
  const [written, ...others] = positionals
  if (values.help) return null
  if (written === undefined || others.length > 0) throw new UserError(usage)
  if (!isAddress(written, { strict: false }))
    throw new UserError(`${plainText(written)} is not an address: 0x and 40 hexadecimal digits.`)
  const address = getAddress(written)
  const hasCase = /[a-f]/.test(written.slice(2)) && /[A-F]/.test(written.slice(2))
  if (hasCase && address !== written)
    throw new UserError(`The capital letters of ${written} are wrong (its checksum, EIP-55): copy it again.`)
  return { address, base: values.base, symbol: values.symbol, pool: values.pool }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        pool: { type: 'string' },
        symbol: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function baseOf({ tokens, pairs }: Community, wanted: string | undefined): Token {
  const first = Object.entries(tokens).find(([, { address }]) => address !== null)
  const symbol = wanted ?? pairs[0]?.baseAsset ?? first?.[0]
  const token = symbol !== undefined && Object.hasOwn(tokens, symbol) ? tokens[symbol] : undefined
  if (symbol === undefined || !token)
    throw new UserError(
      `${symbol ?? 'A token of yours'} is not in tokens of ${communityFile}. Add it, or name another one: --base <symbol>`,
    )
  if (token.address === null)
    throw new UserError(
      `${symbol} has no address in ${communityFile}, so it has no pools. Write its address.`,
    )
  return { symbol, ...token, address: token.address }
}

type Pair = { readonly base: Token; readonly other: Token }
type Candidate = { readonly pair: Pair; readonly pool: PoolChoice; readonly text: string }

/** Finds the pools of the token, the deepest first, and describes each in one line. */
async function readCandidates(
  request: Request,
  own: Token,
  community: Community,
  signal: AbortSignal,
  progress: Progress,
): Promise<readonly Candidate[]> {
  const { chainId, wrappedNative } = community.exchange
  const { venues } = community
  const chain = community.chains.find(({ id }) => id === chainId)
  if (!chain || venues.length === 0)
    throw new UserError(`${communityFile} has no venues. Add the id of a chain: venues: [8453]`)
  try {
    const node = process.env[`RPC_URL_${chain.id}`] || chain.publicRpcUrl
    const reader = await openChain(node, chain.id, signal)
    const fromPool = await otherOfPool(reader, request.address, own.address)
    const token = await describe(reader, fromPool ?? request.address, request.symbol, community, chain.name)
    if (fromPool !== null && isSameAddress(token.address, own.address))
      throw new UserError(`${own.symbol} cannot be paired with itself. Name the other token.`)
    const isOwn = isSameAddress(token.address, own.address)
    const common = [
      ...(wrappedNative ? [{ ...nativeToken, address: wrappedNative }] : []),
      ...(dollarTokens[chain.id] ?? []),
    ].filter(({ address }) => !isSameAddress(address, token.address))
    const found = await progress.step(`Looking for pools of ${token.symbol} on ${chain.name}`, async () => [
      ...(isOwn ? [] : await poolsOf(reader, venues, own, [token])),
      ...(fromPool === null ? await poolsOf(reader, venues, token, common) : []),
    ])
    const wanted = fromPool === null ? found : found.filter(({ id }) => isSameAddress(id, request.address))
    if (wanted.length === 0) {
      const others = [...(isOwn ? [] : [own]), ...common].map(({ symbol }) => symbol)
      throw new UserError(
        `Uniswap has no pool of ${token.symbol} with ${others.join(', ')} on ${chain.name} (${venues.map(({ kind }) => kind).join(', ')}).`,
      )
    }
    const texts = await poolTexts(reader, wanted)
    return wanted.map(({ pair, pool }, index): Candidate => ({ pair, pool, text: texts[index] ?? '' }))
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    throw new UserError(
      `${chain.name} cannot be read (${error.message}). Set RPC_URL_${chain.id} to another node, and try again.`,
    )
  }
}

const nativeToken = { symbol: nativeSymbol, name: nativeSymbol, decimals: 18 }

async function poolsOf(reader: ChainReader, venues: readonly Venue[], base: Token, others: readonly Token[]) {
  const side = (token: Token) => ({ ...token, isNative: token.symbol === nativeSymbol })
  const pools = await findPools(reader, venues, side(base), others.map(side))
  return pools.map((pool) => ({ ...pool, pair: { base, other: pool.token } }))
}

async function choose(
  candidates: readonly Candidate[],
  wanted: string | undefined,
  progress: Progress,
  signal: AbortSignal,
): Promise<Candidate> {
  const [only, ...more] = candidates
  if (only && more.length === 0 && wanted === undefined) return only
  for (const [index, { text }] of candidates.entries()) progress.say(`  ${index + 1}  ${text}`)
  const written = wanted ?? (process.stdin.isTTY ? await askLine('Which pool? [1] ', signal) : undefined)
  if (written === undefined) throw new UserError('Choose a pool: --pool 1')
  const chosen = candidates[Number(written.trim() || 1) - 1]
  if (!chosen) throw new UserError(`There is no pool ${plainText(written)} in the list. Choose: --pool 1`)
  return chosen
}

async function askLine(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question, { signal })
  } finally {
    lines.close()
  }
}

async function describe(
  reader: ChainReader,
  address: Address,
  wanted: string | undefined,
  { tokens, exchange }: Community,
  chainName: string,
): Promise<Token> {
  if (isSameAddress(address, exchange.wrappedNative)) return { ...nativeToken, address }
  const listed = Object.entries(tokens).find((entry) => isSameAddress(address, entry[1].address))
  if (listed) return { symbol: listed[0], ...listed[1], address }
  const claim = await readToken(reader, address)
  if (!claim) throw new UserError(`There is no contract at ${address} on ${chainName}.`)
  const symbol = wanted ?? claim.symbol ?? ''
  if (!isTokenSymbol(symbol))
    throw new UserError(
      `The token calls itself "${symbol}", which cannot be a symbol. Choose one: --symbol <symbol>`,
    )
  const alike = [nativeSymbol, ...Object.keys(tokens)].find(
    (known) => foldSymbol(known) === foldSymbol(symbol),
  )
  if (alike)
    throw new UserError(
      `The symbol ${symbol} is like ${alike} of another token. Choose another: --symbol <symbol>`,
    )
  if (claim.decimals === null)
    throw new UserError(`${address} does not tell its decimals: it is no token (ERC-20).`)
  return { symbol, name: claim.name ?? symbol, decimals: claim.decimals, address }
}
