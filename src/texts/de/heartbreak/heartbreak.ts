import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The window of the game: menus, counters, board. */
export const heartbreakTexts = {
  title: 'Heartbreak',
  preparing: 'Das Brett wird in Ihrem Browser ausgeteilt. Heartbreak erfordert JavaScript.',
  titleOf: (level: string) => `Heartbreak - ${level}`,
  board: (level: string, columns: number, rows: number) =>
    `Brett ${level}, ${columns} Spalten, ${rows} Zeilen`,
  cell: (row: number, column: number, what: string) => `Zeile ${row}, Spalte ${column}, ${what}`,
  covered: 'verdeckt',
  hidden: 'verborgen',
  pinned: 'markiert',
  question: 'verdeckt, Fragezeichen',
  exploded: 'ein Herz, das Sie gebrochen haben',
  broken: 'gebrochenes Herz',
  wrongPin: 'markiert, aber heil',
  nearby: (count: number) =>
    count === 0
      ? 'offen'
      : plural(count, {
          one: `${count} gebrochenes Herz in der Nähe`,
          other: `${count} gebrochene Herzen in der Nähe`,
        }),
  heartsLeft: (count: number) =>
    plural(count, { one: `Noch ${count} gebrochenes Herz`, other: `Noch ${count} gebrochene Herzen` }),
  seconds: (count: number) => plural(count, { one: `${count} Sekunde`, other: `${count} Sekunden` }),
  noClock: 'Keine Uhr',
  lives: (count: number) => plural(count, { one: `Noch ${count} Leben`, other: `Noch ${count} Leben` }),
  face: {
    active: 'Neues Brett',
    worried: 'Neues Brett',
    won: 'Gewonnen. Neues Brett',
    dead: 'Verloren. Neues Brett',
  },
  exit: 'Beenden',
  menu: {
    game: 'Spiel',
    view: 'Ansicht',
    help: 'Hilfe',
    fresh: 'Neu',
    again: 'Gleiches Brett noch einmal',
    custom: 'Benutzerdefiniert…',
    mode: 'Modus',
    questions: 'Fragezeichen',
    hint: 'Tipp',
    daily: 'Tagesbrett…',
    ranked: 'Ranglistenspiel…',
    leaderboard: 'Rangliste…',
    statistics: 'Statistik…',
    share: 'Teilen…',
    replay: 'Letztes Spiel ansehen',
    exit: 'Beenden',
    automatic: 'Automatische Größe',
    size: (pixels: number) => `Herzen mit ${pixels} Pixeln`,
    bigger: 'Größer',
    smaller: 'Kleiner',
    touchBar: 'Touch-Schaltflächen',
    rules: 'Spielregeln',
    keys: 'Tasten',
  },
  rankedGame: 'Gewertet',
  mode: { classic: 'Klassisch', 'second-chance': 'Zweite Chance', zen: 'Zen' },
  touch: {
    label: 'Touch',
    open: 'Öffnen',
    pin: 'Markieren',
    tapDoes: 'Tippen zum',
    bigger: 'Größere Herzen',
    smaller: 'Kleinere Herzen',
    hint: 'Tipp',
  },
  level: {
    crush: 'Schwärmerei',
    fling: 'Affäre',
    marriage: 'Ehe',
    pocket: 'Hosentasche',
    'long-distance': 'Fernbeziehung',
    custom: 'Benutzerdefiniert',
  },
  sizeOf: (columns: number, rows: number, broken: number) => `${columns} × ${rows}, ${broken} gebrochen`,
  dealing: 'Ein Brett, das ohne Raten lösbar ist, wird ausgeteilt…',
  failed: (why: string) => `Das Brett konnte nicht ausgeteilt werden. ${why}`,
  anotherBoard: 'Anderes austeilen',
  doubtful:
    'In der verfügbaren Zeit wurde kein Brett dieser Größe gefunden, das ohne Raten lösbar ist. Dieses Brett erfordert möglicherweise Raten. Um dies zu vermeiden, verwenden Sie weniger gebrochene Herzen.',
  playAnyway: 'Trotzdem spielen',
  paused: 'Angehalten',
  pausedRanked: 'Verdeckt. Die Uhr läuft weiter.',
  goOn: 'Fortsetzen',
  ready: 'Bereit',
  resumed: 'Ihr letztes Spiel wurde wiederhergestellt.',
  resumedRanked: 'Ihr Ranglistenspiel wurde wiederhergestellt. Die Uhr ist weitergelaufen.',
  expired: 'Ihr Ranglistenspiel hat 30 Minuten überschritten. Ein neues Brett wurde ausgeteilt.',
  corrupt: 'Das gespeicherte Spiel konnte nicht gelesen werden. Ein neues Brett wurde ausgeteilt.',
  badLink: (problem: string) => `${problem} Stattdessen wurde ein neues Brett ausgeteilt.`,
  thinking: 'Wird überlegt…',
  noLast: 'Sie haben noch kein Spiel beendet.',
  leave: {
    title: 'Heartbreak',
    text: 'Möchten Sie dieses Ranglistenspiel verlassen? Wenn Sie es verlassen, geben Sie das Spiel auf, und es zählt nicht für Ihre Serie.',
    leave: 'Verlassen',
    stay: 'Bleiben',
  },
} as const satisfies PartialTranslation<typeof english.heartbreakTexts>

