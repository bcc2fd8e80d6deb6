import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { iconRoles, plainToCss, type Skin, skinToCss, tokenNames } from '@/domain/appearance/skin'
import { highContrastBlack } from '@/skins/high-contrast-black'
import { love } from '@/skins/love'
import { skins } from '@/skins/registry'
import { tangGang } from '@/skins/tang-gang'
import { vaporwaveArcade } from '@/skins/vaporwave-arcade'
import { iconNames } from '@/ui/generated/icons'
import { compileArt } from '../../scripts/art/compile.mjs'
import { cursorKeywords } from '../../scripts/art/cursors.mjs'
import { parseCursor } from '../../scripts/art/parse-cursor.mjs'
import { parseIcon } from '../../scripts/art/parse-icon.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const everySkin: readonly Skin[] = [love, vaporwaveArcade, tangGang]
const committed = (path: string) => readFile(`${root}${path}`)

describe('the list of skins', () => {
  test.each([
    ['S3.1', 'love', 'Default'],
    ['S3.2', 'vaporwave-arcade', 'Vaporwave Arcade'],
    ['S3.3', 'tang-gang', 'Tang Gang'],
  ])('[%s] there is a skin %s named %s', (_, id, name) => {
    expect(skins).toContainEqual({ id, name })
    expect(everySkin.find((skin) => skin.id === id)?.name).toBe(name)
  })

  test('no skin that is drawn is left out', () => {
    expect(skins.map(({ id }) => id).sort()).toEqual(everySkin.map(({ id }) => id).sort())
  })
})

describe('a drawing', () => {
  const context = {
    file: 'art/icons/sample.icon',
    roles: Object.keys(iconRoles),
    skins: ['love', 'tang-gang'],
  }
  const grid = (size: number, letter = '.') => Array.from({ length: size }, () => letter.repeat(size))
  const block = (size: number, rows = grid(size)) => `# size: ${size}\n${rows.join('\n')}\n`
  const withRow = (size: number, index: number, row: string) => grid(size).with(index, row)

  test('is read with both sizes and what a skin draws over it', () => {
    const overlay = `# size: 16 skin: tang-gang\n${grid(16, '=').with(2, 'R'.padEnd(16, '=')).join('\n')}\n`
    const icon = parseIcon(
      `# a remark\n${block(32, grid(32, 'k'))}${block(16, grid(16, 'w'))}${overlay}`,
      context,
    )
    expect(icon.name).toBe('sample')
    expect(icon.sizes.get(32)?.rows[31]).toBe('k'.repeat(32))
    expect(icon.sizes.get(16)?.overlays.get('tang-gang')?.[2]).toBe('R===============')
  })

  test.each([
    [
      'a ragged row',
      block(32, withRow(32, 4, '.'.repeat(31))) + block(16),
      ':6: row 5 of the 32 px drawing has 31',
    ],
    [
      'an unknown letter',
      block(32) + block(16, withRow(16, 2, 'q'.padEnd(16, '.'))),
      ':37: row 3 of the 16 px',
    ],
    ['a missing row', block(32, grid(32).slice(1)) + block(16), ':1: the 32 px drawing has 31 rows'],
    ['a missing 16 px twin', block(32), 'the 16 px drawing is missing'],
    ['a size nobody shows', block(32) + block(16) + block(24), ':51: size 24 is not one of 32, 16'],
    ['the same size twice', block(32) + block(32), ':34: a second block of size 32'],
    [
      'an unknown skin',
      `${block(32)}${block(16)}# size: 16 skin: win\n${grid(16).join('\n')}`,
      '"win" is no skin',
    ],
    [
      'a seventeenth colour',
      block(32, withRow(32, 9, Object.keys(iconRoles).slice(0, 17).join('').padEnd(32, '.'))) + block(16),
      'row 10 of the 32 px drawing (love) brings the 17th colour',
    ],
  ])('is refused with %s, naming file and row', (_, text, problem) => {
    const parse = () => parseIcon(text, context)
    expect(parse).toThrow('art/icons/sample.icon')
    expect(parse).toThrow(problem)
  })
})

