/**
 * The `localStorage` keys of the desktop. Browsers hold values under these names for years: a key that is renamed
 * loses what its visitors chose. This file is part of the first load; the keys of what is loaded later are in
 * `appearance/storage-keys.ts`, `heartbreak/storage-keys.ts` and `wallet/storage-keys.ts`. wagmi writes keys of its own, which begin with `wagmi.`.
 */

/** Appearance, read by the script that runs before the first paint. */
export const skinKey = 'fileTheme'
export const densityKey = 'love98-density'
export const wallpaperKey = 'love98-wallpaper'
/** A cookie: the server reads it, where an address names no language. */
export const languageCookie = 'love98-language'

/** The other preferences. */
export const dragContentsKey = 'love98-drag-contents'
export const folderOptionsKey = 'love98-folder-options'
export const smoothFontsKey = 'love98-smooth-fonts'
export const toolbarsKey = 'love98-toolbars'
export const soundsKey = 'love98-sounds'
export const usageStatisticsKey = 'love98-usage-statistics'

/** The desktop and its programs. */
export const savedWindowsKey = 'love98-windows'
export const iconLayoutKey = 'love98-icons'
export const welcomeKey = 'love98-welcome'
export const runHistoryKey = 'love98-run'
export const priceAlertsKey = 'love98-price-alerts'
