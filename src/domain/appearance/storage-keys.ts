/**
 * The `localStorage` keys of color schemes and screen savers. They are apart from `domain/storage-keys.ts`, which is part of the
 * first load: these are used later, and by the script that runs before the first paint, which holds its own.
 */

/** The color scheme that is worn. */
export const schemeKey = 'love98-scheme'
/** The color schemes under the names that the visitor gave them. */
export const savedSchemesKey = 'love98-schemes'
/** Also the name of the event by which a choice is told within the page. */
export const screenSaverKey = 'love98-screen-saver'
