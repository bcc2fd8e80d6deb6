import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { getAddress, isAddress } from 'viem/utils'
import { nativeSymbol } from '../../../src/domain/asset.ts'
import { exchangesOf, pairsOn } from '../../../src/domain/community/chain-settings.ts'
import type { Community } from '../../../src/domain/community/community.ts'
import { plainText } from '../../../src/domain/plain-text.ts'
import { routerFor } from '../../../src/domain/swap/swap-router.ts'
import { checkCommunity } from '../build/check-community.ts'
import type { Command } from '../install/run-installed.mjs'
import type { Progress } from '../progress.mjs'
import { communityFile } from '../project-root.mjs'
import { propertyName, sourceText } from '../source-text.ts'
import { UserError } from '../user-error.mjs'
import { type Candidate, type Chain, type Request, readCandidates, type Token } from './candidates.ts'
import { type Addition, addToConfig } from './edit-config.ts'
import { writtenPool } from './pool-texts.ts'

const usage = `Adds a pair of Uniswap V2, V3 or V4 to ${communityFile}.

  love98 pair <address>             a token, or a pool of your token

Looks for the pools of the token with yours, with the native coin and with dollar tokens.

  --base <symbol>                   the token of yours; default: that of the first pair on the chain
  --chain <id>                      the chain; default: that of your token
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
  const chain = chainOf(community, request)
  const own = ownToken(community, chain.id, request.base)
  const candidates = await readCandidates({ request, own, community, chain, signal, progress })
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
      source: `${propertyName(symbol)}: ${sourceText({
        ...{ name: full, decimals, address },
        ...(chain.id === community.exchange.chainId ? {} : { chainId: chain.id }),
      })}`,
    })),
    { setting: 'pairs', source: sourceText(written) },
  ]
  const path = join(root, communityFile)
  await writeFile(path, addToConfig(await readFile(path, 'utf8'), additions))
  for (const { setting, source } of additions)
    progress.say(`${communityFile}: added to ${setting}\n  ${source},`)
  const missing = ['pairs', 'swap', 'charts'].filter((id) => !community.programs.includes(id))
  const exchange = exchangesOf(community).find(({ chainId }) => chainId === chain.id)
  if (!exchange || routerFor([pool.kind], exchange) === null)
    progress.say(
      `The pair has prices, a chart and trades. It links to the swap site, because venues have no router for ${pool.kind} on ${chain.name}.`,
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
  const { base, symbol, pool, chain } = values
  return { address, base, symbol, pool, chain }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        pool: { type: 'string' },
        chain: { type: 'string' },
        symbol: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Returns the chain of the request, or the chain of the base. */
function chainOf(community: Community, { chain: wanted, base }: Request): Chain {
  const { chains, tokens, pairs, exchange } = community
  const symbol = base ?? pairs[0]?.baseAsset ?? ''
  const own = Object.hasOwn(tokens, symbol) ? tokens[symbol]?.chainId : undefined
  const chain = chains.find(({ id }) => String(id) === (wanted ?? String(own ?? exchange.chainId)))
  if (chain && community.venues.some(({ chainId }) => chainId === chain.id)) return chain
  if (wanted !== undefined && !chain)
    throw new UserError(
      `${plainText(wanted)} is not one of the chains of ${communityFile}: ${chains.map(({ id }) => id).join(', ')}`,
    )
  const id = chain?.id ?? 8453
  throw new UserError(`${communityFile} has no venues on chain ${id}. Add its id: venues: [${id}]`)
}

/**
 * Returns the token that pools are looked for with besides the common ones.
 * @returns null for a chain other than the main one on which no token is listed
 */
function ownToken(community: Community, chainId: number, wanted: string | undefined): Token | null {
  const { tokens, pairs, exchange } = community
  const isHere = ([, token]: (typeof entries)[number]) => (token.chainId ?? exchange.chainId) === chainId
  const entries = Object.entries(tokens)
  const here = entries.filter(isHere)
  const symbol =
    wanted ??
    pairsOn(community, pairs, chainId)[0]?.baseAsset ??
    here.find(([, { address }]) => address !== null)?.[0]
  const token = here.find(([each]) => each === symbol)?.[1]
  if (wanted === undefined && (!token || token.address === null) && chainId !== exchange.chainId) return null
  if (symbol === undefined || !token)
    throw new UserError(
      `${symbol ?? 'A token of yours'} is not in tokens of ${communityFile} on chain ${chainId}. Add it, or name another one: --base <symbol>`,
    )
  if (token.address === null)
    throw new UserError(
      `${symbol} has no address in ${communityFile}, so it has no pools. Write its address.`,
    )
  return { symbol, ...token, address: token.address }
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
