/**
 * The `localStorage` keys of color schemes and screen savers. They are not in `domain/storage-keys.ts`, because that
 * file is part of the first load and these keys are used later. The script that runs before the first paint has its own
 * copy of them.
 */

/** The data URL of the picture that the visitor painted as wallpaper. */
export const paintedKey = 'love98-painted'
export const schemeKey = 'love98-scheme'
export const savedSchemesKey = 'love98-schemes'
/** Also the name of the event that announces a new choice within the page. */
export const screenSaverKey = 'love98-screen-saver'
