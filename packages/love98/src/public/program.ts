import { defineProgram as defineAnyProgram, type Program } from '@/programs/define-program'

export type { ProgramProps } from '@/programs/program-props'
export { translated } from './translated'

/**
 * A program of a community, in `community/programs/<name>/program.ts`. Its title and description can be getters that
 * read `translated` texts.
 */
export type OwnProgram<Id extends string = string> = Omit<Program<Id>, 'needsWallet' | 'load' | 'keys'> & {
  /** One sentence about the program, for search engines and link previews. */
  readonly description: string
  /** Imports `window.tsx` of the folder, which is loaded when the program opens. */
  readonly load: NonNullable<Program['load']>
}

/**
 * Defines a program of a community. Its ID must be a literal text, because the build reads it without running the
 * module, and `community/config.ts` names it in `programs`.
 */
export function defineProgram<const Id extends string>(program: OwnProgram<Id>): OwnProgram<Id> {
  defineAnyProgram<Id>(program)
  return program
}
