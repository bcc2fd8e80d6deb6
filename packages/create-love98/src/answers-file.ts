import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { NodeError } from '../../love98/scripts/lib/pair/chain-reader.ts'
import { writtenPool } from '../../love98/scripts/lib/pair/pool-texts.ts'
import { readToken } from '../../love98/scripts/lib/pair/read-token.ts'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'
import { problemLines, readConfig, settings } from '../../love98/src/domain/community/config-values.ts'
import { poolSchema } from '../../love98/src/domain/community/venue-schema.ts'
import {
  type Answers,
  firstAnswers,
  letterOf,
  type PairAnswer,
  sentenceOf,
  type TokenAnswer,
} from './answers.ts'
import * as fields from './fields.ts'
import { findChain } from './find-chain.ts'
import { linkEntry } from './links.ts'
import { readLogo } from './logo.ts'
import { leftOutProblem } from './programs.ts'
import type { Wizard } from './questions.ts'
import {
  deepestPairs,
  findPairs,
  hasExchange,
  offeredPairs,
  presumedPairs,
  symbolOfPair,
  usableClaim,
} from './token-facts.ts'

type Chains = Pick<Wizard, 'chains' | 'connect'>

const tokenFields = settings({
  address: v.optional(v.nullable(fields.address), null),
  symbol: v.optional(fields.symbol),
  name: v.optional(fields.name),
  decimals: v.optional(fields.decimals),
})

const token = v.lazy((input) =>
  typeof input === 'string'
    ? v.pipe(
        fields.address,
        v.transform((address) => ({ address, symbol: undefined, name: undefined, decimals: undefined })),
      )
    : v.pipe(
        tokenFields,
        v.check(
          ({ address, symbol }) => address !== null || symbol !== undefined,
          'needs an address or a symbol',
        ),
      ),
)

const pairFields = settings({ token: v.string(), pool: poolSchema(fields.address) })

const pairEntry = v.lazy((input) =>
  typeof input === 'string'
    ? v.pipe(
        v.string(),
        v.transform((symbol) => ({ token: symbol, pool: undefined })),
      )
    : pairFields,
)

function schemaOf(chains: Wizard['chains']) {
  const chain = v.pipe(
    v.union([v.number(), v.string()], 'must be the ID or the name of a chain'),
    oneOf((text) => findChain(text, chains)),
  )
  return settings({
    name: fields.name,
    sentence: v.optional(fields.sentence),
    color: v.optional(fields.color, '#1c5cc8'),
    logo: v.optional(v.nullable(v.pipe(v.string(), oneOf(readLogo)))),
    chain: v.optional(chain, 1),
    token: v.optional(v.nullable(token), null),
    /** Symbols of tokens for pools of V2, or tokens with pools; default: the deepest pool with each token. */
    pairs: v.optional(v.array(pairEntry)),
    links: v.optional(v.array(linkEntry), []),
    treasury: v.optional(v.nullable(fields.address), null),
    languages: v.optional(v.nullable(fields.languageList), null),
    skins: v.optional(fields.skinChoice, 'both'),
    leaveOut: v.optional(
      v.pipe(
        v.array(v.string()),
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = dataset.typed ? leftOutProblem(dataset.value) : null
          if (problem) addIssue({ message: problem })
        }),
      ),
      [],
    ),
  })
}

/** Converts a value, or reports the problem that the conversion returns. */
function oneOf<Input, Output>(find: (input: Input) => Output | string) {
  return v.rawTransform<Input, Exclude<Output, string>>(({ dataset, addIssue, NEVER }) => {
    const found = find(dataset.value)
    if (typeof found !== 'string') return found as Exclude<Output, string>
    addIssue({ message: found })
    return NEVER
  })
}

type Written = v.InferOutput<ReturnType<typeof schemaOf>>

/**
 * Reads a file of answers, and from the chain what it does not say about the token.
 * @throws {UserError} if the file cannot be read, is not JSON, or has invalid values: one line for each
 */
export async function readAnswersFile(path: string, chains: Chains): Promise<Answers> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`${path} cannot be read.`)
  })
  return parseAnswers(parseJson(text, path), path, chains)
}

