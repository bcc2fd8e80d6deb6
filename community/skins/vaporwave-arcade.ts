import type { Brushes, PaintWallpaper, Raster, Skin } from 'love98/skin'

/** A night in an arcade: violet faces, pink and cyan lights. */
export const vaporwaveArcade: Skin = {
  id: 'vaporwave-arcade',
  name: 'Vaporwave Arcade',
  palette: {
    Background: '#1b0b3b',
    ButtonFace: '#2a1a4a',
    ButtonText: '#f4ecff',
    ButtonHilight: '#8a6fd6',
    ButtonLight: '#4c3687',
    ButtonShadow: '#170b30',
    ButtonDkShadow: '#05010d',
    Menu: '#2a1a4a',
    MenuText: '#f4ecff',
    ActiveBorder: '#2a1a4a',
    WindowFrame: '#05010d',
    Scrollbar: '#4c3687',
    ActiveTitle: '#5b1fa6',
    GradientActiveTitle: '#c2187a',
    TitleText: '#ffffff',
    InactiveTitle: '#3d2f63',
    GradientInactiveTitle: '#4a3a70',
    InactiveTitleText: '#d9cff0',
    Hilight: '#ff71ce',
    HilightText: '#120726',
    GrayText: '#a396c9',
    Window: '#120726',
    WindowText: '#e9fbff',
    HotTrackingColor: '#5ff3ff',
    InfoWindow: '#120726',
    InfoText: '#5ff3ff',
    AppWorkspace: '#1b0b3b',
    Focus: '#5ff3ff',
    Emboss: '#170b30',
    CheckerA: '#4c3687',
  },
  icons: {
    k: '#05010d',
    K: '#5a3fa0',
    f: '#e0d8ff',
    F: '#a394dc',
    g: '#6450a8',
    R: '#ff2fb0',
    r: '#9a1fa8',
    h: '#ff9df0',
    B: '#22c8f0',
    b: '#1c5cc8',
    c: '#a8fbff',
    Y: '#ffe45c',
    y: '#ff8f3c',
    L: '#3df0a0',
    l: '#0f8f80',
    E: '#ff3860',
    e: '#a01050',
    S: '#efe6ff',
    w: '#ffffff',
    x: '#2a0f5e',
  },
  cards: {
    paper: '#f6f0ff',
    black: '#1a0a3c',
    red: '#c00070',
    shine: '#ff7ac8',
    shade: '#8a0060',
    skin: '#ffd4d8',
    hair: '#6a3aa8',
    table: '#24104a',
  },
  board: {
    digits: ['#5ff3ff', '#3df0a0', '#ff7aa8', '#b9a6ff', '#ffb04a', '#7fd4ff', '#ffffff', '#c9bfe6'],
    led: { on: '#5ff3ff', off: '#10223a', back: '#05010d' },
    exploded: '#a01050',
  },
  cardBack: 'arcade',
  sound: { wave: 'square', root: 220, attack: 0.002, release: 0.18, spread: 12 },
  wallpaperNames: {
    en: 'Night drive',
    es: 'Paseo nocturno',
    'pt-br': 'Passeio noturno',
    fr: 'Virée nocturne',
    de: 'Nachtfahrt',
    tr: 'Gece sürüşü',
    ru: 'Ночная поездка',
    'zh-cn': '夜间驾驶',
    ja: '夜のドライブ',
    ar: 'قيادة ليلية',
  },
  wallpaper: ['#1b0b3b', '#3a0f5e', '#7a1fa2', '#c2187a', '#ff5f8f', '#ffd45c', '#5ff3ff'],
  paint: paintVaporwaveArcade,
}

/**
 * Night over a grid: the sky glows towards the horizon, a banded sun sets into it. The first row is the desktop color,
 * in which a taller screen continues.
 */
function paintVaporwaveArcade(...[width, height, skin, brushes]: Parameters<PaintWallpaper>): Raster {
  const [night, dusk, violet, magenta, pink, yellow, cyan] = skin.wallpaper.map(brushes.rgba)
  if (!night || !dusk || !violet || !magenta || !pink || !yellow || !cyan) {
    throw new Error('The vaporwave wallpaper needs seven colors.')
  }
  const horizon = Math.floor((height * 64) / 100)
  const raster = brushes.paintDithered(width, height, [night, dusk, violet, magenta], (_, y) =>
    y >= horizon ? 0 : Math.floor((1024 * y * y) / (horizon * horizon)),
  )
  paintStars(brushes, raster, horizon >> 1, [brushes.rgba('#ffffff'), cyan, pink])
  paintSun(brushes, raster, horizon, [yellow, pink], dusk)
  paintMountains(brushes, raster, horizon, night, magenta)
  paintGrid(brushes, raster, horizon, { ground: night, line: magenta, glow: cyan })
  return raster
}

