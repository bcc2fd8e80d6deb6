import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { programs } from '@/programs/registry'
import { publicFolder } from '../../scripts/art/art-folders.ts'
import { projectRoot } from '../../scripts/lib/project-root.mjs'

const pictures = join(projectRoot, publicFolder, 'assets')

test('every program has a link preview of 1200 × 630 with at most 10 KB', async () => {
  for (const id of ['desktop', ...programs.map((program) => program.id)]) {
    const picture = await readFile(join(pictures, 'og', `${id}.png`))
    expect(await sharp(picture).metadata(), id).toMatchObject({ width: 1200, height: 630 })
    expect(picture.length, id).toBeLessThanOrEqual(10 * 1024)
  }
})

test('the icons of the installed desktop are squares of 192 and 512, with and without a margin for a mask', async () => {
  for (const name of ['icon', 'maskable'])
    for (const size of [192, 512]) {
      const picture = sharp(await readFile(join(pictures, 'icons', `${name}-${size}.png`)))
      expect(await picture.metadata()).toMatchObject({ width: size, height: size })
      const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect(data[3], 'what a mask cuts off must be painted').toBe(name === 'maskable' ? 255 : 0)
    }
})
