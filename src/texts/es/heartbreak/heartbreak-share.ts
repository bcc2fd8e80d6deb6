import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · un tablero ${level}`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} corazones cerrados, ${broken} de ellos rotos. Encuentre todos los enteros: basta con la lógica.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} corazones cerrados, ${broken} de ellos rotos. Encuentre todos los enteros sin romper ninguno.`,
  wonTitle: (level: string, time: string, player: string) =>
    `${level} en ${time} s, por ${player} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `Se encontraron todos los corazones enteros de un tablero ${level} el ${date}. Vea cada jugada o juegue usted mismo el tablero.`,
  lostTitle: (level: string, player: string) => `${player} rompió un corazón · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `Se perdió un tablero ${level} el ${date}. Vea cada jugada y qué corazón se podría haber demostrado que era seguro.`,
  secretDescription: (level: string, date: string) =>
    `El tablero ${level} de hoy, ${date}. Podrá ver la partida después de la medianoche (UTC).`,
  dailyTitle: (date: string) => `Heartbreak · los tableros del ${date}`,
  dailyDescription: 'Un tablero para cada día y nivel. Ningún tablero obliga a adivinar.',
  dailyOver: (date: string) => `Los tableros del ${date} ya terminaron. Juegue los tableros de hoy.`,
  play: 'Jugar este tablero',
  watch: 'Ver la partida',
  playToday: 'Jugar el tablero de hoy',
  playAny: 'Jugar a Heartbreak',
  desktop: (site: string) => `Ir al escritorio de ${site}`,
  pictureOf: (title: string) => `${title}: la ventana del juego`,
  missingTitle: 'Página no encontrada · Heartbreak',
  missingBoard:
    'No se encuentra este tablero. Es posible que falte una parte de su id. Copie el vínculo completo; termina con 26 letras y dígitos.',
  missingRun:
    'No se encuentra esta partida. Es posible que no haya terminado o que el jugador la haya eliminado. Copie el vínculo completo.',
  missingDay: 'No hay tableros para ese día. Escriba una fecha como 2026-11-20 que no esté en el futuro.',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
