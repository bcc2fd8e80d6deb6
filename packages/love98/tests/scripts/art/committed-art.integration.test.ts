import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { everySkin as skinsById } from '@/skins/every-skin'
import { skins } from '@/skins/registry'
import { firstIcons, iconNames } from '@/ui/generated/icons'
import { compileArt } from '../../../scripts/art/compile.ts'
import { cursorKeywords } from '../../../scripts/art/cursors.ts'
import { unpackWoff2 } from '../../../scripts/art/font/woff2.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const everySkin = Object.values(skinsById)
const committed = (path: string) => readFile(`${root}${path}`)

describe('the list of skins', () => {
  test.each([
    ['S3.1', 'love', 'Default'],
    ['S3.2', 'vaporwave-arcade', 'Vaporwave Arcade'],
    ['S3.3', 'tang-gang', 'Tang Gang'],
  ])('[%s] the skin %s is named %s', (_, id, name) => {
    expect(skins).toContainEqual({ id, name })
    expect(everySkin.find((skin) => skin.id === id)?.name).toBe(name)
  })

  test('the list of skins has every drawn skin', () => {
    expect(skins.map(({ id }) => id).sort()).toEqual(everySkin.map(({ id }) => id).sort())
  })
})

describe('the committed art', () => {
  let compiled: Map<string, Buffer>
  beforeAll(async () => {
    compiled = await compileArt()
  })

  // Proves S3.5
  test('the committed art equals the compiled drawings', async () => {
    const stale: string[] = []
    for (const [path, bytes] of compiled) {
      const [expected, actual] = await Promise.all([
        contentHash(path, bytes),
        contentHash(path, await committed(path)),
      ])
      if (expected !== actual) stale.push(path)
    }
    expect(stale, 'run "npm run art" and commit what it writes').toEqual([])
  })

  // Proves S3.5
  test('each skin supplies every icon, in both sizes', async () => {
    const pictures = [
      { file: 'icons.png', names: iconNames.slice(0, firstIcons) },
      { file: 'more-icons.png', names: iconNames.slice(firstIcons) },
    ]
    for (const { id } of everySkin)
      for (const { file, names } of pictures) {
        const atlas = sharp(await committed(`public/assets/skins/${id}/${file}`)).ensureAlpha()
        expect(await atlas.metadata()).toMatchObject({ width: 32, height: 48 * names.length })
        const { data, info } = await atlas.raw().toBuffer({ resolveWithObject: true })
        const drawnPixels = (top: number, size: number) => {
          let count = 0
          for (let y = top; y < top + size; y++)
            for (let x = 0; x < size; x++) if (data[(y * info.width + x) * 4 + 3] === 255) count++
          return count
        }
        names.forEach((name, index) => {
          expect(drawnPixels(32 * index, 32), `${id} ${name} 32`).toBeGreaterThan(150)
          expect(drawnPixels(32 * names.length + 16 * index, 16), `${id} ${name} 16`).toBeGreaterThan(40)
        })
      }
  })

  // Proves S3.5
  test('each skin supplies a background image, of at most 20 KB at 1366 px', async () => {
    const css = (await committed('src/skins/generated/skins.css')).toString()
    for (const { id } of everySkin) {
      const image = await committed(`public/assets/skins/${id}/wallpaper-1366.png`)
      expect(image.length, id).toBeLessThanOrEqual(20 * 1024)
      expect((await sharp(image).metadata()).width).toBe(683)
      expect(css).toContain(`--wallpaper:url(/assets/skins/${id}/wallpaper-1366.png?v=`)
    }
  })

  // Proves S3.5
  test.each([...cursorKeywords])(
    "each skin supplies the mouse pointer %s, or else uses the browser's %s",
    async (name, keyword) => {
      const css = (await committed('src/skins/generated/skins.css')).toString()
      for (const { id } of everySkin) {
        const folder = `/assets/skins/${id}/cursors/`
        const rules = css.split('\n').find((line) => line.includes(`body.theme-${id}{--cursor-`)) ?? ''
        // No picture is requested before a mouse was pressed, and forced colors keep the system's pointers.
        expect(rules).toMatch(/^@media \(pointer:fine\) and \(forced-colors:none\)\{\[data-cursors\] body\./)
        const [, x, y] =
          new RegExp(
            `--cursor-${name}:image-set\\(url\\(${folder}${name}\\.png\\?v=\\w{8}\\) 1x,` +
              `url\\(${folder}${name}-2x\\.png\\?v=\\w{8}\\) 2x\\) (\\d+) (\\d+),${keyword}[;}]`,
          ).exec(rules) ?? []
        const { data, info } = await decoded(`public${folder}${name}.png`)
        expect(Math.max(info.width, info.height), `${id} ${name}`).toBeLessThanOrEqual(32)
        expect(data[(Number(y) * info.width + Number(x)) * 4 + 3], `${id} ${name} points`).toBe(255)
        const large = await decoded(`public${folder}${name}-2x.png`)
        expect([large.info.width, large.info.height]).toEqual([2 * info.width, 2 * info.height])
      }
    },
  )

  test('the icons of the first screen weigh at most 8 KB, and so do the others', async () => {
    for (const { id } of everySkin)
      for (const file of ['icons.png', 'more-icons.png'])
        expect(
          (await committed(`public/assets/skins/${id}/${file}`)).length,
          `${id}/${file}`,
        ).toBeLessThanOrEqual(8 * 1024)
  })
})

async function decoded(path: string) {
  return sharp(await committed(path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Hashes the pixels of pictures and the tables of fonts: another zlib version may compress the same content
 * differently.
 */
async function contentHash(path: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  if (path.endsWith('.png')) return hash.update(await pixelsOf(bytes)).digest('hex')
  if (path.endsWith('.woff2')) return hash.update(unpackWoff2(bytes)).digest('hex')
  if (!path.endsWith('.ico')) return hash.update(bytes).digest('hex')
  const pictures = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index
    const offset = bytes.readUInt32LE(entry + 12)
    return bytes.subarray(offset, offset + bytes.readUInt32LE(entry + 8))
  })
  for (const picture of pictures) hash.update(await pixelsOf(picture))
  return hash.digest('hex')
}

async function pixelsOf(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.concat([Buffer.from(`${info.width}×${info.height}`), data])
}
