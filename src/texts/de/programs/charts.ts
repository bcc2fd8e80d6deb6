import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/charts'

/** Charts: the history of a pair. */
export const chartTexts = {
  title: (pair: string) => `${pair} - Diagramme`,
  menuBar: 'Diagramme',
  file: 'Datei',
  edit: 'Bearbeiten',
  view: 'Ansicht',
  pair: 'Paar',
  alerts: 'Alarme',
  saveAsCsv: 'Als CSV speichern…',
  close: 'Schließen',
  copy: 'Kopieren',
  candles: 'Kerzen',
  line: 'Linie',
  chart: 'Diagramm',
  table: 'Tabelle',
  refresh: 'Aktualisieren',
  priceAlerts: 'Preisalarme…',
  rangeLabel: 'Zeitraum',
  kindLabel: 'Stil',
  ranges: { '1h': '1 h', '24h': '24 h', '7d': '7 T', '30d': '30 T', all: 'Alles' },
  rangeNames: {
    '1h': '1 Stunde',
    '24h': '24 Stunden',
    '7d': '7 Tage',
    '30d': '30 Tage',
    all: 'der gesamte Verlauf',
  },
  chartLabel: (pair: string, kind: string, range: string) => `${pair}, ${kind}, ${range}`,
  columns: {
    time: 'Zeit',
    open: 'Eröffnung',
    high: 'Hoch',
    low: 'Tief',
    close: 'Schluss',
    volume: (symbol: string) => `Volumen (${symbol})`,
  },
  figures: (open: string, high: string, low: string, close: string) =>
    `Eröffnung ${open}, Hoch ${high}, Tief ${low}, Schluss ${close}`,
  volume: (amount: string, symbol: string) => `Volumen ${amount} ${symbol}`,
  loading: 'Der Verlauf wird gelesen…',
  noHistory: (pair: string) =>
    `Es gibt noch keinen Verlauf von ${pair}. Das Diagramm beginnt mit dem ersten Handel, den dieser Server aufzeichnet.`,
  nothingInRange: 'In diesem Zeitraum gibt es keinen Verlauf. Wählen Sie einen längeren.',
  unknownPair: (pair: string) =>
    `Das Paar ${pair} wurde nicht gefunden. Wählen Sie eines im Menü „Paar“ aus.`,
  noPairs: 'Dieser Desktop hat noch keine Paare.',
  isOffline: 'Sie sind offline. Das Diagramm wird aktualisiert, wenn Sie wieder online sind.',
  isOld: 'Das Diagramm konnte nicht aktualisiert werden.',
  retry: 'Wiederholen',
  copied: 'Kopiert.',
  notCopied:
    'Ihr Browser hat das Kopieren blockiert. Zeigen Sie die Tabelle an, markieren Sie sie, und drücken Sie dann STRG+C.',
  saved: (name: string) => `Gespeichert als ${name}.`,
} as const satisfies PartialTranslation<typeof english.chartTexts>
