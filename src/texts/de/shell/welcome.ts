import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Willkommen bei ${site}`,
  skin: '1. Wählen Sie einen Skin',
  wallet: '2. Verbinden Sie eine Wallet',
  walletText:
    'Sie benötigen eine Wallet, um Ihre Guthaben zu sehen, Zahlungen vorzunehmen und Ranglistenspiele zu spielen. Alles andere funktioniert ohne Wallet.',
  connect: 'Wallet verbinden…',
  begin: '3. Sehen Sie sich um',
  each: 'Diesen Bildschirm bei jedem Öffnen des Desktops anzeigen',
  close: 'Schließen',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
