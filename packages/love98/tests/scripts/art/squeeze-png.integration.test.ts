import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePng } from '../../../scripts/art/encode-png.ts'
import { pixelHash, squeezePng } from '../../../scripts/art/squeeze-png.ts'

const colors = [0x00ffffff, 0xff0000ff, 0x00ff00ff]
const picture = (seed: number) => {
  const pixels = Array.from({ length: 64 * 64 }, (_, index) => colors[((index * seed) >> 3) % 3] ?? 0)
  return encodePng({ width: 64, height: 64, pixels: Uint32Array.from(pixels) })
}

test('a compressed picture has the same pixels in fewer bytes', async () => {
  const png = picture(7)
  const squeezed = await squeezePng(png)
  expect(squeezed.length).toBeLessThan(png.length)
  expect(await sharp(squeezed).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  expect(pixelHash(squeezed)).toBe(pixelHash(png))
  expect(pixelHash(squeezed)).not.toBe(pixelHash(picture(5)))
})
