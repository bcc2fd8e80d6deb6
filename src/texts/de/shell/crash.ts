import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) =>
    `Ein schwerer Ausnahmefehler ${id} ist im Desktop aufgetreten. Der Desktop wurde beendet.`,
  lines: [
    'Ihre Wallet ist nicht betroffen. Diese Seite kann ohne Ihre Zustimmung nichts senden.',
    'Drücken Sie eine beliebige Taste, um sich neu zu verlieben. Ihre Fenster werden wiederhergestellt.',
  ],
  forgetting:
    'Das Problem ist erneut aufgetreten. Möglicherweise sind Ihre gespeicherten Einstellungen die Ursache. Wenn Sie ohne sie starten, werden Ihre Darstellungseinstellungen, die geöffneten Fenster, die gespeicherten Spiele und Ihre Zustimmung zu den Nutzungsbedingungen aus diesem Browser gelöscht, und Ihre Wallet wird getrennt.',
  restart: 'Neu starten',
  forget: 'Ohne gespeicherte Einstellungen starten',
  copy: 'Fehler-ID kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und drücken Sie STRG+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
