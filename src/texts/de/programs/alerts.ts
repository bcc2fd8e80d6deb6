import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'Preisalarme',
  tellMeWhen: 'Benachrichtigen, wenn',
  pair: 'Paar',
  side: 'Seite',
  sides: { over: 'liegt über', under: 'liegt unter' },
  price: 'Preis',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} steht bei ${price} ${symbol}.`,
  noPrice: (pair: string) => `Der Preis von ${pair} ist nicht verfügbar.`,
  add: 'Hinzufügen',
  remove: 'Entfernen',
  close: 'Schließen',
  alerts: 'Alarme',
  none: 'Es sind keine Alarme vorhanden.',
  listed: {
    over: (pair: string, price: string) => `${pair} über ${price}`,
    under: (pair: string, price: string) => `${pair} unter ${price}`,
  },
  note: 'Alarme werden in diesem Browser gespeichert und geprüft, solange eine Seite dieses Desktops geöffnet ist. Jeder wird einmal angezeigt.',
  system: 'Auch eine Systembenachrichtigung anzeigen',
  askFirst: 'Ihr Browser bittet zuerst um Ihre Erlaubnis.',
  denied:
    'Ihr Browser hat Benachrichtigungen dieser Seite blockiert. Lassen Sie sie in seinen Einstellungen zu.',
  notSupported: 'Ihr Browser unterstützt keine Benachrichtigungen für diese Seite.',
  problems: {
    price: 'Kein gültiger Preis. Geben Sie eine Zahl größer als 0 ein, z. B. 0.25.',
    met: {
      over: (pair: string, price: string) =>
        `${pair} liegt jetzt über ${price}. Geben Sie einen höheren Preis ein.`,
      under: (pair: string, price: string) =>
        `${pair} liegt jetzt unter ${price}. Geben Sie einen niedrigeren Preis ein.`,
    },
    tooMany: (most: number) =>
      plural(most, {
        one: `Es ist bereits ${most} Alarm vorhanden. Entfernen Sie ihn zuerst.`,
        other: `Es sind bereits ${most} Alarme vorhanden. Entfernen Sie zuerst einen.`,
      }),
  },
  met: {
    over: (pair: string, price: string) => `${pair} liegt über ${price}`,
    under: (pair: string, price: string) => `${pair} liegt unter ${price}`,
  },
  metAt: (price: string, symbol: string, block: string) =>
    `Der Preis beträgt ${price} ${symbol} (Block ${block}).`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
