import { expect, type Page } from '@playwright/test'
import { galleryPage } from './control-gallery'

/** Shows the gallery at an address of the product, so that its style sheets and images are the real ones. */
export async function openGallery(page: Page, skin: string) {
  const home = await (await page.request.get('/')).text()
  const sheets = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(
    ([, href]) => href ?? [],
  )
  expect(sheets.length).toBeGreaterThan(0)
  await page.route('**/gallery', (route) =>
    route.fulfill({ contentType: 'text/html', body: galleryPage(skin, sheets) }),
  )
  await page.goto('/gallery')
  await forceStates(page)
}

/** Draws the marked elements as if the pointer or the focus were on them (`CSS.forcePseudoState`). */
async function forceStates(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-force]',
  })
  for (const nodeId of nodeIds) {
    const { attributes } = await browser.send('DOM.getAttributes', { nodeId })
    const forced = attributes[attributes.indexOf('data-force') + 1] ?? ''
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: forced.split(' ') })
  }
}
