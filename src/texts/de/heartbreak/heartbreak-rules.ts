import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

const damagedLog = (what: string) =>
  `Die Aufzeichnung des Spiels ist beschädigt: ${what}. Spielen Sie das Spiel erneut, oder kopieren Sie den vollständigen Link.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'Das Spiel war bereits vorbei.',
    'bad-time': 'Die Zeit des Zuges ist keine ganze Zahl von Millisekunden zwischen 0 und 30 Minuten.',
    'bad-cell': 'Das Brett hat kein solches Feld.',
    'bad-operation': 'Es gibt keine solche Operation.',
    away: 'Das Fenster war nicht aktiv.',
    'not-away': 'Das Fenster war bereits aktiv.',
    'already-open': 'Das Herz war bereits geöffnet.',
    'pinned-heart': 'Das Herz ist markiert. Entfernen Sie zuerst die Markierung.',
    'not-closed': 'Nur ein geschlossenes Herz kann markiert werden.',
    'not-pinned': 'Das Herz ist nicht markiert.',
    'chord-needs-number': 'Nur eine offene Zahl öffnet die Herzen um sie herum.',
    'chord-pins-differ': 'Markieren Sie um die Zahl herum so viele Herzen, wie sie anzeigt.',
    'chord-opens-nothing': 'Um die Zahl herum gibt es nichts mehr zu öffnen.',
  },
  illegalMove: (position: number, refusal: string) => `Zug ${position}: ${refusal}`,
  boards: {
    malformed: 'Kein gültiges Brett. Kopieren Sie die vollständige ID: drei durch Punkte getrennte Teile.',
    otherVersion: (version: string | undefined, known: string) =>
      `Dieses Brett hat die Version „${version}“. Nur Version „${known}“ kann hier gespielt werden.`,
    damagedSeed:
      'Der Startwert des Bretts ist beschädigt. Kopieren Sie die vollständige ID; sie endet mit 26 Zeichen.',
    unknownLevel: (id: string) => `Es gibt keine Stufe „${id}“. Klicken Sie im Menü „Spiel“ auf eine Stufe.`,
    outsideLimits: (what: string, least: number, most: number) =>
      `Ein Brett dieser Art hat ${least} bis ${most} ${what}. Geben Sie eine ganze Zahl in diesem Bereich ein.`,
    columns: 'Spalten',
    rows: 'Zeilen',
    broken: 'gebrochene Herzen',
  },
  levels: {
    crush: 'Schwärmerei',
    fling: 'Affäre',
    marriage: 'Ehe',
    pocket: 'Hosentasche',
    'long-distance': 'Fernbeziehung',
    custom: 'Benutzerdefiniert',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) =>
      `Es gibt keinen Modus „${mode}“. Kopieren Sie den vollständigen Link.`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`Sie enthält mehr als ${most} Züge`),
    notBase64Url: damagedLog('Sie ist kein base64url-Text'),
    cutOff: damagedLog('Sie ist unvollständig'),
    damaged: damagedLog('Ihre Prüfsumme stimmt nicht'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`Sie hat die Version ${version}, aber nur Version ${known} wird unterstützt`),
    partOfMove: (position: number) => damagedLog(`Zug ${position} ist unvollständig`),
    needlessCell: (position: number) => damagedLog(`Zug ${position} darf kein Feld nennen`),
    cellOutside: (position: number) => damagedLog(`Zug ${position} nennt ein Feld außerhalb des Bretts`),
    longPause: (position: number) => damagedLog(`Die Pause vor Zug ${position} ist zu lang`),
  },
  runs: {
    tooLate: 'Ein Ranglistenspiel muss innerhalb von 30 Minuten enden. Starten Sie ein neues Spiel.',
    notOver: 'Die Aufzeichnung endet nicht mit einem gewonnenen oder verlorenen Spiel.',
    timeDiffers: (counted: number, claimed: number) =>
      `Das aufgezeichnete Spiel dauert ${counted} ms, aber ${claimed} ms wurden gemeldet.`,
    impossible: (threeBv: number, played: number) =>
      `Ein Brett mit ${threeBv} 3BV kann nicht in ${played} ms gelöst werden.`,
    longerThanPassed: (told: number, passed: number) =>
      `Das aufgezeichnete Spiel dauert ${told} ms, aber es sind nur ${passed} ms vergangen.`,
    spedUp: (span: number, passed: number) =>
      `Das aufgezeichnete Spiel dauert ${span} ms, aber auf dem Server sind ${passed} ms vergangen.`,
  },
  grades: { single: 'Einfache Logik', pair: 'Paare', proof: 'Beweis' },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak, Tagesbrett ${date} · ${level}`,
    won: '💗 Alle heilen Herzen gefunden',
    lost: '💔 Ein Herz ist gebrochen',
    seconds: (seconds: string) => `${seconds} s`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/s`,
    hints: (count: number) =>
      count === 0 ? 'keine Tipps' : plural(count, { one: `${count} Tipp`, other: `${count} Tipps` }),
    streak: (days: number) =>
      plural(days, { one: `Serie von ${days} Tag`, other: `Serie von ${days} Tagen` }),
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
