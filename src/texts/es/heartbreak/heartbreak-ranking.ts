import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-ranking'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** Daily boards, ranked games, tables and replays. */
export const rankingTexts = {
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Cargando…',
  offline:
    'No tiene conexión. Puede seguir jugando, pero las partidas jugadas sin conexión no cuentan para la clasificación.',
  level: 'Nivel',
  connect: 'Conectar e iniciar sesión…',
  signInWhy:
    'Para jugar partidas clasificatorias, conecte una billetera y firme un mensaje. Firmar es gratis. Las demás partidas no necesitan una billetera.',
  daily: {
    title: 'Tablero del día',
    of: (date: string) => `Tablero del ${date} (UTC)`,
    grade: (label: string, clicks: number) =>
      plural(clicks, {
        one: `${label}, al menos ${clicks} clic (3BV)`,
        other: `${label}, al menos ${clicks} clics (3BV)`,
      }),
    open: 'Abierto a todos',
    ranked: 'Clasificatorio',
    ends: (left: string) => `Tableros nuevos en ${left}.`,
    ended: 'Hay tableros nuevos listos.',
    reload: 'Mostrar tableros nuevos',
    streak: (days: number) =>
      days === 0
        ? 'No resolvió ningún tablero del día ni ayer ni hoy.'
        : `Días seguidos en este explorador: ${days}`,
    play: 'Jugar',
    playRanked: 'Jugar partida clasificatoria',
    why: 'Puede jugar el tablero abierto tantas veces como quiera. El tablero clasificatorio es otro tablero de la misma dificultad, con un intento por cuenta, día y nivel. Para cada cuenta se gira o se refleja, de modo que no se puedan copiar soluciones.',
    commitment: 'Hash del secreto de este mes (SHA-256)',
    copy: 'Copiar',
    copied: 'Copiado.',
    verify: 'Cómo verificarlo…',
  },
  verify: {
    title: 'Verificar los tableros del día',
    explain:
      'Todos los tableros de un mes se generan a partir de un único secreto de 32 bytes. El hash SHA-256 del secreto se publica antes de que empiece el mes, y el secreto, después de que termine, de modo que los tableros no se pueden cambiar entretanto. Haga clic en Comprobar para ver si un secreto concuerda con su hash y genera los tableros, o ejecute dealDaily a partir del código fuente del juego.',
    heads: ['Mes', 'Hash', 'Secreto'],
    pending: (date: string) => `después del ${date}`,
    check: 'Comprobar',
    checking: 'Comprobando…',
    fits: (month: string, boards: number) =>
      plural(boards, {
        one: `El secreto de ${month} concuerda con su hash. A partir de él se generó de nuevo ${boards} tablero de su primer día.`,
        other: `El secreto de ${month} concuerda con su hash. A partir de él se generaron de nuevo ${boards} tableros de su primer día.`,
      }),
    fails: (month: string) =>
      `El secreto de ${month} no concuerda con su hash. Póngase en contacto con el propietario de este sitio.`,
    empty: 'Todavía no se ha publicado ningún mes.',
  },
  ranked: {
    title: 'Partida clasificatoria',
    explain:
      'Un tablero nuevo contra reloj, en el modo Clásico. Su primera jugada pone en marcha el reloj. Si mira el tablero más de diez segundos antes de ella, el tiempo de más también cuenta. Una pista cuesta 15 segundos. Mientras esta ventana no está activa, el tablero se cubre y el reloj sigue corriendo.',
    start: 'Empezar',
    starting: 'Empezando…',
  },
  sending: 'Enviando su partida…',
  waiting: (time: string) =>
    `El servidor no responde. Su partida está guardada y se volverá a enviar hasta las ${time}. Deje esta página abierta o vuelva antes de esa hora.`,
  tooLate: 'Su partida no se envió en 30 minutos, por lo que no cuenta para la clasificación.',
  told: (seconds: string, points: number) =>
    plural(points, {
      one: `Clasificada: ${seconds} s, ${points} punto de amor.`,
      other: `Clasificada: ${seconds} s, ${points} puntos de amor.`,
    }),
  added: (seconds: string) =>
    `Se sumaron ${seconds} s por el tiempo que miró el tablero antes de su primera jugada o por el retardo de la red.`,
  rankDay: (rank: number) => `Puesto ${rank} de hoy.`,
  rankWeek: (rank: number) => `Puesto ${rank} de esta semana.`,
  rankAll: (rank: number) => `Puesto ${rank} en todos los tiempos.`,
  review: 'Su partida se está revisando y aparece debajo de todas las demás.',
  streak: (days: number) =>
    plural(days, { one: 'Primer día de una racha.', other: `${days} días seguidos.` }),
  lost: 'Enviada como derrota.',
  refused: (problem: string) => `No clasificada: ${problem}`,
  failed: (problem: string) => `No clasificada: ${problem}`,
  table: {
    title: 'Clasificación',
    period: 'Período',
    periods: { day: 'Hoy', week: 'Esta semana', all: 'Todos los tiempos' },
    heads: ['Puesto', 'Jugador', 'Tiempo', 'Clics', 'Pistas', 'Repetición'],
    empty: 'Todavía no hay partidas clasificatorias.',
    you: 'usted',
    review: 'en revisión',
    watch: 'Ver',
    watchOf: (player: string) => `Ver la partida de ${player}`,
    seconds: (seconds: string) => `${seconds} s`,
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    earlier: 'Anterior',
    later: 'Siguiente',
    names: 'Buscando nombres…',
    own: 'Su puesto',
  },
  replay: {
    title: 'Repetición',
    local: 'Su última partida',
    linked: 'Una partida compartida',
    of: (player: string, seconds: string | null) =>
      seconds === null ? `${player}, derrota` : `${player}, ${seconds} s`,
    play: 'Reproducir',
    pause: 'Pausa',
    speed: 'Velocidad',
    times: (speed: number) => `${speed}×`,
    position: 'Posición',
    moment: (seconds: string, move: number, moves: number) => `${seconds} s, jugada ${move} de ${moves}`,
    back: 'Volver al juego',
    board: (level: string) => `Repetición en ${level}`,
    damaged: 'El registro no concuerda con su tablero. Solo se muestra la parte que concuerda.',
    loading: 'Cargando la repetición…',
  },
} as const satisfies PartialTranslation<typeof english.rankingTexts>
