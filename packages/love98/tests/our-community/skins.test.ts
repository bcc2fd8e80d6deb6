import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brushes } from '../../scripts/art/brushes.ts'
import { loadSkins } from '../../scripts/art/load-skins.ts'
import { repositoryRoot } from '../../scripts/lib/project-root.mjs'
import { ourCommunity } from './our-community'

// Proves S3.1, S3.2, S3.3
test('the three skins are offered with their names, in order', async () => {
  const { skins } = await loadSkins(join(repositoryRoot, 'community/skins'), ourCommunity)
  expect(skins.map(({ id, name }) => [id, name])).toEqual([
    ['love', 'Default'],
    ['vaporwave-arcade', 'Vaporwave Arcade'],
    ['tang-gang', 'Tang Gang'],
  ])
})

// Proves S3.4
test('the skin of a first visit is tang-gang', () => {
  expect(ourCommunity.defaultSkin).toBe('tang-gang')
})

test('no two skins sound the same', async () => {
  const { skins } = await loadSkins(join(repositoryRoot, 'community/skins'), ourCommunity)
  expect(new Set(skins.map(({ sound }) => JSON.stringify(sound))).size).toBe(3)
})

test('the sun of Vaporwave Arcade is whole on a screen of 800 by 600', async () => {
  const { skins } = await loadSkins(join(repositoryRoot, 'community/skins'), ourCommunity)
  const skin = skins.find(({ id }) => id === 'vaporwave-arcade')
  const { pixels } = skin?.paint?.(512, 512, skin, brushes) ?? { pixels: [] }
  const sun = brushes.rgba(skin?.wallpaper[5] ?? '#000000')
  const rows = Array.from({ length: 512 }, (_, y) => y).filter((y) => pixels[y * 512 + 256] === sun)
  // Two screen pixels for each: 286 rows are above the taskbar.
  expect(rows.length).toBeGreaterThan(10)
  expect(rows[0]).toBeGreaterThan(512 - 286)
})
