import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type Region = { x: number; y: number; width: number; height: number }

/** Colors of 98.css instead of the colors of "Windows Standard". */
export const publishedColors = {
  ButtonFace: '#c0c0c0',
  ButtonText: '#000000',
  ButtonHilight: '#ffffff',
  ButtonLight: '#dfdfdf',
  ButtonShadow: '#808080',
  ButtonDkShadow: '#0a0a0a',
  WindowFrame: '#0a0a0a',
  Window: '#ffffff',
  WindowText: '#000000',
  Hilight: '#000080',
  HilightText: '#ffffff',
  GrayText: '#808080',
  Emboss: '#ffffff',
  CheckerA: '#ffffff',
  Focus: '#000000',
} as const

/**
 * Hides text, because the two pages use different fonts and text is compared elsewhere. The product's check marks have
 * the color of text, and stay visible.
 */
const marks = "input[type='checkbox'], input[type='radio'], .caption-button"
const withoutText = `.compared :not(${marks}) { color: transparent !important; text-shadow: none !important; caret-color: transparent !important }`

function publishedSheet(): string {
  const path = createRequire(import.meta.url).resolve('98.css/dist/98.css')
  return readFileSync(path, 'utf8').replace(/@font-face\s*\{[^}]*\}/g, '')
}

export function publishedPage(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>98.css</title><style>${publishedSheet()}</style>
<style>${withoutText} body { margin: 0; background: #c0c0c0 }</style><body>${body}</body></html>`
}

/** Applies the colors of 98.css to a page of the product, including those of one control only, and hides text. */
export async function applyPublishedColors(
  page: Page,
  colors: Readonly<Record<string, string>> = {},
): Promise<void> {
  const tokens = Object.entries({ ...publishedColors, ...colors }).map(
    ([name, value]) => `--${name}:${value} !important`,
  )
  await page.addStyleTag({ content: `body[class] { ${tokens.join(';')} } ${withoutText}` })
}

export async function forceState(page: Page, selector: string, states: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })
}

export async function pixelsOf(page: Page, clip: Region): Promise<Buffer> {
  const picture = await page.screenshot({ clip, scale: 'device', caret: 'hide' })
  return sharp(picture).removeAlpha().raw().toBuffer()
}

export function differingPixels(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) throw new Error('the regions differ in size')
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    if (!one.subarray(at, at + 3).equals(other.subarray(at, at + 3))) count++
  }
  return count
}
