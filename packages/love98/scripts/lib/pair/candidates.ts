import { type Address, isSameAddress } from '../../../src/domain/address.ts'
import { nativeSymbol } from '../../../src/domain/asset.ts'
import { exchangesOf } from '../../../src/domain/community/chain-settings.ts'
import type { Community } from '../../../src/domain/community/community.ts'
import { dollarTokens } from '../../../src/domain/community/dollar-tokens.ts'
import { foldSymbol, isTokenSymbol } from '../../../src/domain/community/token-symbol.ts'
import type { Venue } from '../../../src/domain/community/venues.ts'
import type { Progress } from '../progress.mjs'
import { UserError } from '../user-error.mjs'
import { type ChainReader, NodeError, openChain } from './chain-reader.ts'
import { findPools, type PoolChoice } from './find-pools.ts'
import { poolTexts } from './pool-texts.ts'
import { otherOfPool } from './pool-tokens.ts'
import { readToken } from './read-token.ts'

export type Chain = Community['chains'][number]

export type Token = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: Address
}
export type Request = {
  readonly address: Address
  readonly base: string | undefined
  readonly symbol: string | undefined
  readonly pool: string | undefined
  readonly chain: string | undefined
}

type Pair = { readonly base: Token; readonly other: Token }
export type Candidate = { readonly pair: Pair; readonly pool: PoolChoice; readonly text: string }

/**
 * Finds the pools of the token on a chain, the deepest first, and describes each in one line.
 * @throws {UserError} if there is no pool, or the chain cannot be read
 */
export async function readCandidates({
  request,
  own,
  community,
  chain,
  signal,
  progress,
}: {
  readonly request: Request
  readonly own: Token | null
  readonly community: Community
  readonly chain: Chain
  readonly signal: AbortSignal
  readonly progress: Progress
}): Promise<readonly Candidate[]> {
  const wrappedNative = exchangesOf(community).find(({ chainId }) => chainId === chain.id)?.wrappedNative
  const venues = community.venues.filter(({ chainId }) => chainId === chain.id)
  const native = wrappedNative ? { ...nativeToken, address: wrappedNative } : null
  const known = own ?? native
  try {
    const node = process.env[`RPC_URL_${chain.id}`] || chain.publicRpcUrl
    const reader = await openChain(node, chain.id, signal)
    const fromPool = known && (await otherOfPool(reader, request.address, known.address))
    const token = await describe(reader, fromPool ?? request.address, request.symbol, {
      ...{ community, chain, native },
    })
    if (own && fromPool !== null && isSameAddress(token.address, own.address))
      throw new UserError(`${own.symbol} cannot be paired with itself. Name the other token.`)
    const others = own && !isSameAddress(token.address, own.address) ? [own] : []
    const dollars = (dollarTokens[chain.id] ?? []).map((dollar) => ({
      ...dollar,
      symbol: symbolOf(community, chain, dollar),
    }))
    const common = [...(native ? [native] : []), ...dollars].filter(
      ({ address }) => !isSameAddress(address, token.address),
    )
    const found = await progress.step(`Looking for pools of ${token.symbol} on ${chain.name}`, async () => [
      ...(await Promise.all(others.map((other) => poolsOf(reader, venues, other, [token])))).flat(),
      ...(fromPool === null || own === null ? await poolsOf(reader, venues, token, common) : []),
    ])
    const wanted = fromPool === null ? found : found.filter(({ id }) => isSameAddress(id, request.address))
    if (wanted.length === 0) {
      const symbols = [...others, ...common].map(({ symbol }) => symbol)
      throw new UserError(
        `Uniswap has no pool of ${token.symbol} with ${symbols.join(', ')} on ${chain.name} (${venues.map(({ kind }) => kind).join(', ')}).`,
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

/**
 * Returns the symbol of a published token in the community's file. A symbol that a token of another chain has gets the
 * name of the chain: USDC.Base.
 */
function symbolOf(community: Community, chain: Chain, { symbol, address }: Token): string {
  const listed = listedOn(community, chain.id, address)
  if (listed) return listed[0]
  const isTaken = Object.keys(community.tokens).some((known) => foldSymbol(known) === foldSymbol(symbol))
  return isTaken ? `${symbol}.${chain.name.replace(/[\s/-]+/g, '')}`.slice(0, 20) : symbol
}

function listedOn({ tokens, exchange }: Community, chainId: number, address: Address) {
  return Object.entries(tokens).find(
    ([, token]) => (token.chainId ?? exchange.chainId) === chainId && isSameAddress(address, token.address),
  )
}

const nativeToken = { symbol: nativeSymbol, name: nativeSymbol, decimals: 18 }

async function poolsOf(reader: ChainReader, venues: readonly Venue[], base: Token, others: readonly Token[]) {
  const side = (token: Token) => ({ ...token, isNative: token.symbol === nativeSymbol })
  const pools = await findPools(reader, venues, side(base), others.map(side))
  return pools.map((pool) => ({ ...pool, pair: { base, other: pool.token } }))
}

async function describe(
  reader: ChainReader,
  address: Address,
  wanted: string | undefined,
  {
    community,
    chain,
    native,
  }: { readonly community: Community; readonly chain: Chain; readonly native: Token | null },
): Promise<Token> {
  if (native && isSameAddress(address, native.address)) return native
  const listed = listedOn(community, chain.id, address)
  if (listed) return { symbol: listed[0], ...listed[1], address }
  const claim = await readToken(reader, address)
  if (!claim) throw new UserError(`There is no contract at ${address} on ${chain.name}.`)
  const symbol = wanted ?? claim.symbol ?? ''
  if (!isTokenSymbol(symbol))
    throw new UserError(
      `The token calls itself "${symbol}", which cannot be a symbol. Choose one: --symbol <symbol>`,
    )
  const alike = [nativeSymbol, ...Object.keys(community.tokens)].find(
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
