import type { PoolChoice } from '../../love98/scripts/lib/pair/find-pools.ts'
import type { Address } from '../../love98/src/domain/address.ts'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'
import type { ListedToken } from '../../love98/src/domain/community/dollar-tokens.ts'
import type { SkinChoice } from './fields.ts'
import type { LinkAnswer } from './links.ts'
import type { Logo } from './logo.ts'
import { skinIdOf, slugOf } from './skin-source.ts'

/** A token of the file. Its address is null if it is not known yet. */
export type TokenAnswer = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: Address | null
}

/** A swap pair of the community's token with the native coin, or with another token, and its pool. */
export type PairAnswer = { readonly other: 'native' | ListedToken; readonly pool: PoolChoice }

/** Everything from which a community's folder is written. */
export type Answers = {
  readonly name: string
  readonly sentence: string
  /** `#rrggbb`. */
  readonly color: string
  readonly logo: Logo | null
  readonly chain: ChainDefinition
  readonly token: TokenAnswer | null
  readonly pairs: readonly PairAnswer[]
  readonly links: readonly LinkAnswer[]
  readonly treasury: Address | null
  /** The IDs of the languages to build; null: all. */
  readonly languages: readonly string[] | null
  readonly skins: SkinChoice
  /** The IDs of programs that are left out, besides those that have nothing to show. */
  readonly leftOut: readonly string[]
}

/** The answers of a person who only presses Enter. @param folder its name is the first name of the community */
export function firstAnswers(folder: string, chain: ChainDefinition): Answers {
  const name = nameFromFolder(folder)
  return {
    name,
    sentence: sentenceOf(name),
    color: '#1c5cc8',
    logo: letterOf(name),
    chain,
    token: null,
    pairs: [],
    links: [],
    treasury: null,
    languages: null,
    skins: 'both',
    leftOut: [],
  }
}

export function sentenceOf(name: string): string {
  return `the desktop of ${name}`
}

/** The first letter or digit of a name, which the pixel font can draw. */
export function letterOf(name: string): Logo | null {
  const letter = /[a-z0-9]/i.exec(name.normalize('NFKD'))?.[0]
  return letter ? { kind: 'sign', sign: letter.toUpperCase() } : null
}

function nameFromFolder(folder: string): string {
  const words =
    folder
      .replaceAll(/[-_\s]+/g, ' ')
      .replaceAll(/\p{C}/gu, '')
      .trim() || 'My Community'
  return words.replaceAll(/(?<![\p{L}\p{N}'])[a-z]/gu, (letter) => letter.toUpperCase()).slice(0, 40)
}

/** The ID of the community's own skin; null if it has only the standard one. */
export function ownSkinOf({ name, skins }: Pick<Answers, 'name' | 'skins'>): string | null {
  return skins === 'standard' ? null : skinIdOf(name)
}

/** The folder of a community without a folder in the command. */
export function folderOf(name: string): string {
  return slugOf(name) || 'my-community'
}
