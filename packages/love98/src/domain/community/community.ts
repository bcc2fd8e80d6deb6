import type * as v from 'valibot'
import type { ChecksumCheck } from '@/domain/address'
import { assetReference, nativeSymbol } from '@/domain/asset'
import { pairSymbols } from '@/domain/swap/pair'
import { type CommunityFields, communityFields, type KnownNames } from './community-schema'
import { problemLines, readConfig } from './config-values'

/** The parsed contents of `love98.config.ts`. It is plain data, so the server can send it to the browser. */
export type Community = CommunityFields

type Written = v.InferInput<ReturnType<typeof communityFields>>

type Translatable<Part extends { translations?: unknown }, LanguageId extends string> = Omit<
  Part,
  'translations'
> & {
  translations?: Partial<
    Record<LanguageId, NonNullable<Part['translations']>[keyof NonNullable<Part['translations']>]>
  >
}

/**
 * The type of `love98.config.ts` as a community writes it; the ids of programs, skins and languages come from their
 * registries.
 */
export type CommunityFile<
  ProgramId extends string,
  SkinId extends string,
  LanguageId extends string = string,
> = Omit<Written, 'programs' | 'skins' | 'languages' | 'defaultSkin' | 'darkSkin' | 'site' | 'terms'> & {
  site: Translatable<Written['site'], LanguageId>
  programs: readonly ProgramId[]
  skins?: readonly SkinId[]
  languages?: readonly LanguageId[]
  defaultSkin: SkinId
  darkSkin?: SkinId
}

export type ChainDefinition = Community['chains'][number]
export type SwapPair = Community['pairs'][number]
export type NamedLink = Community['collections'][number]
export type Exchange = Community['exchange']

export type CommunityContext = KnownNames & { isChecksummed: ChecksumCheck }

/**
 * Reports an invalid file. `problems` has one line for each invalid value, such as `pairs[3].token: not a checksummed
 * address`.
 */
export class CommunityFileError extends Error {
  override readonly name = 'CommunityFileError'
  readonly code = 'community-file-invalid'
  constructor(readonly problems: readonly string[]) {
    super(`love98.config.ts cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Checks the whole file of a community. It reports each invalid value with its path, or, if every value is valid by
 * itself, each value that contradicts another.
 * @throws {CommunityFileError}
 */
export function parseCommunity(file: unknown, context: CommunityContext): Community {
  const parsed = readConfig(communityFields(context, context.isChecksummed), file)
  const problems = parsed.success ? referenceProblems(parsed.output) : problemLines(parsed.issues)
  if (!parsed.success || problems.length > 0) throw new CommunityFileError(problems)
  return parsed.output
}

/** Returns one line for each value of the file that contradicts another, with the path of the value to change. */
function referenceProblems(file: CommunityFields): string[] {
  const { chains, exchange, languages, nameChainId, pairs, programs, treasury } = file
  const chainIds = chains.map(({ id }) => id)
  const strangers = {
    nameChainId,
    'exchange.chainId': exchange.chainId,
    'treasury.chainId': treasury?.chainId,
  }
  return [
    ...repeated(programs).map(([index, id]) => `programs[${index}]: ${id} is listed twice`),
    ...skinProblems(file),
    ...(languages && !languages.includes('en') ? ['languages: must include en'] : []),
    ...repeated(chainIds).map(([index, id]) => `chains[${index}].id: chain ${id} is listed twice`),
    ...repeated(pairs.map(({ name }) => name)).map(
      ([index, name]) => `pairs[${index}].name: ${name} is listed twice`,
    ),
    ...Object.entries(strangers).flatMap(([path, id]) =>
      id === undefined || chainIds.includes(id) ? [] : [`${path}: is not one of the chains`],
    ),
    ...pairs.flatMap((pair, index) =>
      pairProblems(pair, file.tokens).map((problem) => `pairs[${index}].${problem}`),
    ),
  ]
}

function skinProblems({ skins, defaultSkin, darkSkin }: CommunityFields): string[] {
  if (!skins) return []
  return Object.entries({ defaultSkin, darkSkin }).flatMap(([path, id]) =>
    id === undefined || skins.includes(id) ? [] : [`${path}: ${id} is not one of the skins`],
  )
}

function pairProblems(
  { name, baseAsset, token }: CommunityFields['pairs'][number],
  tokens: CommunityFields['tokens'],
): string[] {
  const [base, symbol] = pairSymbols(name)
  const unlisted = [base, symbol].filter((each) => each !== nativeSymbol && !tokens[each])
  const problems = unlisted.map((each) => `name: ${each} is not listed in tokens`)
  if (baseAsset !== base) problems.push(`baseAsset: must be ${base}, as in the pair's name`)
  if (!unlisted.includes(symbol) && token !== assetReference(symbol, tokens))
    problems.push(`token: must be ${symbol === nativeSymbol ? symbol : `the address of tokens.${symbol}`}`)
  return problems
}

function repeated<Value>(values: readonly Value[]): [index: number, value: Value][] {
  return [...values.entries()].filter(([index, value]) => values.indexOf(value) !== index)
}
