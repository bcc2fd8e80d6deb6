import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  title: 'Vérifier votre compte',
  intro:
    'Signez un message dans votre portefeuille pour prouver que ce compte vous appartient. La signature est gratuite et n’accorde aucune autorisation.',
  whatYouSign: 'Ce que vous signez',
  noMessage: 'Aucun message pour l’instant.',
  switchNetwork: 'Changer de réseau',
  disconnect: 'Déconnecter',
  notNow: 'Pas maintenant',
  site: 'Site',
  account: 'Compte',
  network: 'Réseau',
  signBefore: 'Signer avant',
  statement: 'Déclaration',
  preparing: 'Demande d’un message au serveur…',
  idle: '« Pas maintenant » laisse le portefeuille connecté ; « Déconnecter » le déconnecte.',
  signing: 'Confirmez dans votre portefeuille.',
  resumed: 'Les propriétaires qui ont signé n’ont pas besoin de signer à nouveau. En attente des autres.',
  queued: (place: string) =>
    `Pour ouvrir une session, les propriétaires doivent exécuter la transaction ${place}. Vous pouvez revenir plus tard.`,
  verifying: 'Vérification de la signature…',
  verified: 'Compte vérifié',
  verifiedUntil: (time: string) => `Votre session est ouverte jusqu’au ${time}.`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = {
  ok: 'OK',
  agree: 'J’accepte',
  disconnect: 'Déconnecter',
  inLanguage: (language: string) =>
    `Ces conditions sont disponibles uniquement dans cette langue : ${language}.`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Vérification',
  signOut: 'Fermer la session',
  verify: 'Vérifier le compte',
  signedOutHere: (reason: string) =>
    `La session est fermée dans ce navigateur. Votre session sur le serveur prendra fin lorsque le serveur répondra. ${reason}`,
  receipt: 'Reçu : le message et la signature',
  receiptLines: (message: string, signature: string) => `Message :\n${message}\n\nSignature :\n${signature}`,
  copied: 'Copié.',
  copyReceipt: 'Copier le reçu',
  receiptStatus: {
    idle: 'Ce que vous avez signé, pour vos archives.',
    copied: 'Reçu copié dans le Presse-papiers.',
    failed: 'Votre navigateur a bloqué la copie. Sélectionnez le reçu et appuyez sur CTRL+C.',
  },
  looking: 'Vérification…',
  notVerified: 'Non vérifié',
  verifiedUntil: (time: string) => `Vérifié jusqu’au ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'Préparation du message…',
  idle: 'Signer le message',
  failed: 'Réessayer',
  signing: 'En attente de la signature…',
  queued: 'En attente du Safe…',
  verifying: 'Vérification de la signature…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
