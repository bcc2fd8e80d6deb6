import type * as v from 'valibot'
import { pairSymbols } from '@/domain/swap/pair'
import { type ChecksumOf, type CommunityFields, communityFields, type KnownNames } from './community-schema'
import { problemLines, readConfig } from './config-values'
import { communityFile } from './file-name'
import type { formerLinks } from './link-schema'
import { type Exchange, mainExchangeOf, otherExchangesOf } from './main-exchange'
import { nameRegistryOf } from './name-registries'
import { referenceProblems } from './reference-problems'
import { coinIcon } from './token-symbol'

/** The parsed contents of the community's file. It is plain data, so the server can send it to the browser. */
export type Community = Omit<CommunityFields, 'pairs' | 'exchange'> & {
  readonly pairs: readonly (CommunityFields['pairs'][number] & { readonly icon: string })[]
  /** The main chain with its deployments. */
  readonly exchange: Exchange
  readonly otherExchanges: readonly Exchange[]
}

type Written = v.InferInput<ReturnType<typeof communityFields>>

type Translatable<Part extends { translations?: unknown }, LanguageId extends string> = Omit<
  Part,
  'translations'
> & {
  translations?: Partial<
    Record<LanguageId, NonNullable<Part['translations']>[keyof NonNullable<Part['translations']>]>
  >
}

type Link<LanguageId extends string, IconName extends string> = Omit<
  Translatable<Written['links'][number], LanguageId>,
  'icon'
> & { icon: IconName }

/** The settings that say only how a former file is written now. */
type Former = 'terms' | 'exchange' | keyof typeof formerLinks

/**
 * The type of the community's file as it is written; the ids of programs, skins and languages and the names of icons
 * come from their registries.
 */
export type CommunityFile<
  ProgramId extends string,
  SkinId extends string,
  LanguageId extends string = string,
  IconName extends string = string,
> = Omit<
  Written,
  'programs' | 'skins' | 'languages' | 'defaultSkin' | 'darkSkin' | 'site' | 'links' | 'pairs' | Former
> & {
  site: Translatable<Written['site'], LanguageId>
  links: readonly Link<LanguageId, IconName>[]
  pairs: readonly (Omit<Written['pairs'][number], 'icon'> & { icon?: IconName })[]
  programs: readonly ProgramId[]
  skins?: readonly SkinId[]
  languages?: readonly LanguageId[]
  defaultSkin: SkinId
  darkSkin?: SkinId
}

export type ChainDefinition = Community['chains'][number]
/** A pair as pages know it. Its symbols are in its name. */
export type SwapPair = Readonly<Pick<Community['pairs'][number], 'name' | 'icon' | 'pool'>>

export type CommunityLink = Community['links'][number]

export type CommunityContext = KnownNames & { checksumOf: ChecksumOf }

/**
 * Reports an invalid file. `problems` has one line for each invalid value, such as `pairs[3].token: not a checksummed
 * address`.
 */
export class CommunityFileError extends Error {
  override readonly name = 'CommunityFileError'
  readonly code = 'community-file-invalid'
  constructor(readonly problems: readonly string[]) {
    super(`${communityFile} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Checks the whole file of a community. It reports each invalid value with its path, or, if every value is valid by
 * itself, each value that contradicts another.
 * @throws {CommunityFileError}
 */
export function parseCommunity(file: unknown, context: CommunityContext): Community {
  const parsed = readConfig(communityFields(context, context.checksumOf), file)
  const problems = parsed.success ? referenceProblems(parsed.output) : problemLines(parsed.issues)
  if (!parsed.success || problems.length > 0) throw new CommunityFileError(problems)
  const pairs = parsed.output.pairs.map((pair) => ({
    ...pair,
    icon: pair.icon ?? coinIcon(pairSymbols(pair.name)[1], context.iconNames),
  }))
  const { exchange: _, ...fields } = parsed.output
  const exchanges = { exchange: mainExchangeOf(fields), otherExchanges: otherExchangesOf(fields) }
  return { ...fields, chains: withNameRegistry(fields), pairs, ...exchanges }
}

/** Sets the registry of the chain of names. Other chains have none, because it is not used there. */
function withNameRegistry({
  chains,
  nameChainId,
}: Pick<CommunityFields, 'chains' | 'nameChainId'>): CommunityFields['chains'] {
  return chains.map((chain) => ({
    ...chain,
    nameRegistry: chain.id === nameChainId ? nameRegistryOf(chain) : null,
  }))
}
