import type * as v from 'valibot'
import type { ChecksumCheck } from '@/domain/address'
import { referenceProblems } from './community-references'
import { type CommunityFields, communityFields, type KnownNames } from './community-schema'
import { problemLines, readConfig } from './config-values'

/** The parsed contents of `love98.config.ts`. It is plain data, so the server can send it to the browser. */
export type Community = CommunityFields

type Written = v.InferInput<ReturnType<typeof communityFields>>

/** A part of the file that may have translations. */
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
  terms: Translatable<Written['terms'], LanguageId>
}

export type ChainDefinition = Community['chains'][number]
export type TokenDefinition = Community['tokens'][string]
export type SwapPair = Community['pairs'][number]
export type NamedLink = Community['collections'][number]
export type Exchange = Community['exchange']

/** The facts from outside the file that the check needs: the existing names, and the checksum function. */
export type CommunityContext = KnownNames & { isChecksummed: ChecksumCheck }

/**
 * Reports an invalid file. `problems` has one line for each invalid value, such as `pairs[3].token: not a checksummed
 * address`.
 */
export class CommunityFileError extends Error {
  override readonly name = 'CommunityFileError'
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
