import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { isFull } from '../full-run'
import { nextFrame } from './desktop'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The caption buttons are as small as in 1998. A separate test asserts their larger alternative in the window's menu.
 */
const classicButtons = [['.caption-button']]

/**
 * Returns axe's violations on the present page, one line per rule.
 * @throws {Error} if axe checked nothing
 */
export async function violations(page: Page, exclude: string[][] = classicButtons): Promise<string[]> {
  // The page's content policy forbids `eval`, but scripts from Playwright may run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ wanted, without }) => {
      const run = Reflect.get(window, 'axe') as typeof axe
      // In forced colors Chromium paints text in the system's color, but still reports the skin's color as the text
      // fill. The product sets no text fill, so the painted color is `color`.
      const { prototype } = CSSStyleDeclaration
      const originalValue = prototype.getPropertyValue
      prototype.getPropertyValue = function (name) {
        return originalValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
      }
      const { violations: found, passes } = await run.run(
        { exclude: without },
        // For passed rules axe then reports only one node each: selectors for all nodes would take longer than the
        // rules.
        { runOnly: wanted, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] },
      )
      prototype.getPropertyValue = originalValue
      if (passes.length === 0) throw new Error('axe looked at nothing')
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    { wanted: tags, without: exclude },
  )
}

/** The quick run uses one skin; a separate test covers the contrast of all palettes. */
export const skins = isFull ? ['cat-club', 'standard', 'night-cat'] : ['cat-club']

/** The modes of the desktop in which axe must find no violation. */
export const modes: Readonly<Record<string, { put: (page: Page) => Promise<void>; prefix: string }>> = {
  default: { put: async () => undefined, prefix: '' },
  'forced colors': { put: (page) => page.emulateMedia({ forcedColors: 'active' }), prefix: '' },
  'more contrast': {
    put: (page) => page.emulateMedia({ forcedColors: 'none', contrast: 'more' }),
    prefix: '',
  },
  'reduced motion': {
    put: (page) => page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' }),
    prefix: '',
  },
  '320 px': {
    async put(page) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await resize(page, { width: 320, height: 640 })
    },
    prefix: '',
  },
  'right to left': {
    put: (page) => resize(page, { width: 1280, height: 800 }),
    prefix: '/ar-xb',
  },
}

/** Returns the programs that are checked in a mode: all in the full run, and in the quick run each in one mode. */
export function programsIn<Program>(mode: string, programs: readonly Program[]): readonly Program[] {
  const names = Object.keys(modes)
  return programs.filter((_, index) => isFull || index % names.length === names.indexOf(mode))
}

/** Resizes the screen, and waits until the page has received the event. It arrives with a frame, and closes menus. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size)
  await nextFrame(page)
}
