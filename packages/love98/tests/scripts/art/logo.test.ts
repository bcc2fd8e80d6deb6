import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { standard } from '@/skins/standard'
import { paintIcon } from '../../../scripts/art/atlas.ts'
import { loadArt } from '../../../scripts/art/compile.ts'
import { communityWith } from './test-community.ts'

const disc = (size: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="40%" fill="#3060f0"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

async function drawn(files: Readonly<Record<string, string | Buffer>>, fields = {}) {
  const { icons, cardBack } = await loadArt(await communityWith(files, fields))
  const iconOf = (name: string) => {
    const icon = icons.find((one) => one.name === name)
    if (!icon) throw new Error(`no icon ${name}`)
    return [32, 16].map((size) => paintIcon(icon, size, standard).pixels)
  }
  return { start: iconOf('start'), coin: iconOf('coin-cat'), cardBack }
}

/** Returns the colors, without clear. */
const colors = (pixels: Uint32Array | undefined) =>
  new Set([...(pixels ?? [])].filter((pixel) => pixel !== 0))

describe('the logo of a community', () => {
  test('a PNG becomes pixel art with hard edges and an outline, on the Start button, the coin and the card back', async () => {
    const { start, coin, cardBack } = await drawn({ 'logo.png': await disc(200) })
    for (const pixels of start) {
      expect([...pixels].every((pixel) => pixel === 0 || (pixel & 255) === 255)).toBe(true)
      expect(colors(pixels).size).toBeLessThanOrEqual(12)
      expect(colors(pixels)).toContain(0x000000ff)
      // Clear corners, and the color of the disc in the middle.
      expect(pixels[0]).toBe(0)
      const size = Math.sqrt(pixels.length)
      expect(pixels[(size / 2) * size + size / 2]).toBe(0x3060f0ff)
    }
    for (const pixels of coin) expect(colors(pixels)).toContain(0x3060f0ff)
    expect(new Set(cardBack.map(({ length }) => length)).size).toBe(1)
    expect(cardBack.join('')).toContain('c')
  })

  test('an SVG is drawn like the PNG of the same picture, at any size of its own', async () => {
    const svg = (size: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${size}" height="${size}"><rect x="2" y="2" width="6" height="6" fill="#20a040"/></svg>`
    const [tiny, large] = [await drawn({ 'logo.svg': svg(4) }), await drawn({ 'logo.svg': svg(1000) })]
    expect(tiny.start).toEqual(large.start)
    expect(colors(tiny.start[0])).toEqual(new Set([0x20a040ff, 0x000000ff]))
  })

  test('an emoji is drawn, with and without a variation selector', async () => {
    const { start } = await drawn({ 'logo.txt': '🐱\n' })
    expect(colors(start[0]).size).toBeGreaterThan(3)
    const [plain, selected] = [await drawn({ 'logo.txt': '☀' }), await drawn({ 'logo.txt': '☀\ufe0f' })]
    expect(plain.start).toEqual(selected.start)
  })

  test('a letter is white on a tile in the colors of the caption; a small letter is the same', async () => {
    const [capital, small] = [await drawn({ 'logo.txt': 'É' }), await drawn({ 'logo.txt': 'é' })]
    expect(capital.start).toEqual(small.start)
    expect(colors(capital.start[0])).toContain(0x000080ff)
    expect(colors(capital.start[0])).toContain(0xffffffff)
  })

  test('a community without a logo has the first letter of its name, and a star for a name without letters', async () => {
    expect((await drawn({})).start).toEqual((await drawn({ 'logo.txt': 'C' })).start)
    const { start } = await drawn({}, { site: { name: '柴犬' } })
    expect(colors(start[0])).toContain(0xffffffff)
  })

  test('an own drawing of the Start button and an own card back win over the logo', async () => {
    const rows = (size: number) => Array.from({ length: size }, () => 'L'.repeat(size)).join('\n')
    const { start, cardBack } = await drawn({
      'logo.txt': 'C',
      'art/icons/start.icon': `# size: 32\n${rows(32)}\n# size: 16\n${rows(16)}\n`,
      'art/card-back.txt': '; Leaves.\nLl\nlL\n',
    })
    expect(colors(start[0])).toEqual(new Set([Number.parseInt(`${standard.icons.L.slice(1)}ff`, 16)]))
    expect(cardBack).toEqual(['Ll', 'lL'])
  })
})

const svg = (inside: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">${inside}</svg>`
const bomb = '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'

describe('a logo that cannot be used', () => {
  test.each<[name: string, file: string, content: string | Buffer, message: string]>([
    ['a script', 'logo.svg', svg('<script>alert(1)</script>'), 'a script'],
    ['an event handler', 'logo.svg', svg('<rect onload="alert(1)"/>'), 'an event handler'],
    [
      'a picture from the web',
      'logo.svg',
      svg('<image href="http://127.0.0.1:9/a.png"/>'),
      'a picture inside',
    ],
    ['a file of the machine', 'logo.svg', svg('<use xlink:href="file:///etc/passwd#a"/>'), 'another file'],
    ['a fill from the web', 'logo.svg', svg('<rect fill="url(http://127.0.0.1:9/#a)"/>'), 'another file'],
    ['a style sheet', 'logo.svg', svg('<style>@import "http://127.0.0.1:9/a.css";</style>'), 'a style sheet'],
    ['HTML', 'logo.svg', svg('<foreignObject><p>hi</p></foreignObject>'), 'foreign content'],
    ['entities that expand', 'logo.svg', svg('<text>&b;</text>', bomb), 'a document type'],
    ['thousands of copies', 'logo.svg', svg('<use href="#a"/>'.repeat(101)), 'more than 100 copies'],
    ['no SVG at all', 'logo.svg', 'hello', 'is not an SVG'],
    ['a broken SVG', 'logo.svg', svg('<rect'), 'cannot be read as a picture'],
    ['an enormous SVG', 'logo.svg', svg('<rect/>').replace('width="10"', 'width="900000"'), 'logo.svg'],
    ['an empty SVG', 'logo.svg', svg(''), 'is empty'],
    ['a file that is not a PNG', 'logo.png', 'GIF89a', 'is not a PNG'],
    [
      'a broken PNG',
      'logo.png',
      Buffer.concat([pngStart(), Buffer.from('nonsense')]),
      'cannot be read as a picture',
    ],
    ['a file of 3 MB', 'logo.png', Buffer.alloc(3 * 1024 * 1024), 'at most 2 MB'],
    ['two letters', 'logo.txt', 'CC', '2 signs'],
    ['nothing', 'logo.txt', ' \n', '0 signs'],
    ['a letter that the font lacks', 'logo.txt', '漢', 'has no "漢"'],
    ['a sign that is no emoji', 'logo.txt', '✁', 'no drawing of "✁"'],
    ['a row of another width', 'art/card-back.txt', 'LL\nL', 'row 2 has 1 letters'],
    ['a letter that is no role', 'art/card-back.txt', 'L?', 'which is no role'],
  ])('%s is refused with a clear error', async (_, file, content, message) => {
    await expect(loadArt(await communityWith({ [file]: content }))).rejects.toThrow(message)
  })

  test('a PNG that announces more pixels than it may have is refused before it is decoded', async () => {
    const header = Buffer.alloc(25)
    header.writeUInt32BE(13)
    header.write('IHDR', 4, 'latin1')
    header.writeUInt32BE(60000, 8)
    header.writeUInt32BE(60000, 12)
    header.set([8, 6, 0, 0, 0], 16)
    const png = Buffer.concat([pngStart(), header])
    await expect(loadArt(await communityWith({ 'logo.png': png }))).rejects.toThrow('logo.png')
  })

  test('two logos are refused', async () => {
    const inputs = await communityWith({ 'logo.txt': 'C', 'logo.svg': svg('<rect/>') })
    await expect(loadArt(inputs)).rejects.toThrow('several logos, logo.svg and logo.txt')
  })
})

function pngStart() {
  return Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
}
