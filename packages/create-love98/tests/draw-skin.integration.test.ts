import { converter } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '@/domain/appearance/contrast'
import { iconRoles, tokenNames } from '@/domain/appearance/skin'
import { textPairs } from '@/domain/appearance/skin-contrast'
import { boardColors } from '@/programs/heartbreak/board/board-colors'
import { drawSkin } from '../src/draw-skin.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const edges = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#010101',
  '#fefefe',
]
const many = { numRuns: 1_000, examples: edges.map((color): [string] => [color]) }

test('a skin drawn from any color has every text readable (WCAG 2.2, 1.4.3: at least 4.5:1)', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const { palette } = drawSkin(color)
      for (const [text, ground] of textPairs)
        expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#ffffff', palette.Background), 'icon label').toBeGreaterThanOrEqual(4.5)
    }),
    many,
  )
})

test('a skin drawn from any color shows edges, charts and disabled words (WCAG 2.2, 1.4.11: at least 3:1)', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const { palette } = drawSkin(color)
      for (const ink of ['Hilight', 'GrayText', 'WindowText'] as const)
        expect(contrast(palette[ink], palette.Window), ink).toBeGreaterThanOrEqual(3)
      for (const edge of ['ButtonDkShadow', 'Focus', 'GrayText'] as const)
        expect(contrast(palette[edge], palette.ButtonFace), edge).toBeGreaterThanOrEqual(3)
      for (const digit of boardColors('a-new-skin').digits)
        expect(contrast(digit, palette.ButtonFace), `Heartbreak's ${digit}`).toBeGreaterThanOrEqual(3)
    }),
    many,
  )
})

test('a skin drawn from a color has each palette and icon color, and keeps the hue', () => {
  const { palette, icons, wallpaper } = drawSkin('#1c5cc8')
  expect(Object.keys(palette).sort()).toEqual([...tokenNames].sort())
  expect(Object.keys(icons).sort()).toEqual(Object.keys(iconRoles).sort())
  for (const color of [...Object.values(palette), ...Object.values(icons), ...wallpaper])
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
  const hueOf = (color: string) => converter('oklch')(color)?.h ?? Number.NaN
  const hue = hueOf('#1c5cc8')
  for (const name of ['Background', 'ActiveTitle', 'Hilight'] as const)
    expect(Math.abs(hueOf(palette[name]) - hue), name).toBeLessThan(6)
})
