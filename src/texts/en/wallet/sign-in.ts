import type { Texts } from '@/texts/texts'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  /** Fixed by the specification: S2.12. */
  title: 'Verify your account',
  intro:
    'Sign a message in your wallet to prove that you own this account. Signing is free and grants no permissions.',
  whatYouSign: 'What you sign',
  noMessage: 'No message yet.',
  switchNetwork: 'Switch Network',
  disconnect: 'Disconnect',
  /** Fixed by the specification: S2.12. */
  notNow: 'Not now',
  site: 'Site',
  account: 'Account',
  network: 'Network',
  signBefore: 'Sign before',
  statement: 'Statement',
  preparing: 'Requesting a message from the server…',
  idle: '"Not now" keeps the wallet connected; "Disconnect" disconnects it.',
  signing: 'Confirm in your wallet.',
  resumed: 'Owners who have signed do not need to sign again. Waiting for the others.',
  queued: (place: string) =>
    `To sign in, the owners must execute transaction ${place}. You can come back later.`,
  verifying: 'Checking the signature…',
  verified: 'Account Verified',
  verifiedUntil: (time: string) => `You are signed in until ${time}.`,
} as const satisfies Texts

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = {
  ok: 'OK',
  /** Fixed by the specification: S2.6. */
  agree: 'Agree',
  disconnect: 'Disconnect',
  inLanguage: (language: string) => `These terms are available in this language only: ${language}.`,
} as const satisfies Texts

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Verification',
  signOut: 'Sign Out',
  verify: 'Verify Account',
  signedOutHere: (reason: string) =>
    `You are signed out in this browser. Your session on the server ends when the server responds. ${reason}`,
  receipt: 'Receipt: the message and the signature',
  receiptLines: (message: string, signature: string) => `Message:\n${message}\n\nSignature:\n${signature}`,
  copied: 'Copied.',
  copyReceipt: 'Copy Receipt',
  receiptStatus: {
    idle: 'What you signed, for your own records.',
    copied: 'Receipt copied to the Clipboard.',
    failed: 'Your browser blocked copying. Select the receipt and press CTRL+C.',
  },
  looking: 'Checking…',
  notVerified: 'Not verified',
  verifiedUntil: (time: string) => `Verified until ${time}`,
} as const satisfies Texts

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'Preparing message…',
  /** Fixed by the specification: S2.12. */
  idle: 'Sign message',
  failed: 'Retry',
  signing: 'Waiting for signature…',
  queued: 'Waiting for the Safe…',
  verifying: 'Verifying signature…',
} as const satisfies Texts
