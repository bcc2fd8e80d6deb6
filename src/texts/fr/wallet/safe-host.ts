import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. Those of `[S8.6]` `[S8.18]` `[S8.19]` are fixed. */
export const safeHostTexts = {
  cancelled: 'La demande a été annulée.',
  silent: 'Safe ne répond pas.',
  pending: 'Une demande est déjà ouverte dans Safe. Répondez-y d’abord.',
  invalidPermissionsRequest: 'La demande d’autorisations n’est pas valide',
  permissionsRejected: 'Autorisations rejetées',
  infoMissing: 'Impossible de charger les informations du Safe',
  notImplemented: (call: string) => `« ${call} » n’est pas implémenté`,
  unexpectedAnswer: (method: string) => `Safe a renvoyé une réponse inattendue à ${method}.`,
  unreadableAnswer: 'Safe a renvoyé une réponse qui ne peut pas être lue.',
  invalidAddressOrHash: 'L’adresse ou le hash du message n’est pas valide',
  invalidAddress: 'L’adresse n’est pas valide',
  invalidValue: 'La valeur n’est pas valide',
  invalidData: 'Les données ne sont pas valides',
  invalidTypedData: 'Les données typées ne sont pas valides',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
