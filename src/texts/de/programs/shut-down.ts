import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'Was soll der Desktop tun?',
  choices: {
    'stand-by': 'Standby',
    'shut-down': 'Herunterfahren',
    restart: 'Neu starten',
    disconnect: 'Wallet trennen',
  },
  ok: 'OK',
  cancel: 'Abbrechen',
  restartTitle: 'Neu starten',
  restartQuestion:
    'Alle Fenster werden geschlossen und ihre Positionen zurückgesetzt.\nIhre Symbole, der Skin, die akzeptierten Nutzungsbedingungen und die Wallet bleiben unverändert.',
  restart: 'Neu starten',
  standingBy: 'Standby',
  pressAnyKey: 'Drücken Sie eine beliebige Taste, um fortzufahren.',
  safe: 'Sie können Ihr Herz jetzt schließen.',
  turnOn: 'Einschalten',
  starting: (site: string) => `${site} wird gestartet`,
  skip: 'Drücken Sie eine beliebige Taste, um fortzufahren.',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
