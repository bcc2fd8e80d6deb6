import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repositoryRoot } from '../../../scripts/lib/project-root.mjs'

/**
 * Records the browser and the fonts of the stored screenshots. In another environment letters differ, so only samples
 * are compared.
 */
const environmentFile = join(repositoryRoot, 'docs/screenshots/drawn-with.json')

export function saveScreenshotEnvironment(drawnWith: ScreenshotEnvironment): void {
  writeFileSync(environmentFile, `${JSON.stringify(drawnWith, null, 2)}\n`)
}

type ScreenshotEnvironment = { browser: string; fonts: string }

export async function readScreenshotEnvironment(page: Page, version: string): Promise<ScreenshotEnvironment> {
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(document.body)
    // The pixel font is part of the product and the same on every machine.
    return [style.getPropertyValue('--f-smooth'), style.getPropertyValue('--f-mono')].map((family) => {
      if (!context) return 0
      context.font = `100px ${family}`
      return context.measureText('Cat Club 0123456789 FISH-ETH jgq').width
    })
  })
  const fonts = createHash('sha256').update(widths.join(' ')).digest('hex').slice(0, 16)
  return { browser: `Chromium ${version.split('.')[0]}`, fonts }
}

export function matchesSavedEnvironment(now: ScreenshotEnvironment): boolean {
  if (!existsSync(environmentFile)) return false
  const kept = JSON.parse(readFileSync(environmentFile, 'utf8')) as ScreenshotEnvironment
  return kept.browser === now.browser && kept.fonts === now.fonts
}
