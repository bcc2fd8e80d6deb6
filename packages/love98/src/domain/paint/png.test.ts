import { deflateSync, inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createRaster, pixelOf, type Raster } from './raster'
import { type Inflate, longestEdge, mostFileBytes, readPng } from './read-png'
import { writePng } from './write-png'

const inflate: Inflate = async (bytes, most) => {
  try {
    return inflateSync(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}
const deflate = async (bytes: Uint8Array) => deflateSync(bytes)

function colorful(width: number, height: number, colors: number): Raster {
  const raster = createRaster(width, height, 0)
  for (const at of raster.pixels.keys()) raster.pixels[at] = (0xff000000 | ((at % colors) * 0x010307)) >>> 0
  return raster
}

const bytesOf = ({ pixels }: Raster) => Buffer.from(pixels.buffer)

test.each([2, 256, 257, 5000])('a picture of %i colors is written and read without loss', async (colors) => {
  const picture = colorful(37, 29, colors)
  const file = await writePng(picture, deflate)
  expect(await readPng(file, inflate)).toEqual(picture)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([37, 29])
  expect(data.equals(bytesOf(picture))).toBe(true)
})

test('files of another encoder are read: palettes, gray, interlaced, and every filter', async () => {
  const picture = colorful(37, 29, 5000)
  const source = sharp(bytesOf(picture), { raw: { width: 37, height: 29, channels: 4 } })
  for (const options of [{ adaptiveFiltering: true }, { progressive: true }, { adaptiveFiltering: false }])
    expect(await readPng(await source.clone().png(options).toBuffer(), inflate)).toEqual(picture)
  for (const options of [
    { palette: true, colours: 2 },
    { palette: true, colours: 9 },
  ]) {
    const file = await source.clone().png(options).toBuffer()
    const expected = await sharp(file).ensureAlpha().raw().toBuffer()
    const read = await readPng(file, inflate)
    expect(typeof read === 'string' ? read : bytesOf(read).equals(expected)).toBe(true)
  }
  const gray = await source.clone().grayscale().toColourspace('b-w').png().toBuffer()
  const read = await readPng(gray, inflate)
  if (typeof read === 'string') throw new Error(read)
  expect(bytesOf(read).equals(await sharp(gray).toColourspace('srgb').ensureAlpha().raw().toBuffer())).toBe(
    true,
  )
})

test('transparent pixels show white', async () => {
  const file = await sharp({
    create: { width: 2, height: 1, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect(await readPng(file, inflate)).toEqual(createRaster(2, 1, pixelOf('#ffffff')))
})

test('each cut of a file and each wrong byte is reported and never throws', async () => {
  const file = await writePng(colorful(9, 7, 5), deflate)
  for (let length = 0; length < file.length; length++)
    expect(await readPng(file.slice(0, length), inflate)).toBe(length < 8 ? 'not-png' : 'damaged')
  for (const at of file.keys()) {
    const wrong = file.slice()
    wrong[at] = (wrong[at] ?? 0) ^ 0x5a
    expect(typeof (await readPng(wrong, inflate)), `byte ${at}`).toBe('string')
  }
})

test('other files, huge sizes and bombs are refused before they are expanded', async () => {
  expect(await readPng(new TextEncoder().encode('<svg onload="alert(1)">'), inflate)).toBe('not-png')
  expect(await readPng(new Uint8Array(mostFileBytes + 1), inflate)).toBe('too-large')
  const wide = await sharp({
    create: { width: longestEdge + 1, height: 1, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  const refuse: Inflate = async () => {
    throw new Error('expanded')
  }
  expect(await readPng(wide, refuse)).toBe('too-large')
  // A picture of 4 × 4 pixels with 64 MB of samples.
  const bomb = await writePng(createRaster(4, 4, 0xff000000), async () => deflateSync(Buffer.alloc(64 << 20)))
  expect(await readPng(bomb, inflate)).toBe('damaged')
})
