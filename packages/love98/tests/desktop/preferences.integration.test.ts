// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { usageStatistics } from '@/desktop/preferences/analytics-choice'
import { density } from '@/desktop/preferences/density'
import { chooseContentsWhileDragging, showsContentsWhileDragging } from '@/desktop/preferences/drag-contents'
import { isWebStyle, webStyle } from '@/desktop/preferences/folder-options'
import { skin } from '@/desktop/preferences/skin'
import { chooseSounds, currentSounds, soundSettings } from '@/desktop/preferences/sounds'
import { quickLaunch } from '@/desktop/preferences/toolbars'
import { wallpaper } from '@/desktop/preferences/wallpaper'

const skinIds = ['standard', 'cat-club']
const root = document.documentElement

beforeEach(() => localStorage.clear())

describe('the stored format, which browsers keep for years', () => {
  test.each<[string, () => unknown, string, string | null]>([
    ['a skin', () => skin.choose('standard'), 'fileTheme', 'standard'],
    ['a size', () => density.choose('large'), 'love98-density', 'large'],
    ['the standard size', () => density.choose('standard'), 'love98-density', null],
    [
      'a wallpaper',
      () => wallpaper.choose({ picture: 'standard', placement: 'tile' }),
      'love98-wallpaper',
      '1 standard tile',
    ],
    [
      "the skin's own wallpaper",
      () => wallpaper.choose({ picture: null, placement: 'center' }),
      'love98-wallpaper',
      null,
    ],
    ['Web style', () => webStyle.choose(true), 'love98-folder-options', '{"version":1,"click":"single"}'],
    [
      'the classic style',
      () => webStyle.choose(false),
      'love98-folder-options',
      '{"version":1,"click":"double"}',
    ],
    [
      'hidden Quick Launch',
      () => quickLaunch.choose(false),
      'love98-toolbars',
      '{"version":1,"quickLaunch":false}',
    ],
    ['dragging an outline', () => chooseContentsWhileDragging(false), 'love98-drag-contents', 'off'],
    [
      'sounds',
      () => chooseSounds({ isOn: true, volume: 0.5 }),
      'love98-sounds',
      '{"version":1,"isOn":true,"volume":0.5}',
    ],
    ['usage statistics', () => usageStatistics.choose(true), 'love98-usage-statistics', 'on'],
    ['no usage statistics', () => usageStatistics.choose(false), 'love98-usage-statistics', null],
  ])('the stored format is unchanged for %s', async (_name, choose, key, text) => {
    localStorage.setItem(key, 'a value of before')
    await choose()
    expect(localStorage.getItem(key)).toBe(text)
  })
})

test('another tab changes the skin, size and wallpaper of this page', () => {
  localStorage.setItem('fileTheme', 'cat-club')
  localStorage.setItem('love98-density', 'extra-large')
  localStorage.setItem('love98-wallpaper', '1 none tile')
  skin.follow(skinIds)
  density.follow()
  wallpaper.follow(skinIds)
  expect([...document.body.classList]).toEqual(['theme-cat-club'])
  expect({ ...root.dataset }).toEqual({
    density: 'extra-large',
    wallpaper: 'none',
    placement: 'tile',
  })
  expect([skin.getState(), density.getState()]).toEqual(['cat-club', 'extra-large'])
})

test('an unknown skin leaves the current one; other invalid texts give the default', () => {
  skin.choose('standard')
  wallpaper.choose({ picture: 'standard', placement: 'tile' })
  for (const key of ['fileTheme', 'love98-density', 'love98-wallpaper', 'love98-toolbars', 'love98-sounds'])
    localStorage.setItem(key, 'constructor')
  localStorage.setItem('love98-folder-options', 'constructor')
  skin.follow(skinIds)
  density.follow()
  wallpaper.follow(skinIds)
  expect(skin.getState()).toBe('standard')
  expect([...document.body.classList]).toEqual(['theme-standard'])
  expect({ ...root.dataset }).toEqual({})
  expect([density.read(), quickLaunch.read(), webStyle.read()]).toEqual(['standard', true, false])
  expect(soundSettings.read()?.isOn).toBe(false)
})

test('the painted values of the document are adopted, not the stored ones', () => {
  localStorage.setItem('fileTheme', 'standard')
  localStorage.setItem('love98-density', 'large')
  document.body.className = 'theme-cat-club'
  root.dataset.density = 'extra-large'
  skin.adopt(skinIds)
  density.adopt()
  expect([skin.getState(), density.getState()]).toEqual(['cat-club', 'extra-large'])
})

test('preferences without painted values are read from the storage', () => {
  webStyle.choose(null)
  soundSettings.choose(null)
  localStorage.setItem('love98-folder-options', '{"version":1,"click":"single"}')
  localStorage.setItem('love98-sounds', '{"version":1,"isOn":true,"volume":0.25}')
  localStorage.setItem('love98-drag-contents', 'on')
  expect(isWebStyle()).toBe(true)
  expect(currentSounds()).toEqual({ isOn: true, volume: 0.25 })
  expect(showsContentsWhileDragging()).toBe(true)
})