/** @param path of the file, for the error */
export async function parseAnswers(value: unknown, path: string, chains: Chains): Promise<Answers> {
  const parsed = readConfig(schemaOf(chains.chains), value)
  if (!parsed.success) throw unusable(path, problemLines(parsed.issues))
  const written = parsed.output
  const { name, chain, links, treasury, languages, skins, leaveOut } = written
  const problems: string[] = []
  const tokenOf = await completeToken(written, chains, problems)
  const pairs = tokenOf ? await choosePairs(written, tokenOf, chains, problems) : []
  if (!written.token && written.pairs?.length) problems.push('pairs: need a token')
  if (problems.length > 0) throw unusable(path, problems)
  return {
    ...firstAnswers(name, chain),
    name,
    sentence: written.sentence ?? sentenceOf(name).slice(0, 120),
    color: written.color,
    logo: written.logo === undefined ? letterOf(name) : written.logo,
    token: tokenOf,
    pairs,
    links,
    treasury,
    languages,
    skins,
    leftOut: leaveOut,
  }
}

async function completeToken(
  { token: given, chain }: Written,
  { connect }: Chains,
  problems: string[],
): Promise<TokenAnswer | null> {
  if (!given) return null
  const { address, symbol } = given
  if (symbol !== undefined)
    return { symbol, name: given.name ?? symbol, decimals: given.decimals ?? 18, address }
  if (address === null) return null
  const byHand = 'write { address, symbol, name, decimals }'
  try {
    const claim = await readToken(await connect(chain), address)
    if (!claim) {
      problems.push(`token: there is no contract at ${address} on ${chain.name}`)
      return null
    }
    const usable = usableClaim(claim, address)
    if (usable.symbol === null || usable.decimals === null) {
      problems.push(`token: the contract gives no symbol or decimals that can be used; ${byHand}`)
      return null
    }
    return {
      symbol: usable.symbol,
      name: given.name ?? usable.name ?? usable.symbol,
      decimals: given.decimals ?? usable.decimals,
      address,
    }
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    problems.push(`token: ${chain.name} cannot be read (${error.message}); ${byHand}`)
    return null
  }
}

async function choosePairs(
  { pairs: named, chain }: Written,
  { address, symbol, decimals }: TokenAnswer,
  { connect }: Chains,
  problems: string[],
): Promise<readonly PairAnswer[]> {
  if (named) {
    const offered = offeredPairs(chain)
    if (named.length > 0 && !hasExchange(chain.id))
      problems.push(`pairs: Love98 knows no Uniswap on ${chain.name}`)
    return named.flatMap(({ token: each, pool }, index) => {
      const pair = offered.find((other) => symbolOfPair(other) === each)
      if (!pair && hasExchange(chain.id))
        problems.push(
          `pairs[${index}]: "${each}" is not one of ${offered.map(symbolOfPair).join(', ')}; add other pairs with: npx love98 pair <address>`,
        )
      return pair ? { ...pair, ...(pool && { pool }) } : []
    })
  }
  if (address === null) return presumedPairs(chain)
  try {
    return deepestPairs(await findPairs(await connect(chain), chain, { symbol, decimals, address }))
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    return presumedPairs(chain)
  }
}

/** The answers as a file that `readAnswersFile` reads. */
export function answersText(answers: Answers): string {
  const { chain, token: own, pairs, links, logo, leftOut, ...rest } = answers
  return `${JSON.stringify(
    {
      ...rest,
      logo: logo && (logo.kind === 'sign' ? logo.sign : logo.path),
      chain: chain.id,
      token: own,
      ...(own ? { pairs: pairs.map(writtenPair) } : {}),
      links: links.map(({ label, url }) => ({ label, url })),
      leaveOut: leftOut,
    },
    null,
    2,
  )}\n`
}

/** A pool of V2 needs no more than the symbol. */
function writtenPair(pair: PairAnswer): string | object {
  const token = symbolOfPair(pair)
  return pair.pool.kind === 'v2' ? token : { token, ...writtenPool(pair.pool) }
}

function unusable(path: string, problems: readonly string[]): UserError {
  return new UserError(`${path} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
