import type { LinkPlace } from '../community/link-schema'

/** The places whose links are on the desktop. */
export const desktopPlaces: readonly LinkPlace[] = ['social', 'collections', 'partners']
