import { expect } from '@playwright/test'
import { isFull } from '../full-run'
import { skins, violations } from '../support/axe'
import { clippedTexts, overlappingTexts } from '../support/clipped-texts'
import { nextFrame } from '../support/desktop'
import { test } from '../support/product-test'
import { statesOfOwners } from './states-of-owners'
import { statesOfPrograms } from './states-of-programs'
import { statesWithAWallet } from './states-with-a-wallet'

// A dialog may show an error response in words, such as the missing ranked games of this visitor.
test.use({ expectedErrors: [/Failed to load resource/] })

/** Screens, CSS pixels; the last two are 1280 × 800 at 200 % and at 400 %. */
const screens = [
  [1280, 800],
  [360, 640],
  [390, 844],
  [844, 390],
  [800, 600],
  [2560, 1440],
  [640, 400],
  [320, 256],
] as const

const media = {
  'forced colors': { forcedColors: 'active', contrast: 'no-preference' },
  'more contrast': { forcedColors: 'none', contrast: 'more' },
  default: { forcedColors: 'none', contrast: 'no-preference' },
} as const

const programs = Object.entries({ ...statesOfPrograms, ...statesWithAWallet, ...statesOfOwners })

/** The quick run uses two programs without a wallet, in higher contrast, on a phone in portrait and landscape. */
const sample: readonly string[] = ['Help', 'Date/Time']
const seenMedia = Object.entries(media).filter(([name]) => isFull || name === 'more contrast')
const [start, ...others] = screens
const seenScreens = isFull ? others : others.filter(([width]) => width === 390 || width === 844)

for (const skin of skins)
  for (const [program, show] of programs.filter(([program]) => isFull || sample.includes(program)))
    test(`axe finds nothing in the states of ${program} in ${skin}, and no screen loses text`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await page.addInitScript((chosen) => localStorage.setItem('fileTheme', chosen), skin)
      await page.setViewportSize({ width: start[0], height: start[1] })
      const found: Record<string, string[]> = {}
      let looks = 0
      await show(page, async (what) => {
        looks += 1
        for (const [name, values] of seenMedia) {
          await page.emulateMedia(values)
          const lines = await violations(page)
          if (lines.length > 0) found[`${what}, ${name}`] = lines
        }
        for (const [width, height] of [...seenScreens, start]) {
          await page.setViewportSize({ width, height })
          await nextFrame(page)
          const lost = [...(await page.evaluate(clippedTexts)), ...(await page.evaluate(overlappingTexts))]
          if (lost.length > 0) found[`${what}, ${width} × ${height}`] = lost
        }
      })
      expect(looks).toBeGreaterThan(0)
      expect(found).toEqual({})
    })
