import type { Text } from './texts'

/**
 * Everything the product says, one area a file of `en`. Only the types meet here: a part of the product imports the
 * areas it draws, and lazy parts keep theirs out of the first load.
 */
export type Catalogue = {
  account: typeof import('./en/account')
  app: typeof import('./en/app')
  windows: typeof import('./en/windows')
  placing: typeof import('./en/placing')
  'window-menus': typeof import('./en/window-menus')
  connect: typeof import('./en/connect')
  network: typeof import('./en/network')
  'desktop-page': typeof import('./en/desktop-page')
  display: typeof import('./en/display')
  explorer: typeof import('./en/explorer')
  'get-wallet': typeof import('./en/get-wallet')
  heartbreak: typeof import('./en/heartbreak')
  'heartbreak-ranking': typeof import('./en/heartbreak-ranking')
  help: typeof import('./en/help')
  menus: typeof import('./en/menus')
  offline: typeof import('./en/offline')
  run: typeof import('./en/run')
  'shut-down': typeof import('./en/shut-down')
  safe: typeof import('./en/safe')
  'start-menu': typeof import('./en/start-menu')
  treasury: typeof import('./en/treasury')
  taskbar: typeof import('./en/taskbar')
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