describe('a mouse pointer', () => {
  const context = { file: 'art/cursors/sample.cursor', roles: Object.keys(iconRoles), skins: ['love'] }

  test('is read with the pixel that points and what a skin draws over it', () => {
    const cursor = parseCursor('# a remark\n# hot spot: 1 0\n\n.k\nkw\n\n# skin: love\n==\n=R\n', context)
    expect(cursor).toEqual({
      name: 'sample',
      hotSpot: [1, 0],
      rows: ['.k', 'kw'],
      overlays: new Map([['love', ['==', '=R']]]),
    })
  })

  test.each([
    ['no hot spot', 'kk', 'no hot spot'],
    ['a hot spot outside', '# hot spot: 2 0\nkk', 'the hot spot 2 0 is not a pixel of the drawing'],
    ['a hot spot on a clear pixel', '# hot spot: 1 0\nk.', 'the hot spot 1 0 is not a pixel'],
    ['more than 32 columns', `# hot spot: 0 0\n${'k'.repeat(33)}`, '33 × 1 pixels'],
    ['more than 32 rows', `# hot spot: 0 0\n${'k\n'.repeat(33)}`, '1 × 33 pixels'],
    ['a ragged row', '# hot spot: 0 0\nkk\nk', 'row 2 has 1 letters instead of 2'],
    ['an unknown letter', '# hot spot: 0 0\nkq', 'row 1 has the letter "q"'],
    ['an unknown skin', '# hot spot: 0 0\nk\n# skin: win\n=', '"win" is no skin'],
    ['too few rows of a skin', '# hot spot: 0 0\nk\nk\n# skin: love\n=', 'love has 1 rows instead of 2'],
  ])('is refused with %s, naming the file', (_, text, problem) => {
    const parse = () => parseCursor(text, context)
    expect(parse).toThrow('art/cursors/sample.cursor')
    expect(parse).toThrow(problem)
  })
})

