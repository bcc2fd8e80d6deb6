import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'Cette transaction échouerait.',
  funds: 'Ce compte n’a pas assez pour le montant et les frais de réseau.',
  says: (reason: string) => `Cette transaction échouerait. Le contrat dit « ${reason} ».`,
  panic: (code: string) => `Cette transaction échouerait. Le contrat a signalé l’erreur ${code}.`,
  custom: (selector: string) => `Cette transaction échouerait. Le contrat a signalé l’erreur ${selector}.`,
  repeatedTitle: 'Envoyer à nouveau ?',
  repeated:
    'La même transaction a déjà été envoyée ou demandée et n’est pas encore confirmée. Si vous l’envoyez à nouveau, elle peut être effectuée deux fois.',
  sendAgain: 'Envoyer à nouveau',
  cancel: 'Annuler',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
