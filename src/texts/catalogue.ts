import type { Text } from './texts'

/**
 * The catalogue of texts, one area a file under `en`. Only types are imported here: each part of the product imports the
 * areas it shows, so lazy parts keep theirs out of the first load.
 */
export type Catalogue = {
  'display/color-schemes': typeof import('./en/display/color-schemes')
  'guestbook/guestbook': typeof import('./en/guestbook/guestbook')
  'heartbreak/heartbreak': typeof import('./en/heartbreak/heartbreak')
  'heartbreak/heartbreak-card': typeof import('./en/heartbreak/heartbreak-card')
  'heartbreak/heartbreak-ranking': typeof import('./en/heartbreak/heartbreak-ranking')
  'heartbreak/heartbreak-rules': typeof import('./en/heartbreak/heartbreak-rules')
  'heartbreak/heartbreak-share': typeof import('./en/heartbreak/heartbreak-share')
  'heartbreak/heartbreak-streak': typeof import('./en/heartbreak/heartbreak-streak')
  'programs/alerts': typeof import('./en/programs/alerts')
  'programs/charts': typeof import('./en/programs/charts')
  'programs/display': typeof import('./en/programs/display')
  'programs/documents': typeof import('./en/programs/documents')
  'swap/exchange': typeof import('./en/swap/exchange')
  'swap/exchange-review': typeof import('./en/swap/exchange-review')
  'programs/help': typeof import('./en/programs/help')
  'programs/market': typeof import('./en/programs/market')
  'programs/notepad': typeof import('./en/programs/notepad')
  'programs/program-descriptions': typeof import('./en/programs/program-descriptions')
  'programs/programs': typeof import('./en/programs/programs')
  'programs/run': typeof import('./en/programs/run')
  'programs/shut-down': typeof import('./en/programs/shut-down')
  'programs/swap': typeof import('./en/programs/swap')
  'programs/treasury': typeof import('./en/programs/treasury')
  'programs/treasury-book': typeof import('./en/programs/treasury-book')
  'programs/treasury-forms': typeof import('./en/programs/treasury-forms')
  'programs/treasury-host': typeof import('./en/programs/treasury-host')
  'programs/treasury-messages': typeof import('./en/programs/treasury-messages')
  'programs/treasury-properties': typeof import('./en/programs/treasury-properties')
  'programs/treasury-proposal': typeof import('./en/programs/treasury-proposal')
  'programs/treasury-settings': typeof import('./en/programs/treasury-settings')
  'programs/treasury-simulation': typeof import('./en/programs/treasury-simulation')
  'programs/treasury-status': typeof import('./en/programs/treasury-status')
  'programs/treasury-review': typeof import('./en/programs/treasury-review')
  'programs/treasury-tools': typeof import('./en/programs/treasury-tools')
  'programs/treasury-words': typeof import('./en/programs/treasury-words')
  'wallet/look-alike': typeof import('./en/wallet/look-alike')
  'wallet/wallet-program': typeof import('./en/wallet/wallet-program')
  'solitaire/solitaire': typeof import('./en/solitaire/solitaire')
  'shell/crash': typeof import('./en/shell/crash')
  'shell/desktop': typeof import('./en/shell/desktop')
  'shell/desktop-menu': typeof import('./en/shell/desktop-menu')
  'shell/desktop-page': typeof import('./en/shell/desktop-page')
  'shell/failed-start': typeof import('./en/shell/failed-start')
  'shell/language': typeof import('./en/shell/language')
  'shell/links': typeof import('./en/shell/links')
  'shell/new-version': typeof import('./en/shell/new-version')
  'shell/offline': typeof import('./en/shell/offline')
  'shell/pages': typeof import('./en/shell/pages')
  'shell/screen-saver': typeof import('./en/shell/screen-saver')
  'shell/shell': typeof import('./en/shell/shell')
  'shell/skip-links': typeof import('./en/shell/skip-links')
  'shell/start-menu': typeof import('./en/shell/start-menu')
  'shell/taskbar': typeof import('./en/shell/taskbar')
  'shell/tray': typeof import('./en/shell/tray')
  'shell/tray-panels': typeof import('./en/shell/tray-panels')
  'shell/window-menus': typeof import('./en/shell/window-menus')
  'shell/window-placement': typeof import('./en/shell/window-placement')
  'shell/welcome': typeof import('./en/shell/welcome')
  'shell/windows': typeof import('./en/shell/windows')
  'shell/without-scripts': typeof import('./en/shell/without-scripts')
  'ui/controls': typeof import('./en/ui/controls')
  'ui/errors': typeof import('./en/ui/errors')
  'ui/explorer': typeof import('./en/ui/explorer')
  'ui/keys': typeof import('./en/ui/keys')
  'ui/menus': typeof import('./en/ui/menus')
  'wallet/account': typeof import('./en/wallet/account')
  'wallet/amounts': typeof import('./en/wallet/amounts')
  'wallet/asked-wallet': typeof import('./en/wallet/asked-wallet')
  'wallet/connect': typeof import('./en/wallet/connect')
  'wallet/demo-wallet': typeof import('./en/wallet/demo-wallet')
  'wallet/get-wallet': typeof import('./en/wallet/get-wallet')
  'wallet/holdings': typeof import('./en/wallet/holdings')
  'wallet/names': typeof import('./en/wallet/names')
  'wallet/network': typeof import('./en/wallet/network')
  'wallet/recipient': typeof import('./en/wallet/recipient')
  'wallet/safe': typeof import('./en/wallet/safe')
  'wallet/safe-gateway': typeof import('./en/wallet/safe-gateway')
  'wallet/safe-host': typeof import('./en/wallet/safe-host')
  'wallet/send': typeof import('./en/wallet/send')
  'wallet/sending': typeof import('./en/wallet/sending')
  'wallet/sign-in': typeof import('./en/wallet/sign-in')
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

/** A translation that may lack texts; English stands in for them. */
export type PartialTranslation<Area> = {
  readonly [Name in keyof Area]?: Area[Name] extends string
    ? string
    : Area[Name] extends readonly string[]
      ? readonly string[]
      : Area[Name] extends (...values: infer Values) => string
        ? (...values: Values) => string
        : Area[Name] extends Text
          ? Area[Name]
          : PartialTranslation<Area[Name]>
}
