import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

const damagedLog = (what: string) =>
  `El registro de la partida ${what}. Juegue la partida de nuevo o copie el vínculo completo.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'La partida ya había terminado.',
    'bad-time': 'El tiempo de la jugada no es un número entero de milisegundos de 0 a 30 minutos.',
    'bad-cell': 'El tablero no tiene esa casilla.',
    'bad-operation': 'No existe esa operación.',
    away: 'La ventana no estaba activa.',
    'not-away': 'La ventana ya estaba activa.',
    'already-open': 'El corazón ya estaba abierto.',
    'pinned-heart': 'El corazón está marcado. Quítele primero la marca.',
    'not-closed': 'Solo se puede marcar un corazón cerrado.',
    'not-pinned': 'El corazón no está marcado.',
    'chord-needs-number': 'Solo un número abierto abre los corazones que lo rodean.',
    'chord-pins-differ': 'Debe haber tantas marcas alrededor del número como este indica.',
    'chord-opens-nothing': 'No queda nada que abrir alrededor del número.',
  },
  illegalMove: (position: number, refusal: string) => `Jugada ${position}: ${refusal}`,
  boards: {
    malformed: 'No es un tablero válido. Copie el id. completo: tres partes separadas por puntos.',
    otherVersion: (version: string | undefined, known: string) =>
      `Este tablero tiene la versión “${version}”. Aquí solo se puede jugar la versión “${known}”.`,
    damagedSeed: 'La semilla del tablero está dañada. Copie el id. completo; termina con 26 caracteres.',
    unknownLevel: (id: string) => `No hay ningún nivel “${id}”. Elija uno en el menú Juego.`,
    outsideLimits: (what: string, least: number, most: number) =>
      `Un tablero de este tipo tiene de ${least} a ${most} ${what}. Escriba un número entero de ese intervalo.`,
    columns: 'columnas',
    rows: 'filas',
    broken: 'corazones rotos',
  },
  levels: {
    crush: 'Flechazo',
    fling: 'Aventura',
    marriage: 'Matrimonio',
    pocket: 'Bolsillo',
    'long-distance': 'A distancia',
    custom: 'Personalizado',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `No hay ningún modo “${mode}”. Copie el vínculo completo.`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`contiene más de ${most} jugadas`),
    notBase64Url: damagedLog('no es texto base64url'),
    cutOff: damagedLog('está cortado'),
    damaged: damagedLog('está dañado'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`es de la versión ${version}, y solo se conoce la ${known}`),
    partOfMove: (position: number) => damagedLog(`contiene solo una parte de la jugada ${position}`),
    needlessCell: (position: number) =>
      damagedLog(`nombra una casilla en la jugada ${position}, que no lleva ninguna`),
    cellOutside: (position: number) =>
      damagedLog(`nombra una casilla fuera del tablero en la jugada ${position}`),
    longPause: (position: number) => damagedLog(`espera demasiado antes de la jugada ${position}`),
  },
  runs: {
    tooLate: 'Una partida clasificatoria debe terminar en 30 minutos. Inicie una partida nueva.',
    notOver: 'El registro no termina con una partida ganada o perdida.',
    timeDiffers: (counted: number, claimed: number) =>
      `El registro dura ${counted} ms, pero se declaran ${claimed} ms.`,
    impossible: (threeBv: number, played: number) =>
      `Ningún jugador resuelve un tablero de ${threeBv} 3BV en ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `El registro dura ${told} ms, pero solo han pasado ${passed} ms.`,
    spedUp: (span: number, passed: number) =>
      `El registro dura ${span} ms, pero en nuestro reloj han pasado ${passed} ms.`,
  },
  grades: { single: 'Lógica fácil', pair: 'Parejas', proof: 'Demostración' },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak del día ${date} · ${level}`,
    won: '💗 Todos los corazones enteros encontrados',
    lost: '💔 Se rompió un corazón',
    seconds: (seconds: string) => `${seconds} s`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/s`,
    hints: (count: number) =>
      count === 0 ? 'sin pistas' : plural(count, { one: `${count} pista`, other: `${count} pistas` }),
    streak: (days: number) => plural(days, { one: `${days} día seguido`, other: `${days} días seguidos` }),
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
