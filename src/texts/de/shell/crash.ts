import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) =>
    `Ein schwerer Ausnahmefehler ${id} ist im Desktop aufgetreten. Der Desktop musste beendet werden.`,
  lines: [
    'Ihre Wallet ist nicht betroffen. Diese Seite kann ohne Ihre Zustimmung nichts senden.',
    'Drücken Sie eine beliebige Taste, um sich neu zu verlieben. Ihre Fenster werden wiederhergestellt.',
  ],
  forgetting:
    'Das Problem ist nach einem Neustart erneut aufgetreten. Die Ursache können gespeicherte Einstellungen sein. Wenn Sie ohne sie starten, werden Darstellung, geöffnete Fenster, gespeicherte Spiele und Zustimmungen aus diesem Browser entfernt, und die Wallet wird getrennt.',
  restart: 'Neu starten',
  forget: 'Ohne gespeicherte Einstellungen starten',
  copy: 'Fehler-ID kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und drücken Sie Strg+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