/** Status messages: announced to screen readers and shown in the status bar. */
export const heartbreakStatus = {
  won: (seconds: string) => `In ${seconds} Sekunden gewonnen. Alle heilen Herzen sind geöffnet.`,
  wonZen: 'Gewonnen. Alle heilen Herzen sind geöffnet.',
  best: 'Ihre bisher beste Zeit.',
  lost: 'Ein Herz ist gebrochen. Das Spiel ist verloren.',
  lifeLost: (left: number) =>
    plural(left, {
      one: `Ein gebrochenes Herz: ein Leben und 10 Sekunden verloren, noch ${left} Leben.`,
      other: `Ein gebrochenes Herz: ein Leben und 10 Sekunden verloren, noch ${left} Leben.`,
    }),
  notFate: (row: number, column: number, why: string) =>
    `Es war kein Schicksal: Das Herz in Zeile ${row}, Spalte ${column} war sicher. ${why}`,
  fate: 'Es war Schicksal: Auf diesem dichten Brett ließ sich von keinem Herz beweisen, dass es sicher ist.',
  unsettled:
    'Dieses Brett ist zu groß, um zu prüfen, ob sich von einem Herz beweisen ließ, dass es sicher ist.',
  hint: (row: number, column: number, why: string) =>
    `Tipp: Das Herz in Zeile ${row}, Spalte ${column} ist sicher. ${why}`,
  noHint:
    'Zurzeit lässt sich von keinem Herz beweisen, dass es sicher ist. Bei diesem Brett muss geraten werden.',
  number: (number: number, row: number, column: number) => `die ${number} in Zeile ${row}, Spalte ${column}`,
  prove: (numbers: string, byCount: boolean) =>
    `Beweis: ${numbers}${byCount ? ' und die Anzahl der verbleibenden gebrochenen Herzen' : ''}.`,
  onlyCount: 'Beweis: die Anzahl der verbleibenden gebrochenen Herzen.',
  more: (count: number) =>
    plural(count, {
      one: `${count} weitere Zahl, auf dem Brett markiert`,
      other: `${count} weitere Zahlen, auf dem Brett markiert`,
    }),
  cannotChord: (number: number) =>
    plural(number, {
      one: `Markieren Sie zuerst ${number} Herz um die ${number} herum.`,
      other: `Markieren Sie zuerst ${number} Herzen um die ${number} herum.`,
    }),
} as const satisfies PartialTranslation<typeof english.heartbreakStatus>

