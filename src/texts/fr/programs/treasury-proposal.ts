import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? 'Actif' : `Actif (en choisir 1 sur ${count})`),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `Jeton inconnu (${address})`,
  smallestUnits: (amount: string) => `${amount} unités minimales`,
  unknownTokens: 'Le réseau n’a pas répondu, les symboles, les décimales ou les soldes sont donc inconnus.',
  to: 'À',
  nonceUsed: (next: string) => `Ce nonce ne peut pas être utilisé. Entrez ${next} ou un nombre plus grand.`,
  replaces: (nonce: string) =>
    `Elle remplace la transaction en attente dont le nonce est ${nonce}. Une seule des deux sera exécutée.`,
  noBatch:
    'Ce réseau n’a pas de contrat MultiSendCallOnly, plusieurs paiements ne peuvent donc pas être proposés ensemble. Proposez-les l’un après l’autre.',
  replace: 'Remplacer…',
  signAndExecute: 'Signer et exécuter',
  notEnough:
    'Le Safe ne l’accepte pas maintenant : des signatures manquent, ou son nonce a changé. Rien n’a été envoyé.',
  signaturesRefused: (code: string) =>
    `Le Safe rejette les signatures du service Safe (${code}). Rien n’a été envoyé. Demandez aux propriétaires de signer à nouveau.`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
