import type { Texts } from '../texts'

/** When the network goes, and when it comes back. */
export const connectivityTexts = {
  offline: {
    title: 'You are offline',
    text: 'Prices, balances and names stand still until the network is back. What is open stays open.',
  },
  online: { title: 'You are online again', text: 'Prices, balances and names are read again.' },
} as const satisfies Texts
