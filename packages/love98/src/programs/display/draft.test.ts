import { expect, test } from 'vitest'
import { applyDraft, changesOf, type DisplaySettings } from './draft'

const current: DisplaySettings = {
  skin: 'cat-club',
  wallpaper: { picture: null, placement: 'center' },
  scheme: null,
  density: 'standard',
  saver: '1 none 5 normal',
  language: 'en',
  contents: true,
  singleClick: false,
  smoothFonts: false,
  statistics: false,
}

test('an unchanged draft has nothing to apply', () => {
  expect(changesOf(current, {})).toEqual({})
  expect(applyDraft(current, {})).toEqual(current)
})

test('a setting that is changed back is not a change', () => {
  const wallpaper = { picture: null, placement: 'center' } as const
  expect(changesOf(current, { skin: 'cat-club', wallpaper, singleClick: false })).toEqual({})
})

test('only settings that differ are changes', () => {
  const wallpaper = { picture: 'standard', placement: 'tile' } as const
  expect(changesOf(current, { skin: 'standard', wallpaper, contents: true, statistics: true })).toEqual({
    skin: 'standard',
    wallpaper,
    statistics: true,
  })
})
