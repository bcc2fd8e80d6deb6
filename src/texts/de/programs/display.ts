import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/display'

/** Display Properties. */
export const displayTexts = {
  tabsLabel: 'Eigenschaften',
  tabs: { background: 'Hintergrund', appearance: 'Darstellung', effects: 'Effekte' },
  wallpaper: 'Hintergrundbild',
  ownWallpaper: '(Standard des Skins)',
  noWallpaper: 'Kein',
  pictures: { love: 'Herzwolken', 'vaporwave-arcade': 'Nachtfahrt', 'tang-gang': 'Mandarinenbande' },
  placement: 'Anzeige:',
  placements: { center: 'Zentriert', tile: 'Nebeneinander', stretch: 'Gestreckt' },
  skin: 'Skin',
  size: 'Größe',
  sizes: {
    standard: 'Windows-Standard',
    large: 'Windows-Standard (groß)',
    'extra-large': 'Windows-Standard (extragroß)',
  },
  effects: 'Visuelle Effekte',
  contents: 'Fensterinhalt beim Ziehen anzeigen',
  smoothFonts: 'Kanten der Bildschirmschriftarten glätten',
  opening: 'Symbole öffnen',
  singleClick: 'Öffnen durch einfachen Klick',
  doubleClick: 'Öffnen durch Doppelklick',
  language: 'Sprache',
  ok: 'OK',
  cancel: 'Abbrechen',
  apply: 'Übernehmen',
  unsavedTitle: 'Eigenschaften von Anzeige',
  unsaved: 'Möchten Sie Ihre Änderungen übernehmen?',
  yes: 'Ja',
  no: 'Nein',
  privacy: 'Datenschutz',
  statistics: 'Nutzungsstatistik senden',
  statisticsNote: (host: string) =>
    `Sendet die Programme, die Sie öffnen, und eine Aufzeichnung dessen, was Sie auf diesem Desktop tun, an ${host}. Ihre Schlüssel werden niemals gesendet. Dies ist ausgeschaltet, sofern Sie es nicht einschalten.`,
  monitor: {
    inactive: 'Inaktiv',
    active: 'Aktiv',
    text: 'Fenstertext',
    selected: 'Markiert',
    start: 'Start',
  },
} as const satisfies PartialTranslation<typeof english.displayTexts>
