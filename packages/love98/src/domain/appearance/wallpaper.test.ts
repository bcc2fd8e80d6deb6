import { expect, test } from 'vitest'
import {
  noPicture,
  ownWallpaper,
  paintedAddress,
  paintedPicture,
  placements,
  readWallpaper,
  writeWallpaper,
} from './wallpaper'

const skins = ['standard', 'cat-club']

test('a written wallpaper is read back', () => {
  for (const picture of [null, noPicture, paintedPicture, ...skins])
    for (const placement of placements) {
      const wallpaper = { picture, placement }
      expect(readWallpaper(writeWallpaper(wallpaper), skins)).toEqual(wallpaper)
    }
})

test.each([
  null,
  '',
  '1',
  '1 standard',
  '2 standard tile',
  '1 paris tile',
  '1 standard bent',
  '{"version":1}',
  '1 __proto__ tile',
])('the stored text %j is not a wallpaper', (text) => {
  expect(readWallpaper(text, skins)).toEqual(ownWallpaper)
})

test('a centered wallpaper is stored as in the first version', () => {
  expect(writeWallpaper({ picture: 'standard', placement: 'center' })).toBe('1 standard centre')
  expect(readWallpaper('1 standard centre', skins)).toEqual({ picture: 'standard', placement: 'center' })
})

test('only the data of a PNG is the address of a painted picture', () => {
  expect(paintedAddress.test('data:image/png;base64,iVBORw0KGgo=')).toBe(true)
  for (const text of [
    '',
    'https://example.org/a.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,iVBO),url(https://example.org/a.png',
    'data:image/png;base64,iVBO\n',
  ])
    expect(paintedAddress.test(text), text).toBe(false)
})
