import type { ProjectFiles } from './project-files.ts'

/** One change of a community's folder. It changes nothing in a folder that has the change already. */
export type Change = {
  /** A sentence about what it changes. */
  readonly about: string
  /** @returns sentences about what a person must do */
  readonly apply: (files: ProjectFiles) => Promise<readonly string[]>
}

/** The changes that a version of Love98 needs. `scripts/updates/<version>.ts` exports them as `changes`. */
export type Update = { readonly version: string; readonly changes: readonly Change[] }
