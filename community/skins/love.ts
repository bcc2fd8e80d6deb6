import type { Brushes, PaintWallpaper, Raster, Skin } from 'love98/skin'

/** The canonical gray with love pink captions on a teal desktop. */
export const love: Skin = {
  id: 'love',
  name: 'Default',
  palette: {
    Background: '#006d6d',
    ButtonFace: '#c0c0c0',
    ButtonText: '#000000',
    ButtonHilight: '#ffffff',
    ButtonLight: '#dfdfdf',
    ButtonShadow: '#808080',
    ButtonDkShadow: '#000000',
    Menu: '#c0c0c0',
    MenuText: '#000000',
    ActiveBorder: '#c0c0c0',
    WindowFrame: '#000000',
    Scrollbar: '#dfdfdf',
    ActiveTitle: '#7a0046',
    GradientActiveTitle: '#d1126f',
    TitleText: '#ffffff',
    InactiveTitle: '#6b6b6b',
    GradientInactiveTitle: '#767676',
    InactiveTitleText: '#ffffff',
    Hilight: '#a8005c',
    HilightText: '#ffffff',
    GrayText: '#6e6e6e',
    Window: '#ffffff',
    WindowText: '#000000',
    HotTrackingColor: '#7a0046',
    InfoWindow: '#ffe9f1',
    InfoText: '#000000',
    AppWorkspace: '#808080',
    Focus: '#000000',
    Emboss: '#ffffff',
    CheckerA: '#ffffff',
  },
  icons: {
    k: '#000000',
    K: '#606068',
    f: '#e4e4e4',
    F: '#b4b8b8',
    g: '#7c8484',
    R: '#e6266f',
    r: '#9c1048',
    h: '#ff8fb8',
    B: '#1488c8',
    b: '#0a4a8c',
    c: '#8fdcf4',
    Y: '#ffcf3a',
    y: '#b87a08',
    L: '#4cbc4c',
    l: '#1c7430',
    E: '#e01818',
    e: '#8c0000',
    S: '#fff8dc',
    w: '#ffffff',
    x: '#007878',
  },
  cards: {
    paper: '#ffffff',
    black: '#000000',
    red: '#d0145c',
    shine: '#ff8fb8',
    shade: '#9c1048',
    skin: '#ffdcc4',
    hair: '#8a5a2a',
    table: '#008000',
  },
  board: {
    digits: ['#0000ff', '#006400', '#b30000', '#000080', '#800000', '#004f4f', '#000000', '#4a4a4a'],
    led: { on: '#ff4f8f', off: '#3a0a20', back: '#000000' },
    exploded: '#e01818',
  },
  sound: { wave: 'sine', root: 293.66, attack: 0.01, release: 0.25, spread: 6 },
  wallpaperNames: {
    en: 'Clouds of hearts',
    es: 'Nubes de corazones',
    'pt-br': 'Nuvens de corações',
    fr: 'Nuages de cœurs',
    de: 'Herzwolken',
    tr: 'Kalp bulutları',
    ru: 'Облака сердец',
    'zh-cn': '心形云朵',
    ja: 'ハートの雲',
    ar: 'غيوم من القلوب',
  },
  wallpaper: ['#005a5a', '#006d6d', '#008080', '#1a9494', '#3cc0b4', '#ff6fa3'],
  paint: paintLove,
}

const heart = [
  '.##...##.',
  '####.####',
  '#########',
  '#########',
  '.#######.',
  '..#####..',
  '...###...',
  '....#....',
]
const lattice = { width: 48, height: 40 }

/**
 * Clouds of teal behind a lattice of hearts, every seventh of them pink. The first row is the desktop color, in which a
 * taller screen continues.
 */
function paintLove(...[width, height, skin, brushes]: Parameters<PaintWallpaper>): Raster {
  const [dark, ground, mid, light, glass, pink] = skin.wallpaper.map(brushes.rgba)
  if (!dark || !ground || !mid || !light || !glass || !pink) {
    throw new Error('The love wallpaper needs six colors.')
  }
  const raster = brushes.paintDithered(width, height, [dark, ground, mid, light], (x, y) => {
    const cloud =
      (noise(brushes, x, y, 96, 1) * 9 + noise(brushes, x, y, 40, 2) * 5 + noise(brushes, x, y, 20, 3) * 2) >>
      4
    const level = Math.max(0, Math.min(1024, (cloud - 60) * 7))
    const fade = Math.min(64, y)
    return (level * fade + 342 * (64 - fade)) >> 6
  })
  for (let row = 0; row * lattice.height < height; row++) {
    for (let column = -1; column * lattice.width < width; column++) {
      const left = column * lattice.width + (row % 2) * (lattice.width / 2) + 20
      const top = row * lattice.height + 24
      const isPink = (column + row * 3 + 70) % 7 === 3
      stampHeart(brushes, raster, left + 1, top + 1, dark)
      stampHeart(brushes, raster, left, top, isPink ? pink : glass)
    }
  }
  return raster
}

/**
 * Smooth noise 0…255 in fixed point: random values at the corners of cells, blended by 3t² − 2t³.
 *
 * @param size of a cell
 */
function noise(brushes: Brushes, x: number, y: number, size: number, seed: number) {
  const column = Math.floor(x / size)
  const row = Math.floor((y * 3) / (size * 2))
  const u = smooth(Math.floor(((x % size) * 256) / size))
  const v = smooth(Math.floor((((y * 3) % (size * 2)) * 128) / size))
  const top = brushes.hash(column, row, seed) * (256 - u) + brushes.hash(column + 1, row, seed) * u
  const bottom = brushes.hash(column, row + 1, seed) * (256 - u) + brushes.hash(column + 1, row + 1, seed) * u
  return (top * (256 - v) + bottom * v) >> 16
}

/** @param t 0…256 */
function smooth(t: number) {
  return (t * t * (768 - 2 * t)) >> 16
}

function stampHeart(brushes: Brushes, raster: Raster, left: number, top: number, color: number) {
  heart.forEach((row, y) => {
    ;[...row].forEach((dot, x) => {
      if (dot === '#') brushes.plot(raster, left + x, top + y, color)
    })
  })
}
