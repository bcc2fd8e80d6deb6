import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Bienvenido a ${site}`,
  skin: '1. Elija un aspecto',
  wallet: '2. Conecte una billetera',
  walletText:
    'Necesita una billetera para ver sus saldos, hacer pagos y jugar partidas clasificatorias. Todo lo demás funciona sin ella.',
  connect: 'Conectar billetera…',
  begin: '3. Eche un vistazo',
  each: 'Mostrar esta pantalla cada vez que abra el escritorio',
  close: 'Cerrar',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