describe('what is committed', () => {
  let compiled: Map<string, Buffer>
  beforeAll(async () => {
    compiled = await compileArt()
  })

  test('[S3.5] equals what the drawings compile to', async () => {
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

  test('[S3.5] each skin supplies every icon, in both sizes', async () => {
    for (const { id } of everySkin) {
      const atlas = sharp(await committed(`public/assets/skins/${id}/icons.png`)).ensureAlpha()
      expect(await atlas.metadata()).toMatchObject({ width: 32 * iconNames.length, height: 48 })
      const { data, info } = await atlas.raw().toBuffer({ resolveWithObject: true })
      const drawnPixels = (left: number, top: number, size: number) => {
        let count = 0
        for (let y = top; y < top + size; y++) {
          for (let x = left; x < left + size; x++) if (data[(y * info.width + x) * 4 + 3] === 255) count++
        }
        return count
      }
      iconNames.forEach((name, index) => {
        expect(drawnPixels(32 * index, 0, 32), `${id} ${name} 32`).toBeGreaterThan(150)
        expect(drawnPixels(16 * index, 32, 16), `${id} ${name} 16`).toBeGreaterThan(40)
      })
    }
  })

  test('[S3.5] each skin supplies a background image, of at most 20 KB at 1366 px', async () => {
    const css = (await committed('src/skins/generated/skins.css')).toString()
    for (const { id } of everySkin) {
      const image = await committed(`public/assets/skins/${id}/wallpaper-1366.png`)
      expect(image.length, id).toBeLessThanOrEqual(20 * 1024)
      expect((await sharp(image).metadata()).width).toBe(683)
      expect(css).toContain(`--wallpaper:url(/assets/skins/${id}/wallpaper-1366.png?v=`)
    }
  })

  test.each([...cursorKeywords])(
    '[S3.5] each skin supplies the mouse pointer %s, or else the browser’s %s',
    async (name, keyword) => {
      const css = (await committed('src/skins/generated/skins.css')).toString()
      for (const { id } of everySkin) {
        const folder = `/assets/skins/${id}/cursors/`
        const rules = css.split('\n').find((line) => line.includes(`body.theme-${id}{--cursor-`)) ?? ''
        // Nothing is asked for before a mouse was pressed, and whoever chose colours keeps the system's pointers.
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

  test('an icon atlas weighs at most 20 KB', async () => {
    for (const { id } of everySkin) {
      expect((await committed(`public/assets/skins/${id}/icons.png`)).length, id).toBeLessThanOrEqual(
        20 * 1024,
      )
    }
  })
})

describe('the rules of a skin', () => {
  const wallpapers = [
    { url: '/small.png', width: 480, height: 1000 },
    { url: '/large.png', width: 1366, height: 768 },
  ]

  test('[S4.6] hang on the theme class and hold every colour', () => {
    const css = skinToCss(love, { icons: '/icons.png', wallpapers })
    expect(css).toMatch(/^\.theme-love\{/)
    for (const name of tokenNames) expect(css).toContain(`--${name}:${love.palette[name]}`)
    expect(css).toContain('--icons:url(/icons.png)')
  })

  test('ask for one background image, the smallest that covers the width', () => {
    const [, base, wider, stretched] = skinToCss(love, { icons: '/icons.png', wallpapers }).split('\n')
    const pictured = '.theme-love,[data-wallpaper=love] [data-backdrop],.wallpaper-love'
    expect(base).toBe(
      `${pictured}{--Background:#006d6d;--wallpaper-tile:url(/small.png);--wallpaper:url(/small.png);--wallpaper-size:480px 1000px}`,
    )
    expect(wider).toBe(
      `@media (min-width:481px){${pictured}{--wallpaper:url(/large.png);--wallpaper-size:1366px 768px}}`,
    )
    expect(stretched).toBe(`@media (min-width:1367px){${pictured}{--wallpaper-size:cover}}`)
  })

  test('[S3.5] are refused without a background image', () => {
    expect(() => skinToCss(love, { icons: '/icons.png', wallpapers: [] })).toThrow(
      'love has no background image',
    )
  })
})

test('whoever asks the system for more contrast gets it in every skin, without a wallpaper', () => {
  const css = plainToCss(highContrastBlack)
  expect(css).toContain('@media (prefers-contrast:more){body[class],body[class] [data-backdrop]{')
  for (const name of tokenNames) expect(css).toContain(`--${name}:${highContrastBlack[name]}`)
  expect(css).toMatch(/--wallpaper:none;--wallpaper-tile:none\}\}$/)
})

test('high contrast is high: 7:1 for every text (WCAG 2.2, 1.4.6), the captions excepted, which are white', () => {
  const { ButtonText, ButtonFace, Hilight, HilightText, HotTrackingColor, Window, WindowText } =
    highContrastBlack
  for (const [text, ground] of [
    [ButtonText, ButtonFace],
    [HilightText, Hilight],
    [WindowText, Window],
    [HotTrackingColor, Window],
    [highContrastBlack.GrayText, ButtonFace],
  ] as const)
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
})

describe.each([...everySkin, { id: 'high-contrast-black', palette: highContrastBlack }])(
  'the colours of $id',
  ({ palette }) => {
    test.each([
      ['ButtonText', 'ButtonFace'],
      ['MenuText', 'Menu'],
      ['TitleText', 'ActiveTitle'],
      ['TitleText', 'GradientActiveTitle'],
      ['InactiveTitleText', 'InactiveTitle'],
      ['InactiveTitleText', 'GradientInactiveTitle'],
      ['HilightText', 'Hilight'],
      ['WindowText', 'Window'],
      ['InfoText', 'InfoWindow'],
      ['HotTrackingColor', 'Window'],
      ['HotTrackingColor', 'ButtonFace'],
      ['ButtonText', 'CheckerA'],
    ] as const)('%s on %s reads (WCAG 2.2, 1.4.3: at least 4.5:1)', (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
    })

    test('a white icon label on the desktop reads', () => {
      expect(contrast('#ffffff', palette.Background)).toBeGreaterThanOrEqual(4.5)
    })

    test('the edge of a control stands out from its face (WCAG 2.2, 1.4.11: at least 3:1)', () => {
      // On a light face the dark edge marks the control, on a dark face the lit one.
      const isLight = luminance(palette.ButtonFace) > 0.18
      const edge = isLight ? palette.ButtonDkShadow : palette.ButtonHilight
      expect(contrast(edge, palette.ButtonFace)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette.Focus, palette.ButtonFace)).toBeGreaterThanOrEqual(3)
    })
  },
)

async function decoded(path: string) {
  return sharp(await committed(path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Pictures are compared by their pixels: another zlib may pack the same pixels differently. */
async function contentHash(path: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256')
  if (path.endsWith('.png')) return hash.update(await pixelsOf(bytes)).digest('hex')
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

/** Contrast ratio 1…21 of two colours, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
