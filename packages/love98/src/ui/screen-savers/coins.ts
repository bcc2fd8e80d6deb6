import type { StartSaver } from './saver'

/** A coin of 9 by 9 pixels: `#` is its color, `h` its highlight, `r` its shadow. */
const coin = [
  '..#####..',
  '.#hhhhh#.',
  '#hh###r##',
  '#h##r####',
  '#h##r##r#',
  '#h##r##r#',
  '##r###rr#',
  '.#rrrrr#.',
  '..#####..',
]
const palettes = [
  { '#': '#e0b000', h: '#fff4b0', r: '#8a6400' },
  { '#': '#b8c0c8', h: '#ffffff', r: '#606870' },
  { '#': '#20a0c0', h: '#c0f4ff', r: '#0c5068' },
]
const count = 40

export const start: StartSaver = ({ context, height, random, width }) => {
  const fresh = (y: number) => ({
    x: random() * width,
    y,
    scale: 1 + Math.floor(random() * 6),
    phase: random() * 7,
    colors: palettes[Math.floor(random() * palettes.length)] ?? palettes[0],
  })
  const coins = Array.from({ length: count }, () => fresh(random() * height))
    // Near coins are drawn last.
    .sort((a, b) => a.scale - b.scale)
  let time = 0
  return (frames) => {
    time += frames
    context.fillStyle = '#000'
    context.fillRect(0, 0, width, height)
    for (const one of coins) {
      one.y -= 0.35 * one.scale * frames
      if (one.y < -9 * one.scale) Object.assign(one, fresh(height), { scale: one.scale })
      const left = Math.round(one.x + Math.sin(time / 50 + one.phase) * 6 * one.scale)
      const top = Math.round(one.y)
      const colors: Readonly<Record<string, string>> = one.colors ?? {}
      for (const [row, line] of coin.entries())
        for (const [column, letter] of [...line].entries()) {
          const color = colors[letter]
          if (!color) continue
          context.fillStyle = color
          context.fillRect(left + column * one.scale, top + row * one.scale, one.scale, one.scale)
        }
    }
  }
}
