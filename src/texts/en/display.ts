import type { Texts } from '../texts'

/** Display Properties. */
export const displayTexts = {
  tabsLabel: 'Properties',
  tabs: { background: 'Background', appearance: 'Appearance', effects: 'Effects' },
  wallpaper: 'Wallpaper',
  ownWallpaper: "The skin's own",
  noWallpaper: 'None',
  pictures: { love: 'Clouds of hearts', 'vaporwave-arcade': 'Night drive', 'tang-gang': 'Tangerine crew' },
  placement: 'Display',
  placements: { centre: 'Center', tile: 'Tile', stretch: 'Stretch' },
  skin: 'Skin',
  size: 'Size of everything',
  effects: 'Visual effects',
  contents: 'Show window contents while dragging',
  contentsNote: 'Without it an outline follows the pointer; easier on slow machines and on the eyes.',
  opening: 'Opening icons',
  singleClick: 'One click opens, as on a web page',
  doubleClick: 'A double click opens, as in 1998',
  ok: 'OK',
  cancel: 'Cancel',
  apply: 'Apply',
  unsavedTitle: 'Display Properties',
  unsaved: 'You changed something and did not apply it yet.\nApply the changes before the window closes?',
  yes: 'Yes',
  no: 'No',
  privacy: 'Privacy',
  statistics: 'Send usage statistics',
  statisticsNote: (host: string) =>
    `Which programs are opened, and a recording of what is done on this desktop, are sent to ${host}. Never your keys; off unless you turn it on.`,
  monitor: {
    inactive: 'Inactive',
    active: 'Active',
    text: 'Window text',
    selected: 'Selected',
    start: 'Start',
  },
} as const satisfies Texts
