import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { isFull } from '../full-run'
import { nextFrame } from './desktop'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The caption buttons of 1998 are smaller than a finger; a test of their own asserts what takes their place. */
const classicButtons = [['.caption-button']]

/** What axe finds on the page as it stands, one line a rule. @throws {Error} when it looked at nothing */
export async function violations(page: Page, exclude: string[][] = classicButtons): Promise<string[]> {
  // The page's own policy forbids evaluating text; the protocol may.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ wanted, without }) => {
      const run = Reflect.get(window, 'axe') as typeof axe
      // In forced colors Chromium paints text in the system's color and tells the skin's as its fill all the same: what
      // it paints is the color, since nothing of ours sets a fill.
      const { prototype } = CSSStyleDeclaration
      const told = prototype.getPropertyValue
      prototype.getPropertyValue = function (name) {
        return told.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
      }
      const { violations: found, passes } = await run.run(
        { exclude: without },
        // Of what passes one node a rule is told: selectors for all of them take longer than the rules.
        { runOnly: wanted, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] },
      )
      prototype.getPropertyValue = told
      if (passes.length === 0) throw new Error('axe looked at nothing')
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    { wanted: tags, without: exclude },
  )
}

/** One skin in the quick run; the contrast of all palettes has a table of its own. */
export const skins = isFull ? ['tang-gang', 'love', 'vaporwave-arcade'] : ['tang-gang']

/** The ways of looking at the desktop in which nothing may be found. */
export const modes: Readonly<Record<string, { put: (page: Page) => Promise<void>; search: string }>> = {
  default: { put: async () => undefined, search: '' },
  'forced colors': { put: (page) => page.emulateMedia({ forcedColors: 'active' }), search: '' },
  'more contrast': {
    put: (page) => page.emulateMedia({ forcedColors: 'none', contrast: 'more' }),
    search: '',
  },
  'reduced motion': {
    put: (page) => page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' }),
    search: '',
  },
  '320 px': {
    async put(page) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await resize(page, { width: 320, height: 640 })
    },
    search: '',
  },
  'right to left': {
    put: (page) => resize(page, { width: 1280, height: 800 }),
    search: '?locale=ar-XB',
  },
}

/**
 * The modes in which the page of one program is looked at. The quick run takes one, by turns: six programs that follow each other
 * see all of them.
 * @param turn the place of the program
 */
export function modesOf(turn: number): readonly (readonly [string, (typeof modes)[string]])[] {
  const all = Object.entries(modes)
  const one = all[turn % all.length]
  if (!one) throw new Error('There are no modes')
  return isFull ? all : [one]
}

/** Changes the screen, and waits until the page has heard of it: that comes with a frame, and closes menus. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size)
  await nextFrame(page)
}
