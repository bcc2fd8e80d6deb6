import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. Those of `[S8.6]` `[S8.18]` `[S8.19]` are fixed. */
export const safeHostTexts = {
  cancelled: 'La solicitud se canceló.',
  silent: 'Safe no responde.',
  pending: 'Ya hay una solicitud abierta en Safe. Respóndala allí primero.',
  invalidPermissionsRequest: 'La solicitud de permisos no es válida',
  permissionsRejected: 'Permisos rechazados',
  infoMissing: 'No se pudo cargar la información del Safe',
  notImplemented: (call: string) => `“${call}” no está implementado`,
  unexpectedAnswer: (method: string) => `Safe devolvió una respuesta inesperada a ${method}.`,
  unreadableAnswer: 'Safe devolvió una respuesta que no se puede leer.',
  invalidAddressOrHash: 'La dirección o el hash del mensaje no es válido',
  invalidAddress: 'La dirección no es válida',
  invalidValue: 'El valor no es válido',
  invalidData: 'Los datos no son válidos',
  invalidTypedData: 'Los datos con tipo no son válidos',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
