import { expect, test } from 'vitest'
import { heartClouds } from './heart-clouds'

const colors = {
  top: [0, 0, 128],
  bottom: [16, 132, 208],
  cloud: [255, 255, 255],
  shade: [192, 208, 224],
} as const

test('the sky is dark above and light below, and every pixel is opaque', () => {
  const [width, height] = [320, 200]
  const pixels = heartClouds(width, height, colors)
  expect(pixels).toHaveLength(width * height * 4)
  const blueOfRow = (y: number) => {
    const row = Array.from({ length: width }, (_, x) =>
      pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
    )
    return Math.min(...row.map(([red, green]) => (red ?? 0) + (green ?? 0)))
  }
  expect(blueOfRow(0)).toBe(0)
  expect(blueOfRow(height - 1)).toBe(148)
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) throw new Error('a hole in the sky')
})

test('clouds cover a part of the sky, and have shades', () => {
  const pixels = heartClouds(320, 200, colors)
  let [white, shade] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] === 255) white++
    if (pixels[at] === 192) shade++
  }
  const share = white / (320 * 200)
  expect(share).toBeGreaterThan(0.08)
  expect(share).toBeLessThan(0.4)
  expect(shade).toBeGreaterThan(100)
})

test('the picture is the same at each visit', () => {
  expect(heartClouds(64, 40, colors)).toEqual(heartClouds(64, 40, colors))
})
