import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-ranking'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** Daily boards, ranked games, tables and replays. */
export const rankingTexts = {
  close: 'Schließen',
  retry: 'Wiederholen',
  loading: 'Wird geladen…',
  offline: 'Sie sind offline. Sie können weiterspielen, aber offline gespielte Spiele werden nicht gewertet.',
  level: 'Stufe',
  connect: 'Verbinden und anmelden…',
  signInWhy:
    'Um Ranglistenspiele zu spielen, verbinden Sie eine Wallet, und signieren Sie eine Nachricht. Das Signieren ist kostenlos. Andere Spiele erfordern keine Wallet.',
  daily: {
    title: 'Tagesbrett',
    of: (date: string) => `Brett vom ${date} (UTC)`,
    grade: (label: string, clicks: number) =>
      plural(clicks, {
        one: `${label}, mindestens ${clicks} Klick (3BV)`,
        other: `${label}, mindestens ${clicks} Klicks (3BV)`,
      }),
    open: 'Für alle offen',
    ranked: 'Gewertet',
    ends: (left: string) => `Neue Bretter in ${left}.`,
    ended: 'Neue Bretter sind bereit.',
    reload: 'Neue Bretter anzeigen',
    streak: (days: number) =>
      days === 0 ? 'Gestern und heute kein Tagesbrett gelöst.' : `Serie in diesem Browser in Tagen: ${days}`,
    play: 'Spielen',
    playRanked: 'Gewertet spielen',
    why: 'Das offene Brett können Sie beliebig oft spielen. Das gewertete Brett ist ein anderes Brett derselben Schwierigkeit, mit einem Versuch je Konto, Tag und Stufe. Es wird für jedes Konto gedreht oder gespiegelt, damit Lösungen nicht kopiert werden können.',
    commitment: 'Hash des Geheimnisses dieses Monats (SHA-256)',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    verify: 'So wird geprüft…',
  },
  verify: {
    title: 'Tagesbretter prüfen',
    explain:
      'Alle Bretter eines Monats werden aus einem Geheimnis von 32 Byte ausgeteilt. Der SHA-256-Hash des Geheimnisses wird vor Beginn des Monats veröffentlicht und das Geheimnis nach dem Ende des Monats, sodass die Bretter dazwischen nicht geändert werden können. Klicken Sie auf „Prüfen“, um zu testen, ob ein Geheimnis zu seinem Hash passt und die Bretter austeilt, oder führen Sie dealDaily aus dem Quellcode des Spiels aus.',
    heads: ['Monat', 'Hash', 'Geheimnis'],
    pending: (date: string) => `nach dem ${date}`,
    check: 'Prüfen',
    checking: 'Wird geprüft…',
    fits: (month: string, boards: number) =>
      plural(boards, {
        one: `Das Geheimnis von ${month} passt zu seinem Hash. ${boards} Brett des ersten Tages wurde erneut daraus ausgeteilt.`,
        other: `Das Geheimnis von ${month} passt zu seinem Hash. ${boards} Bretter des ersten Tages wurden erneut daraus ausgeteilt.`,
      }),
    fails: (month: string) =>
      `Das Geheimnis von ${month} passt nicht zu seinem Hash. Wenden Sie sich an den Betreiber dieser Website.`,
    empty: 'Es wurde noch kein Monat veröffentlicht.',
  },
  ranked: {
    title: 'Ranglistenspiel',
    explain:
      'Ein neues Brett gegen die Uhr, im klassischen Modus. Ihr erster Zug startet die Uhr. Wenn Sie das Brett vorher länger als zehn Sekunden ansehen, zählt die zusätzliche Zeit ebenfalls. Ein Tipp kostet 15 Sekunden. Solange dieses Fenster nicht aktiv ist, ist das Brett verdeckt, und die Uhr läuft weiter.',
    start: 'Starten',
    starting: 'Wird gestartet…',
  },
  sending: 'Ihr Spiel wird eingereicht…',
  waiting: (time: string) =>
    `Der Server antwortet nicht. Ihr Spiel ist gespeichert und wird bis ${time} erneut gesendet. Lassen Sie diese Seite geöffnet, oder kommen Sie vorher wieder.`,
  tooLate: 'Ihr Spiel wurde nicht innerhalb von 30 Minuten eingereicht und wird daher nicht gewertet.',
  told: (seconds: string, points: number) =>
    plural(points, {
      one: `Gewertet: ${seconds} s, ${points} Liebespunkt.`,
      other: `Gewertet: ${seconds} s, ${points} Liebespunkte.`,
    }),
  added: (seconds: string) =>
    `${seconds} s wurden hinzugefügt, weil Sie das Brett vor Ihrem ersten Zug angesehen haben oder das Netzwerk verzögert war.`,
  rankDay: (rank: number) => `Heute Platz ${rank}.`,
  rankWeek: (rank: number) => `Diese Woche Platz ${rank}.`,
  rankAll: (rank: number) => `Platz ${rank} aller Zeiten.`,
  review: 'Ihr Spiel wird überprüft und steht unter allen anderen Spielen.',
  streak: (days: number) =>
    plural(days, { one: 'Erster Tag einer Serie.', other: `Serie von ${days} Tagen.` }),
  lost: 'Als verloren eingereicht.',
  refused: (problem: string) => `Nicht gewertet: ${problem}`,
  failed: (problem: string) => `Nicht gewertet: ${problem}`,
  table: {
    title: 'Rangliste',
    period: 'Zeitraum',
    periods: { day: 'Heute', week: 'Diese Woche', all: 'Alle Zeiten' },
    heads: ['Platz', 'Spieler', 'Zeit', 'Klicks', 'Tipps', 'Wiederholung'],
    empty: 'Es gibt noch keine gewerteten Spiele.',
    you: 'Sie',
    review: 'wird überprüft',
    watch: 'Ansehen',
    watchOf: (player: string) => `Spiel von ${player} ansehen`,
    seconds: (seconds: string) => `${seconds} s`,
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    earlier: 'Vorherige',
    later: 'Weiter',
    names: 'Namen werden nachgeschlagen…',
    own: 'Ihr Platz',
  },
  replay: {
    title: 'Wiederholung',
    local: 'Ihr letztes Spiel',
    linked: 'Ein geteiltes Spiel',
    of: (player: string, seconds: string | null) =>
      seconds === null ? `${player}, verloren` : `${player}, ${seconds} s`,
    play: 'Wiedergeben',
    pause: 'Anhalten',
    speed: 'Geschwindigkeit',
    times: (speed: number) => `${speed}×`,
    position: 'Position',
    moment: (seconds: string, move: number, moves: number) => `${seconds} s, Zug ${move} von ${moves}`,
    back: 'Zurück zum Spiel',
    board: (level: string) => `Wiederholung auf ${level}`,
    damaged: 'Die Aufzeichnung passt nicht zu ihrem Brett. Nur der passende Teil wird angezeigt.',
    loading: 'Die Wiederholung wird geladen…',
  },
} as const satisfies PartialTranslation<typeof english.rankingTexts>
