import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  title: 'Verificar su cuenta',
  intro:
    'Firme un mensaje en su billetera para demostrar que esta cuenta es suya. Firmar es gratis y no concede ningún permiso.',
  whatYouSign: 'Lo que firma',
  noMessage: 'Todavía no hay ningún mensaje.',
  switchNetwork: 'Cambiar de red',
  disconnect: 'Desconectar',
  notNow: 'Ahora no',
  site: 'Sitio',
  account: 'Cuenta',
  network: 'Red',
  signBefore: 'Firmar antes de',
  statement: 'Declaración',
  preparing: 'Solicitando un mensaje al servidor…',
  idle: '“Ahora no” mantiene la billetera conectada; “Desconectar” la desconecta.',
  signing: 'Confirme en su billetera.',
  resumed: 'Los propietarios que ya firmaron no necesitan firmar de nuevo. Esperando a los demás.',
  queued: (place: string) =>
    `Para iniciar sesión, los propietarios deben ejecutar la transacción ${place}. Puede volver más tarde.`,
  verifying: 'Comprobando la firma…',
  verified: 'Cuenta verificada',
  verifiedUntil: (time: string) => `La sesión está iniciada hasta ${time}.`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = {
  ok: 'Aceptar',
  agree: 'Acepto',
  disconnect: 'Desconectar',
  inLanguage: (language: string) => `Estos términos solo están disponibles en este idioma: ${language}.`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Verificación',
  signOut: 'Cerrar sesión',
  verify: 'Verificar cuenta',
  signedOutHere: (reason: string) =>
    `Se cerró la sesión en este explorador. Su sesión en el servidor terminará cuando el servidor responda. ${reason}`,
  receipt: 'Recibo: el mensaje y la firma',
  receiptLines: (message: string, signature: string) => `Mensaje:\n${message}\n\nFirma:\n${signature}`,
  copied: 'Copiado.',
  copyReceipt: 'Copiar recibo',
  receiptStatus: {
    idle: 'Lo que firmó, para sus propios archivos.',
    copied: 'El recibo se copió en el Portapapeles.',
    failed: 'El explorador bloqueó la copia. Seleccione el recibo y presione CTRL+C.',
  },
  looking: 'Comprobando…',
  notVerified: 'Sin verificar',
  verifiedUntil: (time: string) => `Verificada hasta ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'Preparando mensaje…',
  idle: 'Firmar mensaje',
  failed: 'Reintentar',
  signing: 'Esperando la firma…',
  queued: 'Esperando al Safe…',
  verifying: 'Verificando la firma…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
