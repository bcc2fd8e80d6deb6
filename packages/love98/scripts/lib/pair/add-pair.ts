import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getAddress, isAddress } from 'viem/utils'
import { type Address, isSameAddress } from '../../../src/domain/address.ts'
import { nativeSymbol } from '../../../src/domain/asset.ts'
import type { Community } from '../../../src/domain/community/community.ts'
import { foldSymbol, isTokenSymbol } from '../../../src/domain/community/token-symbol.ts'
import { plainText } from '../../../src/domain/plain-text.ts'
import { checkCommunity } from '../build/check-community.ts'
import type { Command } from '../install/run-installed.mjs'
import { communityFile } from '../project-root.mjs'
import { propertyName, sourceText } from '../source-text.ts'
import { UserError } from '../user-error.mjs'
import { type ChainReader, NodeError, openChain } from './chain-reader.ts'
import { type Addition, addToConfig } from './edit-config.ts'
import { findPools } from './find-pools.ts'
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
}

const usage = `Adds a Uniswap V2 pair to ${communityFile}.

  love98 pair <address>             the other token of the pair, or the pool

  --base <symbol>                   the token of yours; default: that of the first pair
  --symbol <symbol>                 the symbol of the other token, in place of the one that it claims`

/**
 * `love98 pair`: adds a pair, and its token if it is not listed, to the community's file. Prints the added lines.
 * @throws {UserError} if the chain has no such pool, or the file cannot be edited; it is unchanged then
 */
export async function addPair({ root, signal, progress }: Command): Promise<void> {
  const request = readRequest(process.argv.slice(2))
  if (!request) return progress.say(usage)
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const community = await checkCommunity(root)
  const base = baseOf(community, request.base)
  const { token, isListed } = await readPair(request, base, community, signal)
  const name = `${base.symbol}-${token.symbol}`
  if (community.pairs.some((pair) => pair.name === name))
    throw new UserError(`${communityFile} has the pair ${name} already.`)
  const isNative = token.symbol === nativeSymbol
  const pair = { name, token: isNative ? nativeSymbol : token.address, baseAsset: base.symbol }
  const { symbol, ...facts } = token
  const additions: Addition[] = [
    ...(isListed ? [] : [{ setting: 'tokens', source: `${propertyName(symbol)}: ${sourceText(facts)}` }]),
    { setting: 'pairs', source: sourceText(pair) },
  ]
  const path = join(root, communityFile)
  await writeFile(path, addToConfig(await readFile(path, 'utf8'), additions))
  for (const { setting, source } of additions)
    progress.say(`${communityFile}: added to ${setting}\n  ${source},`)
  const missing = ['pairs', 'swap', 'charts'].filter((id) => !community.programs.includes(id))
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
  return { address, base: values.base, symbol: values.symbol }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        base: { type: 'string' },
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

async function readPair(
  request: Request,
  base: Token,
  community: Community,
  signal: AbortSignal,
): Promise<{ token: Token; isListed: boolean }> {
  const { chainId, factory, initCodeHash } = community.exchange
  const chain = community.chains.find(({ id }) => id === chainId)
  if (!chain || !factory)
    throw new UserError(
      `venues of ${communityFile} have no Uniswap V2. Add the id of a chain: venues: [8453]`,
    )
  try {
    const node = process.env[`RPC_URL_${chain.id}`] || chain.publicRpcUrl
    const reader = await openChain(node, chain.id, signal)
    const address = (await otherOfPool(reader, request.address, base.address)) ?? request.address
    const found = await describe(reader, address, request.symbol, community, chain.name)
    if (isSameAddress(found.token.address, base.address))
      throw new UserError(`${base.symbol} cannot be paired with itself. Name the other token.`)
    const [pool] = await findPools(reader, { factory, initCodeHash }, base.address, [found.token])
    if (!pool)
      throw new UserError(
        `Uniswap V2 has no pool of ${base.symbol} and ${found.token.symbol} on ${chain.name}.`,
      )
    return found
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    throw new UserError(
      `${chain.name} cannot be read (${error.message}). Set RPC_URL_${chain.id} to another node, and try again.`,
    )
  }
}

async function describe(
  reader: ChainReader,
  address: Address,
  wanted: string | undefined,
  { tokens, exchange }: Community,
  chainName: string,
): Promise<{ token: Token; isListed: boolean }> {
  if (isSameAddress(address, exchange.wrappedNative))
    return {
      token: { symbol: nativeSymbol, name: nativeSymbol, decimals: 18, address },
      isListed: true,
    }
  const listed = Object.entries(tokens).find((entry) => isSameAddress(address, entry[1].address))
  if (listed) return { token: { symbol: listed[0], ...listed[1], address }, isListed: true }
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
  return { token: { symbol, name: claim.name ?? symbol, decimals: claim.decimals, address }, isListed: false }
}
