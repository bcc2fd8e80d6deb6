import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parts, picturesFolder } from '../../support/parts.ts'

test('each part has a picture for translators, and each picture has a part', async () => {
  expect((await readdir(picturesFolder)).sort()).toEqual(parts.map((part) => `${part}.webp`).sort())
})

test('the pictures are 800 pixels wide and have at most 60 KB each', async () => {
  for (const file of await readdir(picturesFolder)) {
    const path = join(picturesFolder, file)
    const { width, format } = await sharp(path).metadata()
    expect({ file, width, format }).toEqual({ file, width: 800, format: 'webp' })
    expect((await stat(path)).size, file).toBeLessThanOrEqual(60 * 1024)
  }
})
