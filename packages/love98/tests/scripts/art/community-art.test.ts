import { describe, expect, test } from 'vitest'
import { coinName } from '@/domain/community/token-symbol'
import { standard } from '@/skins/standard'
import { paintAtlas, paintIcon } from '../../../scripts/art/atlas.ts'
import { loadArt } from '../../../scripts/art/compile.ts'
import { encodePng } from '../../../scripts/art/encode-png.ts'
import { communityWith } from './test-community.ts'

const skinFile = (id: string) =>
  `export const skin = ${JSON.stringify({ ...standard, id, name: id, wallpaper: standard.wallpaper })}\n`
const square = (letter: string) =>
  [32, 16].map((size) => `# size: ${size}\n${`${letter.repeat(size)}\n`.repeat(size)}`).join('\n')
const colorsOf = (pixels: Uint32Array) => new Set(pixels)
const pixel = (hex: string) => Number.parseInt(`${hex.slice(1)}ff`, 16)

describe('the coins of tokens', () => {
  test.each([
    ['USDC', 'coin-usdc'],
    ['cbBTC', 'coin-cbbtc'],
    ['$CAT', 'coin--u24-cat'],
    ['柴犬', 'coin--u67f4--u72ac-'],
    ['../x', 'coin--u2e--u2e--u2f-x'],
  ])('the coin of %s is %s', (symbol, name) => {
    expect(coinName(symbol)).toBe(name)
  })

  test('a token has a coin in its color, and the common coins are drawn only where they are used', async () => {
    const tokens = { $DOG: { color: '#7040C0' }, cbBTC: {}, USDC: {} }
    const { icons } = await loadArt(await communityWith({}, { tokens, pairs: [{ baseAsset: '$DOG' }] }))
    const names = icons.map(({ name }) => name).filter((name) => name.startsWith('coin-'))
    expect(names.sort()).toEqual(['coin--u24-dog', 'coin-cbbtc', 'coin-eth', 'coin-usdc'])
    const dog = icons.find(({ name }) => name === 'coin--u24-dog')
    expect(dog && colorsOf(paintIcon(dog, 32, standard).pixels)).toContain(pixel('#7040c0'))
  })

  test('a name of a coin in the file is drawn, although no token has it', async () => {
    const pairs = [{ baseAsset: 'CAT', icon: 'coin-wbtc' }]
    const { icons } = await loadArt(await communityWith({}, { pairs }))
    expect(icons.map(({ name }) => name)).toContain('coin-wbtc')
  })

  test('two tokens without a color look different', async () => {
    const tokens = Object.fromEntries(['AERO', 'DEGEN', 'wstETH', 'TOSHI'].map((symbol) => [symbol, {}]))
    const { icons } = await loadArt(await communityWith({}, { tokens }))
    const coins = icons.filter(({ name }) => name.startsWith('coin-'))
    const pictures = new Set(coins.map((coin) => paintIcon(coin, 32, standard).pixels.join()))
    expect(pictures.size).toBe(coins.length)
  })

  test('500 tokens in 500 colors fit a picture of 256 colors', async () => {
    const color = (index: number) => `#${((index * 33_521) % 0xffffff).toString(16).padStart(6, '0')}`
    const tokens = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`T${index}`, { color: color(index) }]),
    )
    const { icons } = await loadArt(await communityWith({ 'logo.txt': '🐱' }, { tokens }))
    const coins = icons.filter(({ name }) => name.startsWith('coin-'))
    expect(coins).toHaveLength(502)
    expect(encodePng(paintAtlas(icons, standard)).length).toBeGreaterThan(0)
  })

  test('a coin of the community wins over the coin of the package and over the color of the token', async () => {
    const coin = { name: 'coin-usdc', sign: ['paw'], face: 'L', shade: 'l', lit: 'w', rim: 'l', ink: 'k' }
    const { icons } = await loadArt(
      await communityWith(
        {
          'art/coins/coins.json': JSON.stringify([coin]),
          'art/coins/letters.txt': '# large: paw\n#.#\n.#.\n\n# small: paw\n#\n',
        },
        { tokens: { USDC: { color: '#ff0000' } } },
      ),
    )
    const own = icons.filter(({ name }) => name === 'coin-usdc')
    expect(own).toHaveLength(1)
    expect(own[0] && colorsOf(paintIcon(own[0], 32, standard).pixels)).toContain(pixel(standard.icons.L))
  })
})

describe('the drawings of a community', () => {
  test('a drawing replaces that of the same name, and a new one is added', async () => {
    const { icons } = await loadArt(
      await communityWith({ 'art/icons/bell.icon': square('L'), 'art/icons/paw.icon': square('B') }),
    )
    const painted = (name: string) => {
      const found = icons.filter((icon) => icon.name === name)
      expect(found).toHaveLength(1)
      return found[0] && colorsOf(paintIcon(found[0], 32, standard).pixels)
    }
    expect(painted('bell')).toEqual(new Set([pixel(standard.icons.L)]))
    expect(painted('paw')).toEqual(new Set([pixel(standard.icons.B)]))
  })

  test('a pointer replaces that of the same name', async () => {
    const { cursors } = await loadArt(
      await communityWith({ 'art/cursors/link.cursor': '# hot spot: 0 0\n\nkw\nwk\n' }),
    )
    expect(cursors.find(({ name }) => name === 'link')?.rows).toEqual(['kw', 'wk'])
    expect(cursors).toHaveLength(10)
  })

  test('an error names the drawing and the row', async () => {
    const broken = square('L').replace('L'.repeat(32), 'L'.repeat(31))
    await expect(loadArt(await communityWith({ 'art/icons/paw.icon': broken }))).rejects.toThrow(
      'art/icons/paw.icon:2: row 1 of the 32 px drawing has 31 letters instead of 32.',
    )
  })
})

describe('the skins of a community', () => {
  const offered = async (files: Record<string, string>, fields = {}) => {
    const { skins, first } = await loadArt(await communityWith(files, fields))
    return [skins.map(({ id }) => id), first.id]
  }
  const two = { 'skins/night.ts': skinFile('night'), 'skins/day.ts': skinFile('day') }

  test('a community without skins has Windows Standard', async () => {
    expect(await offered({})).toEqual([['standard'], 'standard'])
  })

  test('the list has the order of the file, or else of the names, and Windows Standard only by name', async () => {
    expect(await offered(two)).toEqual([['day', 'night'], 'day'])
    expect(await offered(two, { skins: ['night', 'standard'] })).toEqual([['night', 'standard'], 'night'])
    expect(await offered(two, { defaultSkin: 'standard' })).toEqual([
      ['day', 'night', 'standard'],
      'standard',
    ])
  })

  test.each([
    ['an unknown skin', two, { skins: ['dusk'] }, 'There is no skin "dusk" to choose'],
    ['a default skin that is not in the list', two, { skins: ['day'], defaultSkin: 'night' }, '"night"'],
    ['two skins with one ID', { ...two, 'skins/b.ts': skinFile('day') }, {}, 'two skins have it'],
    ['a reserved ID', { 'skins/own.ts': skinFile('own') }, {}, 'is reserved'],
    ['an ID that is no class', { 'skins/a.ts': skinFile('A b') }, {}, 'not in kebab case'],
    ['a file without a skin', { 'skins/a.ts': 'export const a = 1\n' }, {}, 'skins/a.ts exports no skin'],
  ])('%s is refused', async (_, files: Record<string, string>, fields, message) => {
    await expect(offered(files, fields)).rejects.toThrow(message)
  })
})
