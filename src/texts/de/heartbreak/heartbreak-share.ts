import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · ein Brett der Stufe ${level}`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} geschlossene Herzen, davon ${broken} gebrochen. Finden Sie alle heilen: Logik allein genügt.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} geschlossene Herzen, davon ${broken} gebrochen. Finden Sie alle heilen, ohne eines zu brechen.`,
  wonTitle: (level: string, time: string, player: string) =>
    `${level} in ${time} s von ${player} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `Alle heilen Herzen eines Bretts der Stufe ${level} wurden am ${date} gefunden. Sehen Sie sich jeden Zug an, oder spielen Sie das Brett selbst.`,
  lostTitle: (level: string, player: string) => `${player} hat ein Herz gebrochen · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `Ein Brett der Stufe ${level} wurde am ${date} verloren. Sehen Sie sich jeden Zug an und von welchem Herz sich beweisen ließ, dass es sicher war.`,
  secretDescription: (level: string, date: string) =>
    `Das heutige Brett der Stufe ${level} vom ${date}. Das Spiel kann nach Mitternacht (UTC) angesehen werden.`,
  dailyTitle: (date: string) => `Heartbreak · die Bretter vom ${date}`,
  dailyDescription: 'Ein Brett für jeden Tag und jede Stufe. Kein Brett erfordert Raten.',
  dailyOver: (date: string) => `Die Bretter vom ${date} sind beendet. Spielen Sie die heutigen Bretter.`,
  play: 'Dieses Brett spielen',
  watch: 'Spiel ansehen',
  playToday: 'Heutiges Brett spielen',
  playAny: 'Heartbreak spielen',
  desktop: (site: string) => `Zum Desktop von ${site}`,
  pictureOf: (title: string) => `${title}: das Fenster des Spiels`,
  missingTitle: 'Seite nicht gefunden · Heartbreak',
  missingBoard:
    'Dieses Brett wurde nicht gefunden. Möglicherweise fehlt ein Teil der ID. Kopieren Sie den vollständigen Link; er endet mit 26 Buchstaben und Ziffern.',
  missingRun:
    'Dieses Spiel wurde nicht gefunden. Möglicherweise ist es nicht beendet, oder der Spieler hat es gelöscht. Kopieren Sie den vollständigen Link.',
  missingDay:
    'Für diesen Tag gibt es keine Bretter. Geben Sie ein Datum wie 2026-11-20 ein, das nicht in der Zukunft liegt.',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
