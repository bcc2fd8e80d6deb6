import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { everySkin as skinsById } from '@/skins/generated/every-skin'
import { skins } from '@/skins/registry'
import { standard } from '@/skins/standard'
import { firstIcons, iconNames } from '@/ui/generated/icons'
import { type ArtFiles, compileArt } from '../../../scripts/art/compile.ts'
import { cursorKeywords } from '../../../scripts/art/cursors.ts'
import { addFonts } from '../../../scripts/art/font/compile-font.ts'
import { unpackWoff2 } from '../../../scripts/art/font/woff2.ts'
import { readInputs } from '../../../scripts/art/write-art.ts'
import { packageRoot, projectRoot } from '../../../scripts/lib/project-root.mjs'
import { communityWith } from './test-community.ts'

const root = packageRoot
const everySkin = Object.values(skinsById)

describe('the list of skins', () => {
  test.each([
    ['standard', 'Windows Standard'],
    ['night-cat', 'Night Cat'],
    ['cat-club', 'Cat Club'],
  ])('the skin %s is named %s', (id, name) => {
    expect(skins).toContainEqual({ id, name })
    expect(everySkin.find((skin) => skin.id === id)?.name).toBe(name)
  })

  test('the list of skins has every drawn skin', () => {
    expect(skins.map(({ id }) => id).sort()).toEqual(everySkin.map(({ id }) => id).sort())
  })
})

describe('the compiled art', () => {
  let { generated, pictures }: ArtFiles = { generated: new Map(), pictures: new Map() }
  beforeAll(async () => {
    ;({ generated, pictures } = await compileArt(
      await readInputs({ packageFolder: root, projectFolder: projectRoot }),
    ))
  })

  const pictureAt = (path: string) => pictures.get(path) ?? Buffer.alloc(0)
  const cssText = () => generated.get('skins/skins.css')?.toString() ?? ''

  test('the committed fonts equal the compiled drawings', async () => {
    const files = new Map<string, Buffer>()
    await addFonts(files, join(root, 'art'))
    const fonts = [...files].filter(([path]) => path.endsWith('.woff2'))
    expect(fonts).toHaveLength(9)
    // Another zlib version may compress the same tables differently.
    for (const [path, bytes] of fonts)
      expect(unpackWoff2(bytes).equals(unpackWoff2(await readFile(join(root, path)))), path).toBe(true)
    for (const path of ['src/ui/pixel-font.ts', 'src/ui/styles/pixel-fonts.css'])
      expect(files.get(path)?.toString(), path).toBe(await readFile(join(root, path), 'utf8'))
  })

  // Proves S3.5
  test('each skin supplies every icon, in both sizes', async () => {
    const pictures = [
      { file: 'icons.png', names: iconNames.slice(0, firstIcons) },
      { file: 'more-icons.png', names: iconNames.slice(firstIcons) },
    ]
    for (const { id } of everySkin)
      for (const { file, names } of pictures) {
        const atlas = sharp(pictureAt(`assets/skins/${id}/${file}`)).ensureAlpha()
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
    const css = cssText()
    for (const { id } of everySkin) {
      const image = pictureAt(`assets/skins/${id}/wallpaper-1366.png`)
      expect(image.length, id).toBeLessThanOrEqual(20 * 1024)
      expect((await sharp(image).metadata()).width).toBe(683)
      expect(css).toContain(`--wallpaper:url(/assets/skins/${id}/wallpaper-1366.png?v=`)
    }
  })

  // Proves S3.5
  test.each([...cursorKeywords])(
    "each skin supplies the mouse pointer %s, or else uses the browser's %s",
    async (name, keyword) => {
      const css = cssText()
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
        const { data, info } = await decoded(pictureAt(`${folder.slice(1)}${name}.png`))
        expect(Math.max(info.width, info.height), `${id} ${name}`).toBeLessThanOrEqual(32)
        expect(data[(Number(y) * info.width + Number(x)) * 4 + 3], `${id} ${name} points`).toBe(255)
        const large = await decoded(pictureAt(`${folder.slice(1)}${name}-2x.png`))
        expect([large.info.width, large.info.height]).toEqual([2 * info.width, 2 * info.height])
      }
    },
  )

  test('the icons of the first screen weigh at most 8 KB, and so do the others', async () => {
    for (const { id } of everySkin)
      for (const file of ['icons.png', 'more-icons.png'])
        expect(pictureAt(`assets/skins/${id}/${file}`).length, `${id}/${file}`).toBeLessThanOrEqual(8 * 1024)
  })
})

const nightFile = `export const night = ${JSON.stringify({ ...standard, id: 'night', name: 'night' })}\n`

test('the generated list and colors equal the skins', async () => {
  const { generated, pictures } = await compileArt(
    await communityWith({ 'skins/night.ts': nightFile }, { defaultSkin: 'night' }),
  )
  expect(generated.get('skins/skin-names.ts')?.toString()).toContain('{ id: "night", name: "night" },')
  expect(generated.get('skins/skin-names.ts')?.toString()).toContain('KnownSkinId = "standard" | "night"')
  expect(generated.get('skins/skins.css')?.toString()).toContain('.theme-night{--Background:#008080;')
  expect([...pictures.keys()]).toEqual(
    expect.arrayContaining(['favicon.ico', 'assets/skins/night/icons.png', 'assets/og/desktop.png']),
  )
})

test('the first picture has the icons of links on the desktop, and the second one those of the other links', async () => {
  const links = [
    { icon: 'broadcast', place: 'social' },
    { icon: 'article', place: 'partners' },
    { icon: 'screener', place: 'markets' },
  ]
  const { generated } = await compileArt(await communityWith({}, { links }))
  const text = generated.get('ui/icons.ts')?.toString() ?? ''
  const names = Array.from(text.matchAll(/^ {2}'(.+)',$/gm), ([, name]) => name)
  const first = names.slice(0, Number(/firstIcons = (\d+)/.exec(text)?.[1]))
  expect(first).toEqual(expect.arrayContaining(['broadcast', 'article', 'error']))
  const later = ['screener', 'repository', 'twitter', 'telegram', 'discord']
  expect(first.filter((name) => name && later.includes(name))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(later))
})

async function decoded(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}
