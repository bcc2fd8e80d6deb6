import type * as v from 'valibot'
import type { ChecksumCheck } from '@/domain/address'
import { referenceProblems } from './community-references'
import { type CommunityFields, communityFields, type KnownNames } from './community-schema'
import { problemLines, readConfig } from './config-values'

/** A community's own file, `love98.config.ts`, after it was parsed: plain data that crosses from server to browser. */
export type Community = CommunityFields

type Written = v.InferInput<ReturnType<typeof communityFields>>

/** A part that may be given in other languages. */
type Translatable<Part extends { translations?: unknown }, LanguageId extends string> = Omit<
  Part,
  'translations'
> & {
  translations?: Partial<
    Record<LanguageId, NonNullable<Part['translations']>[keyof NonNullable<Part['translations']>]>
  >
}

/** What a community writes in `love98.config.ts`; ids of programs, skins and languages come from their registries. */
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

/** What is known about the world outside the file: which programs and skins exist, and how a checksum is checked. */
export type CommunityContext = KnownNames & { isChecksummed: ChecksumCheck }

/** The file is wrong: `problems` has one line a value, `pairs[3].token: not a checksummed address`. */
export class CommunityFileError extends Error {
  override readonly name = 'CommunityFileError'
  constructor(readonly problems: readonly string[]) {
    super(`love98.config.ts cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/**
 * Checks a community's file, whole: every wrong value is reported with its path, and when each value is right by
 * itself, every one that contradicts another.
 * @throws {CommunityFileError}
 */
export function parseCommunity(file: unknown, context: CommunityContext): Community {
  const parsed = readConfig(communityFields(context, context.isChecksummed), file)
  const problems = parsed.success ? referenceProblems(parsed.output) : problemLines(parsed.issues)
  if (!parsed.success || problems.length > 0) throw new CommunityFileError(problems)
  return parsed.output
}