function paintStars(brushes: Brushes, raster: Raster, bottom: number, colors: readonly number[]) {
  const count = Math.floor((raster.width * bottom) / 1100)
  for (let star = 0; star < count; star++) {
    const x = ((brushes.hash(star, 1, 9) * 256 + brushes.hash(star, 2, 9)) * raster.width) >> 16
    const y = ((brushes.hash(star, 3, 9) * 256 + brushes.hash(star, 4, 9)) * bottom) >> 16
    const color = colors[brushes.hash(star, 5, 9) % 4] ?? colors[0] ?? 0
    brushes.plot(raster, x, y, color)
    if (brushes.hash(star, 6, 9) > 235) {
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ])
        brushes.plot(raster, x + (dx ?? 0), y + (dy ?? 0), color)
    }
  }
}

function paintSun(
  brushes: Brushes,
  raster: Raster,
  horizon: number,
  [top, bottom]: readonly [number, number],
  slit: number,
) {
  const { width, height } = raster
  const largest = Math.floor((Math.min(width, height) * 28) / 100)
  // A screen of 800 by 600 shows the lower part of the square picture, which has to have the whole sun.
  const shown = Math.floor((width * 56) / 100) - (height - horizon)
  const radius = height > width ? largest : Math.min(largest, Math.floor((shown * 66) / 100))
  const center = { x: raster.width >> 1, y: horizon - Math.floor((radius * 45) / 100) }
  const slits = slitRows(radius)
  for (let dy = -radius; center.y + dy < horizon && dy <= radius; dy++) {
    const row = dy + radius
    const half = brushes.integerRoot(radius * radius - dy * dy)
    const part = Math.floor((row * 32) / (radius + horizon - center.y))
    for (let x = center.x - half; x < center.x + half; x++) {
      const mixed = part + ((x + row) & 1)
      const lit = mixed < 12 ? top : bottom
      brushes.plot(raster, x, center.y + dy, slits.has(row) ? slit : lit)
    }
  }
}

/** Two rows of every band at first, one more in every second band below. */
function slitRows(radius: number) {
  const rows = new Set()
  const band = Math.max(5, radius >> 3)
  for (let slit = 0; slit < 8; slit++) {
    const top = Math.floor((radius * 3) / 4) + slit * band
    for (let row = 0; row < 2 + (slit >> 1); row++) rows.add(top + row)
  }
  return rows
}

function paintMountains(brushes: Brushes, raster: Raster, horizon: number, fill: number, ridge: number) {
  const step = 24
  for (let x = 0; x < raster.width; x++) {
    const side = Math.abs(x - (raster.width >> 1))
    const room = Math.max(0, side - Math.floor((raster.height * 32) / 100))
    const at = Math.floor(x / step)
    const left = brushes.hash(at, 7, 4) % 40
    const right = brushes.hash(at + 1, 7, 4) % 40
    const part = x % step
    const peak = Math.floor((left * (step - part) + right * part) / step) + 6
    const top = Math.min(peak, room >> 1)
    if (top > 0) brushes.fillRect(raster, x, horizon - top, 1, top, fill)
    if (top > 0) brushes.fillRect(raster, x, horizon - top, 1, 1, ridge)
  }
}

function paintGrid(
  brushes: Brushes,
  raster: Raster,
  horizon: number,
  { ground, line, glow }: { ground: number; line: number; glow: number },
) {
  const { width, height } = raster
  const depth = height - horizon
  brushes.fillRect(raster, 0, horizon, width, depth, ground)
  const rows = 12
  for (let k = 1; k <= rows; k++) {
    const y = horizon + Math.floor((depth * k * k) / (rows * rows))
    brushes.fillRect(raster, 0, y, width, 1, line)
  }
  const middle = width >> 1
  const spread = Math.ceil(width / 20)
  for (let k = -spread; k <= spread; k++) {
    for (let y = 2; y < depth; y++) {
      const from = middle + Math.floor((k * (10 * depth + y * 56)) / depth)
      const to = middle + Math.floor((k * (10 * depth + (y + 1) * 56)) / depth)
      brushes.fillRect(
        raster,
        Math.min(from, to),
        horizon + y,
        Math.max(1, Math.abs(to - from)),
        1,
        k % 4 === 0 ? glow : line,
      )
    }
  }
  brushes.fillRect(raster, 0, horizon, width, 1, glow)
}
