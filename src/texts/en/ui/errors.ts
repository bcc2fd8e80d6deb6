import type { Texts } from '@/texts/texts'

/** What a visitor reads about a failure, by the code of its `LoveError`. Texts of `[S8.…]` are fixed by the specification. */
export const errorTexts = {
  'bad-request': 'Oops, something went wrong!',
  'too-large': 'The request is too large.',
  'method-not-allowed': 'This call is not allowed here.',
  'unknown-chain': 'This chain is not configured here.',
  'node-unavailable':
    'The blockchain node does not answer. Prices and balances come back when it does; try again.',
  'safe-gateway-unavailable':
    'The service that knows Safes does not answer, so its lists cannot be shown. Try again in a moment.',
  'safe-info-missing': 'Could not load Safe information',
  'rate-limited': 'That was too often. Wait a moment and try again.',
  'database-unavailable':
    'The server cannot reach its database, so nothing can be saved or looked up. Try again in a moment.',
  'too-slow': 'The server took too long to answer. Try again in a moment.',
  'settings-unavailable':
    'The settings of this page could not be loaded. Check your connection and try again.',
  'server-unavailable': 'The server of this page does not answer. Check your connection and try again.',
  'chunk-unavailable': 'A part of this page could not be loaded. Check your connection and try again.',
  'user-rejected': 'Request rejected.',
  'request-pending': 'A request is already open in your wallet. Answer it there first.',
  'connector-not-found': 'Connector not found',
  'connector-already-connected': 'Connector already connected',
  'chain-not-configured': 'Chain not configured for connector',
  'wrong-network': 'Wrong network detected, switch or disconnect to continue.',
  'cannot-switch': 'Your wallet does not support switching networks',
  'not-connected': 'Connect a wallet first.',
  'no-chains': 'No chains were found on the wagmi config',
  'no-config': 'No wagmi config found',
  'provider-required': 'provider is required.',
  'switching-not-supported': 'The connector does not support programmatic chain switching.',
  'other-chain':
    'Your wallet is on another network than this page expects. Switch the network and try again.',
  'not-authorized':
    'Your wallet does not let this page ask that. Open it and allow this page to use the account.',
  'method-not-supported': 'Your wallet does not know this request.',
  'wallet-offline': 'Your wallet is not connected to the network. Check it and try again.',
  'still-reconnecting': 'Your wallet is being connected again. Try again in a moment.',
  'popup-blocked': "The wallet's window was blocked. Allow pop-up windows for this page and try again.",
  'pairing-expired': 'Nobody answered in time. A new code is ready.',
  'wallet-failed': 'Your wallet answered with an error.',
  'wallet-not-answering': 'Your wallet does not answer. Open it, unlock it and try again.',
  'name-character': 'The name has a character that names may not have.',
  'name-empty-label': 'The name has an empty part: two dots side by side, or one at an end.',
  'name-mixture': 'The name mixes letters of scripts that may not stand together.',
  'name-leading-mark': 'A part of the name begins with a mark that belongs on a letter.',
  'name-underscore': 'The name has an underscore that is not at the start of its part.',
  'name-marks': 'The name has more than 4 marks on one letter.',
  'name-invalid': 'This is not a valid name.',
  'nonce-failed': 'Error preparing message, please retry!',
  'signing-failed': 'Error signing message, please retry!',
  'verification-failed': 'Error verifying signature, please retry!',
  'other-address':
    'The server signs visitors in at another address than the one of this page, so nothing was signed. Open the address that its owner announced.',
  'not-signed-in': 'Ranked games need a signed-in wallet. Connect one and sign in, then try again.',
  'already-played':
    'This wallet has used its ranked attempt at today’s board of this level. Come back tomorrow, or play a free game.',
  'unknown-game': 'There is no such game. It may have been left for too long; start a new one.',
  'unknown-board': 'There is no such board. Copy the whole link and try again.',
  'bad-log': 'The record of the game arrived damaged. Try sending it again.',
  'not-yet-public': 'This run was played on today’s board. It can be watched when the day is over (UTC).',
  unexpected: 'Oops, something went wrong!',
} as const satisfies Texts

/** What is wrong with a transaction that a program asks to track; fixed by `[S5.3]`. */
export const transactionProblemTexts = {
  hash: 'Invalid transaction hash',
  description: 'Transaction must have a description',
  confirmations: 'Transaction confirmations must be a positive integer',
} as const satisfies Texts
