import type { Brushes, PaintWallpaper, Raster, Skin } from 'love98/skin'

/** A tangerine stall: warm brown, cream and orange, leaf green as the only cold color. */
export const tangGang: Skin = {
  id: 'tang-gang',
  name: 'Tang Gang',
  palette: {
    Background: '#9c3d00',
    ButtonFace: '#e6cfae',
    ButtonText: '#000000',
    ButtonHilight: '#fff6e4',
    ButtonLight: '#f2e2c9',
    ButtonShadow: '#86693f',
    ButtonDkShadow: '#3a1400',
    Menu: '#e6cfae',
    MenuText: '#000000',
    ActiveBorder: '#e6cfae',
    WindowFrame: '#3a1400',
    Scrollbar: '#f2e2c9',
    ActiveTitle: '#8a2a00',
    GradientActiveTitle: '#c24a00',
    TitleText: '#ffffff',
    InactiveTitle: '#6f563a',
    GradientInactiveTitle: '#836845',
    InactiveTitleText: '#ffffff',
    Hilight: '#8a2a00',
    HilightText: '#ffffff',
    GrayText: '#6f563a',
    Window: '#fffaf0',
    WindowText: '#000000',
    HotTrackingColor: '#7a2400',
    InfoWindow: '#fff3c9',
    InfoText: '#000000',
    AppWorkspace: '#86693f',
    Focus: '#000000',
    Emboss: '#fff6e4',
    CheckerA: '#fff6e4',
  },
  icons: {
    k: '#3a1400',
    K: '#86693f',
    f: '#fff0d6',
    F: '#e0b887',
    g: '#9a6a3a',
    R: '#ff7a1a',
    r: '#c24a00',
    h: '#ffb866',
    B: '#3f9a4a',
    b: '#1f5c2c',
    c: '#a8dc8c',
    Y: '#ffd24a',
    y: '#b87410',
    L: '#6cbc34',
    l: '#347418',
    E: '#dc2c10',
    e: '#8c1400',
    S: '#fff6e0',
    w: '#ffffff',
    x: '#6a2c0c',
  },
  cards: {
    paper: '#fffaf0',
    black: '#2a0e00',
    red: '#b83400',
    shine: '#ffb866',
    shade: '#8a2400',
    skin: '#ffdcb8',
    hair: '#7a4a1c',
    table: '#1f5c2c',
  },
  board: {
    digits: ['#1a3fb8', '#1f5c2c', '#b02000', '#3a2080', '#7a1400', '#00585c', '#3a1400', '#5a4a34'],
    led: { on: '#ff8a1a', off: '#3a1a00', back: '#1c0800' },
    exploded: '#dc2c10',
  },
  cardBack: 'lanterns',
  wallpaperNames: {
    en: 'Tangerine crew',
    es: 'La pandilla de las mandarinas',
    'pt-br': 'A turma da tangerina',
    fr: 'La bande des mandarines',
    de: 'Mandarinenbande',
    tr: 'Mandalina çetesi',
    ru: 'Мандариновая банда',
    'zh-cn': '橘子帮',
    ja: 'タンジェリンの仲間',
    ar: 'عصبة اليوسفي',
  },
  wallpaper: ['#7a2c00', '#9c3d00', '#b84c00', '#e8801c', '#ffb04a', '#ffe3b0'],
  paint: paintTangGang,
}

type Fruit = {
  rind: number
  lit: number
  pith: number
  shade: number
  deep: number
  leaf: number
  ink: number
}

/** Sixteen directions around a circle, in 1/256 of its radius. */
const directions = [
  [256, 0],
  [237, 98],
  [181, 181],
  [98, 237],
  [0, 256],
  [-98, 237],
  [-181, 181],
  [-237, 98],
  [-256, 0],
  [-237, -98],
  [-181, -181],
  [-98, -237],
  [0, -256],
  [98, -237],
  [181, -181],
  [237, -98],
]

/**
 * A warm wash with slices of tangerine and, along the bottom, the crew. The first row is the desktop color, in which a
 * taller screen continues.
 */
function paintTangGang(...[width, height, skin, brushes]: Parameters<PaintWallpaper>): Raster {
  const [deep, ground, warm, rind, lit, pith] = skin.wallpaper.map(brushes.rgba)
  if (!deep || !ground || !warm || !rind || !lit || !pith)
    throw new Error('The tang wallpaper needs six colors.')
  const fruit = {
    rind,
    lit,
    pith,
    shade: warm,
    deep,
    leaf: brushes.rgba(skin.icons.l),
    ink: brushes.rgba(skin.icons.k),
  }
  const raster = brushes.paintDithered(width, height, [ground, warm, rind], (_, y) =>
    Math.floor((y * 640) / height),
  )
  for (const { x, y, radius, turn } of slicePlaces(brushes, width, height))
    paintSlice(brushes, raster, x, y, radius, turn, fruit)
  const step = 58
  const room = iconRoom(width)
  const count = Math.floor((width - room) / step)
  const left = room + ((width - room - count * step) >> 1)
  for (let member = 0; member < count; member++) {
    paintMember(
      brushes,
      raster,
      left + member * step + 29,
      height - 38,
      20 + (brushes.hash(member, 1, 3) % 4),
      member,
      fruit,
    )
  }
  return raster
}

