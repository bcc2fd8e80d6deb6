import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { test } from '../support/product-test'
import {
  applyPublishedColors,
  differingPixels,
  forceState,
  pixelsOf,
  publishedPage,
  type Region,
} from '../support/published-controls'

const chromium = process.env.CHROMIUM_PATH
// Doubles the resolution, and shows scroll bars, which Playwright hides by default.
test.use({
  deviceScaleFactor: 2,
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

type Control = Record<'ours' | 'theirs', string> & {
  oursAt?: Partial<Region>
  theirsAt?: Partial<Region>
  states?: readonly string[]
  /** Colors that 98.css sets for this control only. */
  colors?: Readonly<Record<string, string>>
  /** The number of differing device pixels. A comment states the reason. */
  differs: number
}

const select = 'class="it"'
/**
 * 98.css uses #0a0a0a in its buttons but #000 in radio buttons, scroll arrows and sliders. Windows 98 uses one color
 * for all.
 */
const black = { ButtonDkShadow: '#000000' }
const check = (attributes = '') => ({
  ours: `<input type="checkbox" aria-label="a" ${attributes} ${select}>`,
  theirs: `<input type="checkbox" id="a" ${attributes} class="state"><label for="a" ${select}>x</label>`,
  theirsAt: { x: -19, width: 13, height: 13 },
})
const radio = (attributes = '') => ({
  ours: `<input type="radio" aria-label="a" ${attributes} ${select}>`,
  theirs: `<input type="radio" id="a" ${attributes} class="state"><label for="a" ${select}>x</label>`,
  theirsAt: { x: -18, width: 12, height: 12 },
  colors: black,
})
const scroller = 'inline-size:100px;block-size:100px;width:100px;height:100px;overflow:scroll'
const scrolled = `<div style="${scroller}" ${select}><div style="width:300px;height:300px"></div></div>`
const slider = `<input type="range" value="0" style="width:120px;height:24px;margin:0;vertical-align:top" aria-label="a" ${select}>`
const glyph = (name: string, label: string) => ({
  ours: `<button class="caption-button it" data-glyph="${name}" aria-label="a"></button>`,
  theirs: `<div class="title-bar-controls"><button class="it" aria-label="${label}" style="margin:0"></button></div>`,
})

const controls: Readonly<Record<string, Control>> = {
  button: {
    ours: `<button ${select}>OK</button>`,
    theirs: `<button ${select}>OK</button>`,
    differs: 0,
  },
  'default button': {
    ours: `<button data-default ${select}>OK</button>`,
    theirs: `<button class="it default">OK</button>`,
    differs: 0,
  },
  'button with the focus': {
    ours: `<button ${select}>OK</button>`,
    theirs: `<button ${select}>OK</button>`,
    states: ['focus', 'focus-visible'],
    differs: 0,
  },
  'check box': { ...check(), differs: 0 },
  'checked box': { ...check('checked'), differs: 0 },
  'pressed check box': { ...check(), states: ['active'], differs: 0 },
  'checked box that is disabled': { ...check('checked disabled'), differs: 0 },
  'radio button': { ...radio(), differs: 0 },
  'chosen radio button': { ...radio('checked'), differs: 0 },
  'text field': {
    ours: `<input type="text" value="x" style="inline-size:120px" aria-label="a" ${select}>`,
    theirs: `<input type="text" value="x" style="width:120px" ${select}>`,
    differs: 0,
  },
  'text field with the focus': {
    ours: `<input type="text" value="x" style="inline-size:120px" aria-label="a" ${select}>`,
    theirs: `<input type="text" value="x" style="width:120px" ${select}>`,
    states: ['focus', 'focus-visible'],
    differs: 0,
  },
  'text area': {
    ours: `<textarea style="inline-size:120px;block-size:60px;resize:none;overflow:hidden" aria-label="a" ${select}></textarea>`,
    theirs: `<textarea style="width:120px;height:60px;resize:none;overflow:hidden" ${select}></textarea>`,
    differs: 0,
  },
  'header of a table': {
    ours: `<table style="inline-size:120px"><thead><tr><th ${select}>A</th></tr></thead></table>`,
    theirs: `<table style="width:120px"><thead><tr><th ${select}>A</th></tr></thead></table>`,
    differs: 0,
  },
  'thumb of a slider': {
    ours: slider,
    theirs: slider,
    oursAt: { x: 0, y: 3, width: 11, height: 21 },
    theirsAt: { x: 0, y: 3, width: 11, height: 21 },
    colors: { ...black, ButtonFace: '#c0c7c8', ButtonShadow: '#87888f' },
    differs: 0,
  },
  'arrow up': {
    ours: scrolled,
    theirs: scrolled,
    // The buttons of 98.css are one pixel taller than wide.
    oursAt: { x: 84, y: 0, width: 16, height: 14 },
    theirsAt: { x: 84, y: 0, width: 16, height: 14 },
    colors: black,
    differs: 0,
  },
  'arrow left': {
    ours: scrolled,
    theirs: scrolled,
    oursAt: { x: 0, y: 84, width: 16, height: 14 },
    theirsAt: { x: 0, y: 83, width: 16, height: 14 },
    colors: black,
    differs: 0,
  },
  'minimize button': { ...glyph('minimize', 'Minimize'), differs: 0 },
  'maximize button': { ...glyph('maximize', 'Maximize'), differs: 0 },
  'restore button': { ...glyph('restore', 'Restore'), differs: 0 },
  'close button': { ...glyph('close', 'Close'), differs: 0 },
}

const place = (body: string) =>
  `<div class="compared" style="position:absolute;left:40px;top:40px">${body}</div>`

async function openOurs(
  page: Page,
  body: string,
  colors: Readonly<Record<string, string>> = {},
): Promise<void> {
  const home = await (await page.request.get('/')).text()
  const sheets = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([link]) => `${link}>`)
  const inline = [...home.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g)].map(([style]) => style)
  // The product loads this sheet on demand.
  const slider = `<style>${readFileSync('src/ui/styles/elements/slider.css', 'utf8')}</style>`
  await page.route('**/gallery', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Control</title>${sheets.join('')}${inline.join('')}${slider}</head><body class="theme-standard" style="background:#c0c0c0">${place(body)}</body></html>`,
    }),
  )
  await page.goto('/gallery')
  await applyPublishedColors(page, colors)
}

async function regionOf(page: Page, part: Partial<Region> = {}): Promise<Region> {
  const box = await page.locator('.it').boundingBox()
  if (!box) throw new Error('the control is not on screen')
  const { x = 0, y = 0, width = box.width, height = box.height } = part
  return { x: box.x + x, y: box.y + y, width, height }
}

test('each control differs from 98.css 0.1.21 by the known number of pixels, at twice the size', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const other = await page.context().newPage()
  const found: Record<string, number> = {}
  for (const [name, { ours, theirs, oursAt, theirsAt, states = [], colors }] of Object.entries(controls)) {
    // The browser may not draw a background page.
    await page.bringToFront()
    await openOurs(page, ours, colors)
    if (states.length > 0) await forceState(page, '.it', states)
    const own = await regionOf(page, oursAt)
    const drawn = await pixelsOf(page, own)
    await other.bringToFront()
    await other.setContent(publishedPage(place(theirs)))
    if (states.length > 0) await forceState(other, theirs.includes('state"') ? '.state' : '.it', states)
    const region = await regionOf(other, theirsAt)
    expect([own.width, own.height], name).toEqual([region.width, region.height])
    found[name] = differingPixels(drawn, await pixelsOf(other, region))
  }
  for (const [name, { differs }] of Object.entries(controls)) expect.soft(found[name], name).toBe(differs)
})

test(
  'a pressed push button is drawn as Windows 98 does: a frame, a flat ring, and no bevel',
  fullRun,
  async ({ page }) => {
    await openOurs(page, `<button ${select}>OK</button>`)
    await forceState(page, '.it', ['active'])
    const { x, y, width, height } = await regionOf(page)
    const pixels = await pixelsOf(page, { x, y, width, height })
    const row = width * 2 * 3
    const at = (column: number, line: number) =>
      pixels.subarray(line * 2 * row + column * 2 * 3, line * 2 * row + column * 2 * 3 + 3).toString('hex')
    for (const [column, line] of [
      [0, 10],
      [width - 1, 10],
      [30, 0],
      [30, height - 1],
    ] as const)
      expect(at(column, line)).toBe('0a0a0a')
    for (const [column, line] of [
      [1, 10],
      [width - 2, 10],
      [30, 1],
      [30, height - 2],
    ] as const)
      expect(at(column, line)).toBe('808080')
    expect(at(2, 2)).toBe('c0c0c0')
  },
)

test(
  'the groove of a slider is sunken like an edge of Windows 98, unlike in 98.css',
  fullRun,
  async ({ page }) => {
    await openOurs(page, slider)
    const { x, y } = await regionOf(page)
    const pixels = await pixelsOf(page, { x: x + 60, y: y + 10, width: 1, height: 4 })
    const lines = [0, 1, 2, 3].map((line) => pixels.subarray(line * 12, line * 12 + 3).toString('hex'))
    expect(lines).toEqual(['808080', '0a0a0a', 'dfdfdf', 'ffffff'])
  },
)
