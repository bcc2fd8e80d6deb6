/**
 * The `localStorage` keys of Heartbreak. They are apart from `domain/storage-keys.ts`, which is part of the first
 * load, because only the opened game uses them. Renaming a key loses what players have stored.
 */

export const heartbreakOptionsKey = 'love98-heartbreak'
export const heartbreakStatisticsKey = 'love98-heartbreak-statistics'
export const currentGameKey = 'love98-heartbreak-game'
export const lastGameKey = 'love98-heartbreak-last'
export const unsentRunsKey = 'love98-heartbreak-unsent'
export const bestTimesKey = 'love98-heartbreak-best-times'
