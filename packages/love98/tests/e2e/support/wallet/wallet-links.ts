import type { Page } from '@playwright/test'

/** The used part of the Navigation API, which not every TypeScript library has. */
type NavigateEvent = Event & { destination: { url: string } }

/**
 * Records each link of a wallet (`rainbow://…`, `wc:…`) that the page opens, and blocks it. Otherwise Chromium would
 * ask if another program may open it, and the page would receive no input during that prompt.
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
