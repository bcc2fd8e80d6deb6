/**
 * The `localStorage` keys of the desktop. Browsers keep values under these names for years: renaming a key loses the
 * visitors' choices. This file is part of the first load; the keys of code that is loaded later are in
 * `appearance/storage-keys.ts`, `heartbreak/storage-keys.ts` and `wallet/storage-keys.ts`. The keys of wagmi begin
 * with `wagmi.`.
 */

/** Appearance, read by the script that runs before the first paint. */
export const skinKey = 'fileTheme'
export const densityKey = 'love98-density'
export const wallpaperKey = 'love98-wallpaper'
/** A cookie, because the server reads it for addresses without a language. */
export const languageCookie = 'love98-language'

export const dragContentsKey = 'love98-drag-contents'
export const folderOptionsKey = 'love98-folder-options'
export const smoothFontsKey = 'love98-smooth-fonts'
export const toolbarsKey = 'love98-toolbars'
export const soundsKey = 'love98-sounds'
export const usageStatisticsKey = 'love98-usage-statistics'

export const savedWindowsKey = 'love98-windows'
export const iconLayoutKey = 'love98-icons'
export const welcomeKey = 'love98-welcome'
export const runHistoryKey = 'love98-run'
export const priceAlertsKey = 'love98-price-alerts'
export const hiddenColumnsKey = 'love98-hidden-columns'
