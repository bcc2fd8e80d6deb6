import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The window of the game: menus, counters, board. */
export const heartbreakTexts = {
  title: 'Heartbreak',
  preparing: 'El tablero se genera en su explorador. Heartbreak requiere JavaScript.',
  titleOf: (level: string) => `Heartbreak - ${level}`,
  board: (level: string, columns: number, rows: number) =>
    `Tablero ${level}, ${columns} columnas, ${rows} filas`,
  cell: (row: number, column: number, what: string) => `fila ${row}, columna ${column}, ${what}`,
  covered: 'cubierto',
  hidden: 'oculto',
  pinned: 'marcado',
  question: 'cubierto, signo de interrogación',
  exploded: 'un corazón que usted rompió',
  broken: 'corazón roto',
  wrongPin: 'marcado, pero entero',
  nearby: (count: number) =>
    count === 0
      ? 'abierto'
      : plural(count, { one: `${count} corazón roto cerca`, other: `${count} corazones rotos cerca` }),
  heartsLeft: (count: number) =>
    plural(count, { one: `Queda ${count} corazón roto`, other: `Quedan ${count} corazones rotos` }),
  seconds: (count: number) => plural(count, { one: `${count} segundo`, other: `${count} segundos` }),
  noClock: 'Sin reloj',
  lives: (count: number) => plural(count, { one: `Queda ${count} vida`, other: `Quedan ${count} vidas` }),
  face: {
    active: 'Tablero nuevo',
    worried: 'Tablero nuevo',
    won: 'Ganada. Tablero nuevo',
    dead: 'Perdida. Tablero nuevo',
  },
  exit: 'Salir',
  menu: {
    game: 'Juego',
    view: 'Ver',
    help: 'Ayuda',
    fresh: 'Nuevo',
    again: 'Repetir el mismo tablero',
    custom: 'Personalizado…',
    mode: 'Modo',
    questions: 'Signos de interrogación',
    hint: 'Pista',
    daily: 'Tablero del día…',
    ranked: 'Partida clasificatoria…',
    leaderboard: 'Clasificación…',
    statistics: 'Estadísticas…',
    share: 'Compartir…',
    replay: 'Ver la última partida',
    exit: 'Salir',
    automatic: 'Tamaño automático',
    size: (pixels: number) => `Corazones de ${pixels} píxeles`,
    bigger: 'Más grandes',
    smaller: 'Más pequeños',
    touchBar: 'Botones táctiles',
    rules: 'Cómo jugar',
    keys: 'Teclas',
  },
  rankedGame: 'Clasificatoria',
  mode: { classic: 'Clásico', 'second-chance': 'Segunda oportunidad', zen: 'Zen' },
  touch: {
    label: 'Táctil',
    open: 'Abrir',
    pin: 'Marcar',
    tapDoes: 'Tocar para',
    bigger: 'Corazones más grandes',
    smaller: 'Corazones más pequeños',
    hint: 'Pista',
  },
  level: {
    crush: 'Flechazo',
    fling: 'Aventura',
    marriage: 'Matrimonio',
    pocket: 'Bolsillo',
    'long-distance': 'A distancia',
    custom: 'Personalizado',
  },
  sizeOf: (columns: number, rows: number, broken: number) =>
    plural(broken, {
      one: `${columns} × ${rows}, ${broken} roto`,
      other: `${columns} × ${rows}, ${broken} rotos`,
    }),
  dealing: 'Generando un tablero en el que no haya que adivinar…',
  failed: (why: string) => `No se pudo generar el tablero. ${why}`,
  anotherBoard: 'Generar otro',
  doubtful:
    'No se encontró a tiempo ningún tablero de este tamaño que se pueda resolver sin adivinar. Puede que en este tablero haya que adivinar. Para evitarlo, use menos corazones rotos.',
  playAnyway: 'Jugar de todos modos',
  paused: 'En pausa',
  pausedRanked: 'Cubierto. El reloj sigue corriendo.',
  goOn: 'Continuar',
  ready: 'Listo',
  resumed: 'Se restauró su última partida.',
  resumedRanked: 'Se restauró su partida clasificatoria. Su reloj siguió corriendo.',
  expired: 'Su partida clasificatoria superó los 30 minutos. Se generó un tablero nuevo.',
  corrupt: 'No se pudo leer la partida guardada. Se generó un tablero nuevo.',
  badLink: (problem: string) => `${problem} En su lugar se generó un tablero nuevo.`,
  thinking: 'Pensando…',
  noLast: 'Todavía no ha terminado ninguna partida.',
  leave: {
    title: 'Heartbreak',
    text: '¿Desea salir de esta partida clasificatoria? Si sale, abandona la partida, y esta no cuenta para su racha.',
    leave: 'Salir',
    stay: 'Quedarse',
  },
} as const satisfies PartialTranslation<typeof english.heartbreakTexts>

