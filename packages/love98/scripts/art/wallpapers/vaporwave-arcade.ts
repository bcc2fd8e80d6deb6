import type { Skin } from '../../../src/domain/appearance/skin.ts'
import { fillRect, plot, type Raster, rgba } from '../raster.ts'
import { hash, integerRoot, paintDithered } from './pixels.ts'

/**
 * Night over a grid: the sky glows towards the horizon, a banded sun sets into it. The first row is the desktop color,
 * in which a taller screen continues.
 */
export function paintVaporwaveArcade(width: number, height: number, skin: Skin): Raster {
  const [night, dusk, violet, magenta, pink, yellow, cyan] = skin.wallpaper.map(rgba)
  if (!night || !dusk || !violet || !magenta || !pink || !yellow || !cyan) {
    throw new Error('The vaporwave wallpaper needs seven colors.')
  }
  const horizon = Math.floor((height * 64) / 100)
  const raster = paintDithered(width, height, [night, dusk, violet, magenta], (_, y) =>
    y >= horizon ? 0 : Math.floor((1024 * y * y) / (horizon * horizon)),
  )
  paintStars(raster, horizon >> 1, [rgba('#ffffff'), cyan, pink])
  paintSun(raster, horizon, [yellow, pink], dusk)
  paintMountains(raster, horizon, night, magenta)
  paintGrid(raster, horizon, { ground: night, line: magenta, glow: cyan })
  return raster
}

function paintStars(raster: Raster, bottom: number, colors: readonly number[]) {
  const count = Math.floor((raster.width * bottom) / 1100)
  for (let star = 0; star < count; star++) {
    const x = ((hash(star, 1, 9) * 256 + hash(star, 2, 9)) * raster.width) >> 16
    const y = ((hash(star, 3, 9) * 256 + hash(star, 4, 9)) * bottom) >> 16
    const color = colors[hash(star, 5, 9) % 4] ?? colors[0] ?? 0
    plot(raster, x, y, color)
    if (hash(star, 6, 9) > 235) {
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ])
        plot(raster, x + (dx ?? 0), y + (dy ?? 0), color)
    }
  }
}

function paintSun(raster: Raster, horizon: number, [top, bottom]: readonly [number, number], slit: number) {
  const radius = Math.floor((Math.min(raster.width, raster.height) * 28) / 100)
  const center = { x: raster.width >> 1, y: horizon - Math.floor((radius * 45) / 100) }
  const slits = slitRows(radius)
  for (let dy = -radius; center.y + dy < horizon && dy <= radius; dy++) {
    const row = dy + radius
    const half = integerRoot(radius * radius - dy * dy)
    const part = Math.floor((row * 32) / (radius + horizon - center.y))
    for (let x = center.x - half; x < center.x + half; x++) {
      const mixed = part + ((x + row) & 1)
      const lit = mixed < 12 ? top : bottom
      plot(raster, x, center.y + dy, slits.has(row) ? slit : lit)
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

function paintMountains(raster: Raster, horizon: number, fill: number, ridge: number) {
  const step = 24
  for (let x = 0; x < raster.width; x++) {
    const side = Math.abs(x - (raster.width >> 1))
    const room = Math.max(0, side - Math.floor((raster.height * 32) / 100))
    const at = Math.floor(x / step)
    const left = hash(at, 7, 4) % 40
    const right = hash(at + 1, 7, 4) % 40
    const part = x % step
    const peak = Math.floor((left * (step - part) + right * part) / step) + 6
    const top = Math.min(peak, room >> 1)
    if (top > 0) fillRect(raster, x, horizon - top, 1, top, fill)
    if (top > 0) fillRect(raster, x, horizon - top, 1, 1, ridge)
  }
}

function paintGrid(
  raster: Raster,
  horizon: number,
  { ground, line, glow }: { ground: number; line: number; glow: number },
) {
  const { width, height } = raster
  const depth = height - horizon
  fillRect(raster, 0, horizon, width, depth, ground)
  const rows = 12
  for (let k = 1; k <= rows; k++) {
    const y = horizon + Math.floor((depth * k * k) / (rows * rows))
    fillRect(raster, 0, y, width, 1, line)
  }
  const middle = width >> 1
  const spread = Math.ceil(width / 20)
  for (let k = -spread; k <= spread; k++) {
    for (let y = 2; y < depth; y++) {
      const from = middle + Math.floor((k * (10 * depth + y * 56)) / depth)
      const to = middle + Math.floor((k * (10 * depth + (y + 1) * 56)) / depth)
      fillRect(
        raster,
        Math.min(from, to),
        horizon + y,
        Math.max(1, Math.abs(to - from)),
        1,
        k % 4 === 0 ? glow : line,
      )
    }
  }
  fillRect(raster, 0, horizon, width, 1, glow)
}
