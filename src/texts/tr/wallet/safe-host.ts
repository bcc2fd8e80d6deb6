import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. Those of `[S8.6]` `[S8.18]` `[S8.19]` are fixed. */
export const safeHostTexts = {
  cancelled: 'İstek iptal edildi.',
  silent: 'Safe yanıt vermiyor.',
  pending: "Safe'te zaten açık bir istek var. Önce onu yanıtlayın.",
  invalidPermissionsRequest: 'İzin isteği geçersiz',
  permissionsRejected: 'İzinler reddedildi',
  infoMissing: 'Safe bilgileri yüklenemedi',
  notImplemented: (call: string) => `"${call}" uygulanmamış`,
  unexpectedAnswer: (method: string) => `Safe, ${method} isteğine beklenmeyen bir yanıt döndürdü.`,
  unreadableAnswer: 'Safe okunamayan bir yanıt döndürdü.',
  invalidAddressOrHash: 'Adres veya ileti karması geçersiz',
  invalidAddress: 'Adres geçersiz',
  invalidValue: 'Değer geçersiz',
  invalidData: 'Veri geçersiz',
  invalidTypedData: 'Geçersiz türlü veri',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
