import type { Page } from '@playwright/test'

/** The part of the Navigation API that is used here; it has no types of its own in every library of TypeScript. */
type NavigateEvent = Event & { destination: { url: string } }

/**
 * Notes each link of a wallet's own (`rainbow://…`, `wc:…`) that the page opens, and stops it there: Chromium would ask
 * whether another program may open it, and as long as that question lies over the page, the page takes no input.
 */
export async function followWalletLinks(page: Page): Promise<readonly string[]> {
  const opened: string[] = []
  await page.exposeFunction('noteWalletLink', (url: string) => opened.push(url))
  await page.addInitScript(() => {
    const navigation = Reflect.get(window, 'navigation') as EventTarget
    navigation.addEventListener('navigate', (event) => {
      const { url } = (event as NavigateEvent).destination
      if (/^https?:/.test(url)) return
      event.preventDefault()
      const note = Reflect.get(window, 'noteWalletLink') as (url: string) => void
      note(url)
    })
  })
  return opened
}
