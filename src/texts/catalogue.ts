import type { Text } from './texts'

/**
 * Everything the product says, one area a file of `en`. Only the types meet here: a part of the product imports the
 * areas it draws, and lazy parts keep theirs out of the first load.
 */
export type Catalogue = {
  account: typeof import('./en/account')
  app: typeof import('./en/app')
  connect: typeof import('./en/connect')
  crash: typeof import('./en/crash')
  desktop: typeof import('./en/desktop')
  'desktop-menu': typeof import('./en/desktop-menu')
  'desktop-page': typeof import('./en/desktop-page')
  display: typeof import('./en/display')
  documents: typeof import('./en/documents')
  explorer: typeof import('./en/explorer')
  'get-wallet': typeof import('./en/get-wallet')
  heartbreak: typeof import('./en/heartbreak')
  'heartbreak-ranking': typeof import('./en/heartbreak-ranking')
  'heartbreak-share': typeof import('./en/heartbreak-share')
  help: typeof import('./en/help')
  menus: typeof import('./en/menus')
  network: typeof import('./en/network')
  'new-version': typeof import('./en/new-version')
  notepad: typeof import('./en/notepad')
  offline: typeof import('./en/offline')
  placing: typeof import('./en/placing')
  run: typeof import('./en/run')
  safe: typeof import('./en/safe')
  shell: typeof import('./en/shell')
  'shut-down': typeof import('./en/shut-down')
  'sign-in': typeof import('./en/sign-in')
  'skip-links': typeof import('./en/skip-links')
  'start-menu': typeof import('./en/start-menu')
  swap: typeof import('./en/swap')
  taskbar: typeof import('./en/taskbar')
  tray: typeof import('./en/tray')
  'tray-panels': typeof import('./en/tray-panels')
  treasury: typeof import('./en/treasury')
  ui: typeof import('./en/ui')
  'window-menus': typeof import('./en/window-menus')
  windows: typeof import('./en/windows')
  'without-scripts': typeof import('./en/without-scripts')
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
