import type { Texts } from '@/texts/texts'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  title: 'Verify your account',
  intro:
    'Sign a message in your wallet to prove that this account is yours. It costs nothing, moves nothing and allows nothing else.',
  whatYouSign: 'What you sign',
  noMessage: 'No message yet.',
  switchNetwork: 'Switch Network',
  cancel: 'Cancel',
  notNow: 'Not now',
  site: 'Site',
  account: 'Account',
  network: 'Network',
  signBefore: 'Sign before',
  statement: 'Statement',
  preparing: 'Asking the server for a message…',
  idle: '"Not now" keeps the wallet connected; "Cancel" disconnects it.',
  signing: 'Confirm in your wallet.',
  resumed: 'Owners who have signed need not sign again: this page waits for the others.',
  queued: (place: string) =>
    `The Safe signs by transaction ${place}. It is signed in once the owners have executed it. You may come back later.`,
  verifying: 'The server checks the signature…',
} as const satisfies Texts

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = { ok: 'OK', agree: 'Agree', disconnect: 'Disconnect' } as const satisfies Texts

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Verification',
  signOut: 'Sign out',
  verify: 'Verify account',
  signedOutHere: (reason: string) =>
    `You are signed out here, and the server will be told as soon as it answers. ${reason}`,
  receipt: 'Receipt: the signature and the message',
  copied: 'Copied!',
  copyReceipt: 'Copy Receipt',
  receiptStatus: {
    idle: 'What you signed, for your own records.',
    copied: 'The receipt is in the clipboard.',
    failed: 'This browser does not let the page copy. Select the receipt above and press Ctrl+C.',
  },
  looking: 'Looking…',
  notVerified: 'Not verified',
  verifiedUntil: (time: string) => `Verified until ${time}`,
} as const satisfies Texts

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'Preparing message...',
  idle: 'Sign message',
  failed: 'Retry',
  signing: 'Waiting for signature...',
  queued: 'Waiting for the Safe...',
  verifying: 'Verifying signature...',
} as const satisfies Texts