/** Sides of the cells that have a slice each. */
const cell = 96

/** Returns the room for two columns of desktop icons at the left of a wide screen. */
function iconRoom(width: number): number {
  const columns = 80
  return width > 3 * cell + columns ? columns : 0
}

function slicePlaces(brushes: Brushes, width: number, height: number) {
  const left = iconRoom(width)
  const places = []
  for (let row = 0; (row + 1) * cell < height - 70; row++) {
    for (let column = 0; left + column * cell < width; column++) {
      if (brushes.hash(column, row, 5) < 70) continue
      const radius = [12, 16, 22, 28][brushes.hash(column, row, 6) & 3] ?? 16
      const room = cell - 2 * radius - 8
      const x = left + column * cell + radius + 4 + ((brushes.hash(column, row, 7) * room) >> 8)
      const y = row * cell + radius + 4 + ((brushes.hash(column, row, 8) * room) >> 8)
      places.push({ x, y, radius, turn: brushes.hash(column, row, 10) & 1 })
    }
  }
  return places
}

/**
 * A round slice: rind, pith, eight segments parted by pith, shaded from the bottom right.
 *
 * @param turn 0 or 1 sixteenth
 */
function paintSlice(
  brushes: Brushes,
  raster: Raster,
  cx: number,
  cy: number,
  radius: number,
  turn: number,
  fruit: Fruit,
) {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const square = x * x + y * y
      if (square > radius * radius + (radius >> 1)) continue
      brushes.plot(raster, cx + x, cy + y, slicePixel(brushes, x, y, square, radius, turn, fruit))
    }
  }
}

function slicePixel(
  brushes: Brushes,
  x: number,
  y: number,
  square: number,
  radius: number,
  turn: number,
  { rind, lit, pith, deep }: Fruit,
) {
  const rim = radius - 1 - (radius >> 4)
  if (square > (radius - 1) * (radius - 1)) return deep
  if (square > rim * rim) return rind
  const flesh = rim - 2 - (radius >> 4)
  if (square > flesh * flesh || square < 6) return pith
  for (let i = turn; i < 16; i += 2) {
    const [dx = 0, dy = 0] = directions[i] ?? []
    const along = x * dx + y * dy
    const across = Math.abs(x * dy - y * dx)
    if (along > 0 && across < 170) return pith
  }
  return brushes.ditherAt(x + 64, y + 64, 8 + Math.floor(((x + y) * 10) / radius)) ? rind : lit
}

function paintMember(
  brushes: Brushes,
  raster: Raster,
  cx: number,
  cy: number,
  radius: number,
  member: number,
  fruit: Fruit,
) {
  const { rind, lit, shade, ink, pith } = fruit
  for (let y = -radius; y <= radius; y++) {
    const half = brushes.integerRoot(radius * radius + (radius >> 1) - y * y)
    for (let x = -half; x <= half; x++) {
      const edge = x * x + y * y > (radius - 1) * (radius - 1) || Math.abs(x) === half
      const part = 8 + Math.floor(((x + y) * 9) / radius)
      const body = part < 9 ? (brushes.ditherAt(x + 64, y + 64, part * 2) ? rind : lit) : rind
      const shaded = brushes.ditherAt(x + 64, y + 64, (part - 13) * 3) ? shade : body
      brushes.plot(raster, cx + x, cy + y, edge ? ink : shaded)
    }
  }
  paintFace(brushes, raster, cx, cy, ink, pith)
  paintCap(brushes, raster, cx, cy - (radius >> 1), radius, member, fruit)
}

function paintFace(brushes: Brushes, raster: Raster, cx: number, cy: number, ink: number, white: number) {
  for (const side of [-9, 5]) {
    brushes.fillRect(raster, cx + side, cy - 1, 4, 6, ink)
    brushes.fillRect(raster, cx + side, cy - 1, 2, 2, white)
  }
  brushes.fillRect(raster, cx - 5, cy + 9, 11, 1, ink)
  brushes.fillRect(raster, cx - 6, cy + 8, 2, 1, ink)
  brushes.fillRect(raster, cx + 5, cy + 8, 2, 1, ink)
}

function paintCap(
  brushes: Brushes,
  raster: Raster,
  cx: number,
  brim: number,
  radius: number,
  member: number,
  { ink, deep, pith, leaf }: Fruit,
) {
  const cloth = [leaf, pith, deep][member % 3] ?? leaf
  const half = radius - 4
  const tall = (radius >> 1) + 4
  for (let y = 0; y <= tall; y++) {
    const width = brushes.integerRoot(
      half * half - Math.floor((half * half * y * y) / ((tall + 1) * (tall + 1))),
    )
    for (let x = -width; x <= width; x++) {
      brushes.plot(raster, cx + x, brim - y, Math.abs(x) >= width - 1 || y === tall ? ink : cloth)
    }
  }
  const side = member % 2 === 0 ? 1 : -1
  for (let x = -half; x <= half + 9; x++) {
    for (let y = 0; y < 4; y++)
      brushes.plot(raster, cx + side * x, brim + y, y === 0 || y === 3 || x > half + 7 ? ink : cloth)
  }
  brushes.plot(raster, cx, brim - tall - 1, ink)
}
