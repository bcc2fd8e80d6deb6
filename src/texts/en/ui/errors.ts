import type { Texts } from '@/texts/texts'

/** What a visitor reads about a failure, by the code of its `LoveError`. */
export const errorTexts = {
  'bad-request': 'An unexpected error occurred. Try again.',
  'too-large': 'The request is too large.',
  'method-not-allowed': 'This request is not allowed here.',
  'unknown-chain': 'This network is not supported here.',
  'node-unavailable': 'The blockchain node is not responding. Try again in a moment.',
  'safe-gateway-unavailable': 'The Safe service is not responding. Try again in a moment.',
  /** Fixed by the specification: S8.6. */
  'safe-info-missing': 'Could not load Safe information',
  'rate-limited': 'Too many requests. Wait a moment and try again.',
  'database-unavailable': 'The server cannot reach its database. Try again in a moment.',
  'too-slow': 'The server took too long to answer. Try again in a moment.',
  'settings-unavailable':
    'The settings of this page could not be loaded. Check your connection and try again.',
  'server-unavailable': 'The server is not responding. Check your connection and try again.',
  'chunk-unavailable': 'Part of this page could not be loaded. Check your connection and try again.',
  'user-rejected': 'Request rejected.',
  'request-pending': 'A request is already open in your wallet. Answer it there first.',
  /** Fixed by the specification: S8.9. */
  'connector-not-found': 'Connector not found',
  /** Fixed by the specification: S8.9. */
  'connector-already-connected': 'Connector already connected',
  /** Fixed by the specification: S8.9. */
  'chain-not-configured': 'Chain not configured for connector',
  /** Fixed by the specification: S8.14. */
  'wrong-network': 'Wrong network detected, switch or disconnect to continue.',
  /** Fixed by the specification: S8.15. */
  'cannot-switch': 'Your wallet does not support switching networks',
  'not-connected': 'Connect a wallet first.',
  /** Fixed by the specification: S8.9. */
  'no-chains': 'No chains were found on the wagmi config',
  /** Fixed by the specification: S8.9. */
  'no-config': 'No wagmi config found',
  /** Fixed by the specification: S8.7. */
  'provider-required': 'provider is required.',
  /** Fixed by the specification: S8.9. */
  'switching-not-supported': 'The connector does not support programmatic chain switching.',
  'other-chain': 'Your wallet is on a different network. Switch the network and try again.',
  'not-authorized': 'Your wallet blocked this request. Open it and allow this page.',
  'method-not-supported': 'Your wallet does not support this request.',
  'wallet-offline': 'Your wallet is not connected to the network. Check it and try again.',
  'still-reconnecting': 'Your wallet is reconnecting. Try again in a moment.',
  'popup-blocked': "The wallet's window was blocked. Allow pop-up windows for this page and try again.",
  'pairing-expired': 'The request timed out. A new code is ready.',
  'wallet-failed': 'Your wallet returned an error.',
  'wallet-not-answering': 'Your wallet is not responding. Open it, unlock it and try again.',
  'account-changed': 'The account in your wallet has changed. Review the details and try again.',
  'transaction-fails': 'This transaction would fail.',
  'transaction-repeated': 'The same transaction was already sent. See Recent Transactions in Account.',
  'transaction-unknown':
    'Your wallet did not say whether it sent this. Look in your wallet before you send it again.',
  'name-character': 'The name has a character that is not allowed.',
  'name-empty-label': 'The name has an empty part: two dots in a row, or a dot at an end.',
  'name-mixture': 'The name mixes letters from different alphabets.',
  'name-leading-mark': 'Part of the name begins with an accent mark.',
  'name-underscore': 'The name has an underscore that is not at the start of its part.',
  'name-marks': 'The name has more than 4 marks on one letter.',
  'name-invalid': 'The name is not valid.',
  /** Fixed by the specification: S8.10. */
  'nonce-failed': 'Error preparing message, please retry!',
  /** Fixed by the specification: S8.11. */
  'signing-failed': 'Error signing message, please retry!',
  /** Fixed by the specification: S8.12. */
  'verification-failed': 'Error verifying signature, please retry!',
  /** Fixed by the specification: S8.13. */
  'sign-in-failed': 'Oops, something went wrong!',
  'other-address': 'You cannot sign in at this address. Open the official address of this site.',
  'not-signed-in': 'To play ranked games, connect a wallet and sign in.',
  'already-played': "You have already played today's ranked board of this level. Come back tomorrow.",
  'unknown-game': 'Cannot find this game. It may have expired. Start a new game.',
  'unknown-board': 'Cannot find this board. Copy the complete link and try again.',
  'bad-log': 'The record of the game is damaged, so the game was not submitted.',
  'guestbook-refused': 'Your entry was not accepted.',
  'not-yet-public': 'You can watch this game after midnight (UTC).',
  unexpected: 'An unexpected error occurred. Try again.',
} as const satisfies Texts

/** What is wrong with a transaction that a program asks to track; fixed by `[S5.3]`. */
export const transactionProblemTexts = {
  /** Fixed by the specification: S5.3. */
  hash: 'Invalid transaction hash',
  /** Fixed by the specification: S5.3. */
  description: 'Transaction must have a description',
  /** Fixed by the specification: S5.3. */
  confirmations: 'Transaction confirmations must be a positive integer',
} as const satisfies Texts
