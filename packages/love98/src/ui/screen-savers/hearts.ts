import type { StartSaver } from './saver'

/** A heart of 9 by 8 pixels: `#` is its color, `h` its highlight, `r` its shadow. */
const heart = [
  '.##...##.',
  '#hh#.####',
  '#h#######',
  '########r',
  '.######r.',
  '..####r..',
  '...##r...',
  '....r....',
]
const palettes = [
  { '#': '#e6266f', h: '#ffd0e2', r: '#8c0f40' },
  { '#': '#ff7a1a', h: '#ffe3b0', r: '#9c3d00' },
  { '#': '#b04aff', h: '#e8c9ff', r: '#5a1490' },
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
  const hearts = Array.from({ length: count }, () => fresh(random() * height))
    // Near hearts are drawn last.
    .sort((a, b) => a.scale - b.scale)
  let time = 0
  return (frames) => {
    time += frames
    context.fillStyle = '#000'
    context.fillRect(0, 0, width, height)
    for (const one of hearts) {
      one.y -= 0.35 * one.scale * frames
      if (one.y < -9 * one.scale) Object.assign(one, fresh(height), { scale: one.scale })
      const left = Math.round(one.x + Math.sin(time / 50 + one.phase) * 6 * one.scale)
      const top = Math.round(one.y)
      const colors: Readonly<Record<string, string>> = one.colors ?? {}
      for (const [row, line] of heart.entries())
        for (const [column, letter] of [...line].entries()) {
          const color = colors[letter]
          if (!color) continue
          context.fillStyle = color
          context.fillRect(left + column * one.scale, top + row * one.scale, one.scale, one.scale)
        }
    }
  }
}
