import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Which browser and fonts drew the pictures that are kept; elsewhere letters differ and only samples are judged. */
const drawnWithFile = 'docs/screenshots/drawn-with.json'

/** Remembers with what the pictures were drawn anew. */
export function keepDrawnWith(drawnWith: DrawnWith): void {
  writeFileSync(drawnWithFile, `${JSON.stringify(drawnWith, null, 2)}\n`)
}

type DrawnWith = { browser: string; fonts: string }

/** The browser's major version, and how wide it draws our two fonts. */
export async function drawnWithNow(page: Page, version: string): Promise<DrawnWith> {
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(document.body)
    // The pixel font is ours, and the same everywhere.
    return [style.getPropertyValue('--f-smooth'), style.getPropertyValue('--f-mono')].map((family) => {
      if (!context) return 0
      context.font = `100px ${family}`
      return context.measureText('Love98 0123456789 WAR3-ETH jgq').width
    })
  })
  const fonts = createHash('sha256').update(widths.join(' ')).digest('hex').slice(0, 16)
  return { browser: `Chromium ${version.split('.')[0]}`, fonts }
}

export function isKept(now: DrawnWith): boolean {
  if (!existsSync(drawnWithFile)) return false
  const kept = JSON.parse(readFileSync(drawnWithFile, 'utf8')) as DrawnWith
  return kept.browser === now.browser && kept.fonts === now.fonts
}