/** Status messages: announced to screen readers and shown in the status bar. */
export const heartbreakStatus = {
  won: (seconds: string) =>
    `Partida ganada en ${seconds} segundos. Todos los corazones enteros están abiertos.`,
  wonZen: 'Partida ganada. Todos los corazones enteros están abiertos.',
  best: 'Su mejor tiempo hasta ahora.',
  lost: 'Se rompió un corazón. La partida está perdida.',
  lifeLost: (left: number) =>
    plural(left, {
      one: `Un corazón roto: pierde una vida y 10 segundos; le queda ${left} vida.`,
      other: `Un corazón roto: pierde una vida y 10 segundos; le quedan ${left} vidas.`,
    }),
  notFate: (row: number, column: number, why: string) =>
    `No fue el destino: el corazón de la fila ${row}, columna ${column} era seguro. ${why}`,
  fate: 'Fue el destino: en este tablero abarrotado no se podía demostrar que algún corazón fuera seguro.',
  unsettled:
    'Este tablero es demasiado grande para comprobar si se podía demostrar que algún corazón era seguro.',
  hint: (row: number, column: number, why: string) =>
    `Pista: el corazón de la fila ${row}, columna ${column} es seguro. ${why}`,
  noHint: 'Ahora no se puede demostrar que algún corazón sea seguro. En este tablero hay que adivinar.',
  number: (number: number, row: number, column: number) =>
    `el ${number} de la fila ${row}, columna ${column}`,
  prove: (numbers: string, byCount: boolean) =>
    `Demostración: ${numbers}${byCount ? ', y cuántos corazones rotos quedan' : ''}.`,
  onlyCount: 'Demostración: cuántos corazones rotos quedan.',
  more: (count: number) =>
    plural(count, {
      one: `${count} número más, señalado en el tablero`,
      other: `${count} números más, señalados en el tablero`,
    }),
  cannotChord: (number: number) =>
    plural(number, {
      one: `Ponga primero ${number} marca alrededor del ${number}.`,
      other: `Ponga primero ${number} marcas alrededor del ${number}.`,
    }),
} as const satisfies PartialTranslation<typeof english.heartbreakStatus>

/** The dialogs: custom board, statistics, share, help. */
export const heartbreakDialogs = {
  ok: 'Aceptar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  custom: {
    title: 'Tablero personalizado',
    columns: 'Columnas',
    rows: 'Filas',
    broken: 'Corazones rotos',
    range: (least: number, most: number) => `${least} a ${most}`,
    note: 'En un tablero abarrotado puede que haya que adivinar. Un mensaje se lo indica antes de jugar.',
  },
  statistics: {
    title: 'Estadísticas',
    heads: ['Nivel', 'Partidas', 'Ganadas', 'Mejor', 'Racha', 'Más larga'],
    won: (wins: number, percent: number) => `${wins} (${percent} %)`,
    seconds: (seconds: string) => `${seconds} s`,
    none: '—',
    empty: 'Todavía no ha terminado ninguna partida.',
    days: (streak: number, all: number) =>
      `Tableros del día resueltos en este explorador: ${all}. Días seguidos: ${streak}.`,
    note: 'Solo cuentan las partidas del modo Clásico en este explorador. Una partida con pistas no cuenta para el mejor tiempo.',
    reset: 'Restablecer…',
    resetTitle: 'Restablecer estadísticas',
    resetText:
      '¿Desea eliminar todas las partidas, los mejores tiempos y las rachas de este explorador? Esto no se puede deshacer.',
    resetYes: 'Restablecer',
  },
  share: {
    title: 'Compartir',
    note: 'El vínculo abre el mismo tablero.',
    ranked: 'Puede compartir el tablero de una partida clasificatoria cuando la partida haya terminado.',
    text: 'Texto',
    copyText: 'Copiar texto',
    copyLink: 'Copiar vínculo',
    copyReplay: 'Copiar vínculo de la repetición',
    picture: 'Imagen…',
    copied: 'Copiado.',
    failed: 'El explorador bloqueó la copia. Presione CTRL+C.',
  },
  help: {
    rulesTitle: 'Cómo jugar',
    keysTitle: 'Teclas',
    rules: [
      'Algunos corazones del tablero están rotos. El objetivo del juego es abrir todos los corazones enteros sin romper ninguno. Un número indica cuántos corazones rotos tocan su cuadro.',
      'Para abrir un corazón, haga clic en él. Para marcar un corazón que tiene que estar roto, haga clic en él con el botón secundario. Cuando un número tiene esa misma cantidad de marcas alrededor, puede abrir los demás corazones que lo rodean: haga doble clic en el número, o haga clic en él con el botón central o con los dos botones.',
      'Una zona del centro está abierta al principio. Desde allí, todos los tableros estándar se pueden resolver solo con lógica. Únicamente en un tablero personalizado abarrotado puede que haya que adivinar. Un mensaje se lo indica antes de jugar.',
      'Para ver un corazón seguro y los números que lo demuestran, haga clic en Pista en el menú Juego. Cuando pierde, el juego muestra un corazón seguro del tablero anterior a su última jugada, si lo había.',
      'En el modo Clásico, tiene una vida. En el modo Segunda oportunidad, tiene tres vidas, y cada corazón roto cuesta una vida y 10 segundos. El modo Zen no tiene reloj.',
      'En una pantalla táctil, toque un corazón para abrirlo, manténgalo presionado para marcarlo, toque un número para abrir los demás corazones que lo rodean y pellizque para cambiar el tamaño del tablero.',
    ],
    keys: ['FLECHAS, INICIO, FIN', 'BARRA ESPACIADORA', 'ENTRAR', 'F', 'C', 'H', '+ y −', 'N o F2'],
    keyMeanings: [
      'Moverse por el tablero. Con CTRL, ir a sus esquinas',
      'Abrir un corazón',
      'Abrir un corazón, o los demás corazones alrededor de un número',
      'Marcar un corazón o quitarle la marca',
      'Abrir los demás corazones alrededor de un número',
      'Pista',
      'Cambiar el tamaño de los corazones',
      'Tablero nuevo',
    ],
  },
} as const satisfies PartialTranslation<typeof english.heartbreakDialogs>
