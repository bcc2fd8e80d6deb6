import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

const damagedLog = (what: string) =>
  `Die Aufzeichnung des Spiels ${what}. Spielen Sie das Spiel erneut, oder kopieren Sie den vollständigen Link.`

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
    'chord-pins-differ': 'Um die Zahl herum müssen so viele Markierungen sein, wie sie angibt.',
    'chord-opens-nothing': 'Um die Zahl herum gibt es nichts mehr zu öffnen.',
  },
  illegalMove: (position: number, refusal: string) => `Zug ${position}: ${refusal}`,
  boards: {
    malformed: 'Kein gültiges Brett. Kopieren Sie die vollständige ID: drei durch Punkte getrennte Teile.',
    otherVersion: (version: string | undefined, known: string) =>
      `Dieses Brett hat die Version „${version}“. Nur Version „${known}“ kann hier gespielt werden.`,
    damagedSeed:
      'Der Startwert des Bretts ist beschädigt. Kopieren Sie die vollständige ID; sie endet mit 26 Zeichen.',
    unknownLevel: (id: string) => `Es gibt keine Stufe „${id}“. Wählen Sie eine im Menü „Spiel“ aus.`,
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
    tooLong: (most: number) => damagedLog(`enthält mehr als ${most} Züge`),
    notBase64Url: damagedLog('ist kein base64url-Text'),
    cutOff: damagedLog('ist abgeschnitten'),
    damaged: damagedLog('ist beschädigt'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`hat Version ${version}, und nur ${known} ist bekannt`),
    partOfMove: (position: number) => damagedLog(`enthält nur einen Teil von Zug ${position}`),
    needlessCell: (position: number) => damagedLog(`nennt ein Feld in Zug ${position}, der keines braucht`),
    cellOutside: (position: number) => damagedLog(`nennt in Zug ${position} ein Feld außerhalb des Bretts`),
    longPause: (position: number) => damagedLog(`wartet vor Zug ${position} zu lange`),
  },
  runs: {
    tooLate: 'Ein Ranglistenspiel muss innerhalb von 30 Minuten enden. Starten Sie ein neues Spiel.',
    notOver: 'Die Aufzeichnung endet nicht mit einem gewonnenen oder verlorenen Spiel.',
    timeDiffers: (counted: number, claimed: number) =>
      `Die Aufzeichnung dauert ${counted} ms, aber ${claimed} ms wurden angegeben.`,
    impossible: (threeBv: number, played: number) =>
      `Kein Spieler löst ein Brett mit ${threeBv} 3BV in ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `Die Aufzeichnung dauert ${told} ms, aber es sind nur ${passed} ms vergangen.`,
    spedUp: (span: number, passed: number) =>
      `Die Aufzeichnung dauert ${span} ms, aber auf unserer Uhr sind ${passed} ms vergangen.`,
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
    streak: (days: number) => plural(days, { one: `${days} Tag in Folge`, other: `${days} Tage in Folge` }),
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
