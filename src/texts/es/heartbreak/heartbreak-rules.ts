import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

const damagedLog = (what: string) =>
  `El registro de la partida está dañado: ${what}. Juegue la partida de nuevo o copie el vínculo completo.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'La partida ya había terminado.',
    'bad-time': 'El tiempo de la jugada no es un número entero de milisegundos de 0 a 30 minutos.',
    'bad-cell': 'El tablero no tiene ese cuadro.',
    'bad-operation': 'No existe esa operación.',
    away: 'La ventana no estaba activa.',
    'not-away': 'La ventana ya estaba activa.',
    'already-open': 'El corazón ya estaba abierto.',
    'pinned-heart': 'El corazón está marcado. Quítele primero la marca.',
    'not-closed': 'Solo se puede marcar un corazón cerrado.',
    'not-pinned': 'El corazón no está marcado.',
    'chord-needs-number': 'Solo un número abierto abre los corazones que lo rodean.',
    'chord-pins-differ': 'Marque tantos corazones alrededor del número como este indica.',
    'chord-opens-nothing': 'No queda nada que abrir alrededor del número.',
  },
  illegalMove: (position: number, refusal: string) => `Jugada ${position}: ${refusal}`,
  boards: {
    malformed: 'No es un tablero válido. Copie el id. completo: tres partes separadas por puntos.',
    otherVersion: (version: string | undefined, known: string) =>
      `Este tablero tiene la versión “${version}”. Aquí solo se puede jugar la versión “${known}”.`,
    damagedSeed: 'La semilla del tablero está dañada. Copie el id. completo; termina con 26 caracteres.',
    unknownLevel: (id: string) => `No hay ningún nivel “${id}”. En el menú Juego, haga clic en un nivel.`,
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
    tooLong: (most: number) => damagedLog(`tiene más de ${most} jugadas`),
    notBase64Url: damagedLog('no es texto base64url'),
    cutOff: damagedLog('está incompleto'),
    damaged: damagedLog('su suma de comprobación no concuerda'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`tiene la versión ${version}, pero solo se admite la versión ${known}`),
    partOfMove: (position: number) => damagedLog(`la jugada ${position} está incompleta`),
    needlessCell: (position: number) => damagedLog(`la jugada ${position} no debe nombrar un cuadro`),
    cellOutside: (position: number) => damagedLog(`la jugada ${position} nombra un cuadro fuera del tablero`),
    longPause: (position: number) => damagedLog(`la pausa antes de la jugada ${position} es demasiado larga`),
  },
  runs: {
    tooLate: 'Una partida clasificatoria debe terminar en 30 minutos. Inicie una partida nueva.',
    notOver: 'El registro no termina con una partida ganada o perdida.',
    timeDiffers: (counted: number, claimed: number) =>
      `La partida registrada dura ${counted} ms, pero se informó de ${claimed} ms.`,
    impossible: (threeBv: number, played: number) =>
      `Un tablero de ${threeBv} 3BV no se puede resolver en ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `La partida registrada dura ${told} ms, pero solo han pasado ${passed} ms.`,
    spedUp: (span: number, passed: number) =>
      `La partida registrada dura ${span} ms, pero en el servidor han pasado ${passed} ms.`,
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
