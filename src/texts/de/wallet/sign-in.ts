import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  title: 'Konto bestätigen',
  intro:
    'Signieren Sie eine Nachricht in Ihrer Wallet, um nachzuweisen, dass Ihnen dieses Konto gehört. Das Signieren ist kostenlos und erteilt keine Berechtigungen.',
  whatYouSign: 'Was Sie signieren',
  noMessage: 'Noch keine Nachricht.',
  switchNetwork: 'Netzwerk wechseln',
  disconnect: 'Trennen',
  notNow: 'Nicht jetzt',
  site: 'Website',
  account: 'Konto',
  network: 'Netzwerk',
  signBefore: 'Signieren vor',
  statement: 'Erklärung',
  preparing: 'Eine Nachricht wird vom Server angefordert…',
  idle: '„Nicht jetzt“ lässt die Wallet verbunden; „Trennen“ trennt sie.',
  signing: 'Bestätigen Sie in Ihrer Wallet.',
  resumed: 'Eigentümer, die signiert haben, müssen nicht erneut signieren. Warten auf die anderen.',
  queued: (place: string) =>
    `Zur Anmeldung müssen die Eigentümer die Transaktion ${place} ausführen. Sie können später wiederkommen.`,
  verifying: 'Die Signatur wird geprüft…',
  verified: 'Konto bestätigt',
  verifiedUntil: (time: string) => `Sie sind angemeldet bis ${time}.`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = {
  ok: 'OK',
  agree: 'Ich stimme zu',
  disconnect: 'Trennen',
  inLanguage: (language: string) =>
    `Diese Nutzungsbedingungen sind nur in dieser Sprache verfügbar: ${language}.`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Bestätigung',
  signOut: 'Abmelden',
  verify: 'Konto bestätigen',
  signedOutHere: (reason: string) =>
    `Sie sind in diesem Browser abgemeldet. Ihre Sitzung auf dem Server endet, wenn der Server antwortet. ${reason}`,
  receipt: 'Beleg: die Nachricht und die Signatur',
  receiptLines: (message: string, signature: string) => `Nachricht:\n${message}\n\nSignatur:\n${signature}`,
  copied: 'Kopiert.',
  copyReceipt: 'Beleg kopieren',
  receiptStatus: {
    idle: 'Was Sie signiert haben, für Ihre eigenen Unterlagen.',
    copied: 'Beleg in die Zwischenablage kopiert.',
    failed: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Beleg, und drücken Sie STRG+C.',
  },
  looking: 'Wird geprüft…',
  notVerified: 'Nicht bestätigt',
  verifiedUntil: (time: string) => `Bestätigt bis ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'Nachricht wird vorbereitet…',
  idle: 'Nachricht signieren',
  failed: 'Wiederholen',
  signing: 'Warten auf Signatur…',
  queued: 'Warten auf den Safe…',
  verifying: 'Signatur wird geprüft…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
