import { readFileSync } from 'node:fs'
import type { SkinPalette } from '@/domain/appearance/skin'
import { standard } from '@/skins/standard'
import { pixelFontFaces } from '@/ui/pixel-font'

/**
 * The scheme "Windows Standard" of Windows 98, with which the product's controls are compared. It is not offered to
 * visitors. Its greys are those of the skin `standard`; only the colors below differ.
 */
export const windowsStandard: SkinPalette = {
  ...standard.palette,
  Background: '#008080',
  ActiveTitle: '#000080',
  GradientActiveTitle: '#1084d0',
  InactiveTitle: '#808080',
  GradientInactiveTitle: '#b5b5b5',
  InactiveTitleText: '#c0c0c0',
  Hilight: '#000080',
  GrayText: '#808080',
  HotTrackingColor: '#0000ff',
  InfoWindow: '#ffffe1',
}

/** States that come from a pointer or the keyboard. The browser is instructed to draw an element in one of them. */
export const forcedStates = ['focus', 'focus-visible', 'active', 'hover'] as const

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const states = ['', 'data-force="focus focus-visible"', 'data-force="active"', 'disabled']
const each = (draw: (attributes: string) => string) => states.map(draw)

/**
 * Returns a page with every control in every state: at rest, focused, pressed, disabled, and checked if possible. The
 * test creates this page and loads the product's own style sheets, so the gallery is not shipped.
 */
export function galleryPage(skin: string, styleSheets: readonly string[]): string {
  const links = styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Controls</title>${links}
<style>${galleryStyles()}</style></head><body class="theme-${skin}"><main class="gallery">
<h1>Every control in every state</h1>
<table><thead><tr><th>Rest</th><th>Focus</th><th>Pressed</th><th>Disabled</th></tr></thead><tbody>
${row(...each((a) => `<button type="button" ${a}>Button</button>`))}
${row(...each((a) => `<button type="button" data-default ${a}>Default</button>`))}
${row(...each((a) => `<button type="button" aria-pressed="true" ${a}>Toggle</button>`))}
${row(
  ...each(
    (a) =>
      `<button class="caption-button" data-glyph="minimize" aria-label="a" ${a}></button><button class="caption-button" data-glyph="maximize" aria-label="b" ${a}></button><button class="caption-button" data-glyph="restore" aria-label="c" ${a}></button> <button class="caption-button" data-glyph="close" aria-label="d" ${a}></button>`,
  ),
)}
${row(...each((a) => `<label class="field-row"><input type="checkbox" ${a}>Check</label>`))}
${row(...each((a) => `<label class="field-row"><input type="checkbox" checked ${a}>Checked</label>`))}
${row(...each((a) => `<label class="field-row"><input type="radio" ${a}>Radio</label>`))}
${row(...each((a) => `<label class="field-row"><input type="radio" checked ${a}>Chosen</label>`))}
${row(...each((a) => `<input type="text" value="Field" aria-label="e" ${a}>`))}
${row(...each((a) => `<textarea aria-label="f" rows="2" ${a}>Two\nlines</textarea>`))}
${row(...each((a) => `<input type="range" value="40" aria-label="g" ${a}>`))}
${row(
  ...each(
    (a) =>
      `<span class="spinner"><input type="number" value="9" aria-label="h" ${a}><span><button type="button" aria-label="i" ${a}></button><button type="button" aria-label="j" ${a}></button></span></span>`,
  ),
)}
${row('<a href="/">Link</a>', '<a href="/" data-force="focus focus-visible">Link</a>', '<mark class="selected">Selected</mark>', '<span class="icon" data-size="32"></span><span class="icon" data-size="16"></span>')}
</tbody></table>
<div class="columns">
<ul class="list" aria-label="n"><li><button type="button">Row</button></li><li><button type="button" aria-pressed="true">Chosen row</button></li><li><button type="button" data-force="hover">Row below the pointer</button></li><li><button type="button">Fourth</button></li><li><button type="button">Fifth</button></li></ul>
<fieldset><legend>Group box</legend><p>What belongs together stands in an etched frame.</p></fieldset>
<div class="well both" tabindex="0"><p>What scrolls both ways has two bars with arrows and a checker track.</p></div>
</div>
<div class="status-bar"><span>3 objects</span><span>Status bar</span></div>
</main></body></html>`
}

/** Returns the layout of the gallery, and the color scheme that only the gallery has. */
function galleryStyles(): string {
  const colors = Object.entries(windowsStandard).map(([name, value]) => `--${name}:${value}`)
  // The product loads the sheet of sliders later, and preloads the pixel font.
  const slider = readFileSync('src/ui/styles/elements/slider.css', 'utf8')
  const fonts = pixelFontFaces.map(
    ([family, weight, file, range]) =>
      `@font-face { font-family: '${family}'; src: url(/assets/fonts/${file}); font-weight: ${weight}; unicode-range: ${range} }`,
  )
  return `${slider}${fonts.join('')}@layer tokens { .theme-windows-standard { ${colors.join(';')} } }
.theme-windows-standard { --icons: url(/assets/skins/standard/icons.png); --more-icons: url(/assets/skins/standard/more-icons.png) }
html, body { overflow: visible; block-size: auto }
body { background: var(--ButtonFace) }
.gallery { inline-size: 640px; padding: 12px }
.gallery table { inline-size: auto; margin-block: 8px }
.gallery td { block-size: 32px; padding: 2px 12px 2px 6px; vertical-align: middle }
.gallery .caption-button { display: inline-block; vertical-align: middle }
.gallery .selected { background: var(--Hilight); color: var(--HilightText) }
.gallery .spinner input { inline-size: 48px }
.columns { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 12px; margin-block: 8px }
.columns .list, .columns .both { block-size: 96px }
.both p { inline-size: 300px; block-size: 140px; padding: 4px }`
}