/** The dialogs: custom board, statistics, share, help. */
export const heartbreakDialogs = {
  ok: 'OK',
  cancel: 'Abbrechen',
  close: 'Schließen',
  custom: {
    title: 'Benutzerdefiniertes Brett',
    columns: 'Spalten',
    rows: 'Zeilen',
    broken: 'Gebrochene Herzen',
    range: (least: number, most: number) => `${least} bis ${most}`,
    note: 'Bei einem dichten Brett muss möglicherweise geraten werden. Vor dem Spiel werden Sie darauf hingewiesen.',
  },
  statistics: {
    title: 'Statistik',
    heads: ['Stufe', 'Spiele', 'Gewonnen', 'Bestzeit', 'Serie', 'Längste'],
    won: (wins: number, percent: number) => `${wins} (${percent} %)`,
    seconds: (seconds: string) => `${seconds} s`,
    none: '—',
    empty: 'Sie haben noch kein Spiel beendet.',
    days: (streak: number, all: number) =>
      `In diesem Browser gelöste Tagesbretter: ${all}. Serie in Tagen: ${streak}.`,
    note: 'Nur klassische Spiele in diesem Browser zählen. Ein Spiel mit Tipps setzt keine Bestzeit.',
    reset: 'Zurücksetzen…',
    resetTitle: 'Statistik zurücksetzen',
    resetText:
      'Möchten Sie alle Spiele, Bestzeiten und Serien in diesem Browser löschen? Dies kann nicht rückgängig gemacht werden.',
    resetYes: 'Zurücksetzen',
  },
  share: {
    title: 'Teilen',
    note: 'Der Link öffnet dasselbe Brett.',
    ranked: 'Sie können das Brett eines Ranglistenspiels teilen, nachdem das Spiel vorbei ist.',
    text: 'Text',
    copyText: 'Text kopieren',
    copyLink: 'Link kopieren',
    copyReplay: 'Link zur Wiederholung kopieren',
    picture: 'Bild…',
    copied: 'Kopiert.',
    failed: 'Ihr Browser hat das Kopieren blockiert. Drücken Sie STRG+C.',
  },
  help: {
    rulesTitle: 'Spielregeln',
    keysTitle: 'Tasten',
    rules: [
      'Einige Herzen auf dem Brett sind gebrochen. Ziel des Spiels ist es, alle heilen Herzen zu öffnen, ohne eines zu brechen. Eine Zahl zeigt, wie viele gebrochene Herzen ihr Feld berühren.',
      'Um ein Herz zu öffnen, klicken Sie darauf. Um ein Herz zu markieren, das gebrochen sein muss, klicken Sie mit der rechten Maustaste darauf. Wenn um eine Zahl so viele Markierungen sind, können Sie die anderen Herzen um sie herum öffnen: Doppelklicken Sie auf die Zahl, oder klicken Sie mit der mittleren oder mit beiden Maustasten darauf.',
      'Ein Bereich in der Mitte ist am Anfang offen. Von dort kann jedes Standardbrett allein durch Logik gelöst werden. Nur bei einem dichten benutzerdefinierten Brett muss möglicherweise geraten werden. Eine Meldung weist Sie vor dem Spiel darauf hin.',
      'Um ein sicheres Herz und die Zahlen zu sehen, die dies beweisen, klicken Sie im Menü „Spiel“ auf „Tipp“. Wenn Sie verlieren, zeigt das Spiel ein sicheres Herz des Bretts vor Ihrem letzten Zug, falls es eines gab.',
      'Im Modus „Klassisch“ haben Sie ein Leben. Im Modus „Zweite Chance“ haben Sie drei Leben, und jedes gebrochene Herz kostet ein Leben und 10 Sekunden. Der Modus „Zen“ hat keine Uhr.',
      'Auf einem Touchscreen tippen Sie auf ein Herz, um es zu öffnen, halten ein Herz gedrückt, um es zu markieren, tippen auf eine Zahl, um die anderen Herzen um sie herum zu öffnen, und ziehen mit zwei Fingern, um die Größe des Bretts zu ändern.',
    ],
    keys: ['PFEILTASTEN, POS1, ENDE', 'LEERTASTE', 'EINGABETASTE', 'F', 'C', 'H', '+ und −', 'N oder F2'],
    keyMeanings: [
      'Auf dem Brett bewegen; mit STRG zu den Ecken',
      'Ein Herz öffnen',
      'Ein Herz oder die anderen Herzen um eine Zahl öffnen',
      'Ein Herz markieren oder die Markierung entfernen',
      'Die anderen Herzen um eine Zahl öffnen',
      'Tipp',
      'Größe der Herzen ändern',
      'Neues Brett',
    ],
  },
} as const satisfies PartialTranslation<typeof english.heartbreakDialogs>
