import type { Texts } from '../texts'

/** Being without a network, and a newer desktop on the server. */
export const offlineTexts = {
  offline: 'Offline',
  isOffline: 'There is no network. What was opened before still works; prices and the wallet wait for it.',
  isOnline: 'The network is back.',
  updateTitle: 'A new version is ready',
  updateText: 'A new version of this desktop is ready. Restart to use it; nothing is lost if you wait.',
  restart: 'Restart',
  later: 'Later',
} as const satisfies Texts
