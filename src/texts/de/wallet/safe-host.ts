import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. Those of `[S8.6]` `[S8.18]` `[S8.19]` are fixed. */
export const safeHostTexts = {
  cancelled: 'Die Anforderung wurde abgebrochen.',
  silent: 'Safe antwortet nicht.',
  pending: 'In Safe ist bereits eine Anforderung offen. Beantworten Sie diese zuerst.',
  invalidPermissionsRequest: 'Die Anforderung von Berechtigungen ist ungültig',
  permissionsRejected: 'Berechtigungen abgelehnt',
  infoMissing: 'Safe-Informationen konnten nicht geladen werden',
  notImplemented: (call: string) => `„${call}“ ist nicht implementiert`,
  unexpectedAnswer: (method: string) => `Safe hat auf ${method} eine unerwartete Antwort zurückgegeben.`,
  unreadableAnswer: 'Safe hat eine Antwort zurückgegeben, die nicht gelesen werden kann.',
  invalidAddressOrHash: 'Die Adresse oder der Nachrichtenhash ist ungültig',
  invalidAddress: 'Die Adresse ist ungültig',
  invalidValue: 'Der Wert ist ungültig',
  invalidData: 'Die Daten sind ungültig',
  invalidTypedData: 'Ungültige typisierte Daten',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
