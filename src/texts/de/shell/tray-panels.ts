import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'Lautstärke',
  sounds: 'Sounds',
  level: 'Lautstärke',
  percent: (percent: number) => `${percent} %`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: 'Datum/Uhrzeit',
  date: 'Datum',
  time: 'Uhrzeit',
  zone: (name: string) => `Aktuelle Zeitzone: ${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: 'Benachrichtigungen',
  none: 'Keine Benachrichtigungen. Meldungen werden hier aufgelistet, bis Sie die Seite verlassen.',
  cleared: 'Die Liste ist leer.',
  open: 'Öffnen',
  copyAll: 'Alles kopieren',
  copied: 'Kopiert.',
  clear: 'Löschen',
  undo: 'Rückgängig',
  close: 'Schließen',
  kinds: { information: 'Information', warning: 'Warnung', error: 'Fehler' },
  dismiss: 'Verwerfen',
  more: (count: number) => plural(count, { one: `${count} weitere`, other: `${count} weitere` }),
} as const satisfies PartialTranslation<typeof english.notificationTexts>
