/** The `localStorage` keys of Solitaire. Renaming a key loses what players have stored. */
export const solitaireOptionsKey = 'love98-solitaire'
export const solitaireGameKey = 'love98-solitaire-game'
export const solitaireStatisticsKey = 'love98-solitaire-statistics'
