import type { Text } from './texts'

/**
 * Everything the product says, one area a file of `en`. Only the types meet here: a part of the product imports the
 * areas it draws, and lazy parts keep theirs out of the first load.
 */
export type Catalogue = {
  app: typeof import('./en/app')
  heartbreak: typeof import('./en/heartbreak')
  ui: typeof import('./en/ui')
}

/** The same texts in another language: every name, and functions that take the same values. */
export type Translation<Area = Catalogue> = {
  readonly [Name in keyof Area]: Area[Name] extends string
    ? string
    : Area[Name] extends readonly string[]
      ? readonly string[]
      : Area[Name] extends (...values: infer Values) => string
        ? (...values: Values) => string
        : Area[Name] extends Text
          ? Area[Name]
          : Translation<Area[Name]>
}
