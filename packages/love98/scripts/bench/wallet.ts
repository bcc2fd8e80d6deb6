import type { Page } from '@playwright/test'
import { followTransfers } from '../../tests/support/transfers.ts'
import { type Profile, withPage } from './chromium.ts'
import { announceWallet } from './wallet-in-page.ts'

const calm = 1000

/**
 * Measures the wallet's scripts beyond the first load: until its list is shown, and until an account is connected and
 * its balance is shown. Scripts that the hover before the press loads are included.
 * @returns KB of scripts
 */
export function measureWallet({
  browserPath,
  profile,
  url,
  chainId,
  account,
  signal,
}: {
  browserPath: string
  profile: Profile
  url: string
  chainId: number
  account: string
  signal: AbortSignal
}): Promise<{ list: number; connected: number; listChunks: number; connectedChunks: number }> {
  return withPage({ browserPath, profile, signal, hasOfflineCopy: false }, async ({ page }) => {
    const name = 'Bench Wallet'
    const transfers = await followTransfers(page)
    await page.addInitScript(announceWallet, { name, account, chainId })
    await page.goto(url)
    await transfers.quiet(calm)
    const soFar = () => ({ bytes: transfers.bytes('script'), chunks: transfers.scripts().length })
    const before = soFar()
    const button = (label: string) => page.getByRole('button', { name: label, exact: true })
    await button('Connect Wallet').click()
    await button(name).waitFor()
    await transfers.quiet(calm)
    const list = soFar()
    await agree(page, name)
    await transfers.quiet(calm)
    const connected = soFar()
    return {
      list: (list.bytes - before.bytes) / 1000,
      connected: (connected.bytes - before.bytes) / 1000,
      listChunks: list.chunks - before.chunks,
      connectedChunks: connected.chunks - before.chunks,
    }
  })
}

/** Connects the wallet of the bench, and waits until its balance is shown. */
export async function connectWallet(page: Page, name: string) {
  // A window of the wallet also has a button with that name.
  await page.locator('#taskbar').getByRole('button', { name: 'Connect Wallet', exact: true }).click()
  await agree(page, name)
}

async function agree(page: Page, name: string) {
  for (const label of [name, 'Agree', 'Not now'])
    await page.getByRole('button', { name: label, exact: true }).click()
  // The account's button appears when the node has returned the balance.
  await page.getByRole('button', { name: / ETH$/ }).waitFor()
}

export async function measureOpening({
  browserPath,
  profile,
  url,
  signal,
}: {
  browserPath: string
  profile: Profile
  url: string
  signal: AbortSignal
}): Promise<{ program: string; scripts: number; scriptKb: number; styles: number; styleKb: number }[]> {
  const programs = await withPage({ browserPath, profile, signal }, async ({ page }) => {
    await page.goto(url)
    return page
      .locator('a[data-entry][href^="/"]')
      .evaluateAll((links) =>
        links.flatMap((link) =>
          link instanceof HTMLElement && link.innerText ? [link.innerText.trim()] : [],
        ),
      )
  })
  const results = []
  for (const program of programs)
    results.push(
      await withPage({ browserPath, profile, signal, hasOfflineCopy: false }, async ({ page }) => {
        const transfers = await followTransfers(page)
        await page.goto(url)
        await transfers.quiet(calm)
        // The first pointer movement loads code for every visitor; it must not count for the program.
        await page.mouse.move(700, 300)
        await page.mouse.move(710, 310)
        await transfers.quiet(calm)
        const before = new Set(transfers.all())
        await page.getByRole('link', { name: program, exact: true }).dblclick()
        await page.locator('[data-window]').waitFor()
        await transfers.quiet(calm)
        const news = transfers.all().filter((transfer) => !before.has(transfer))
        const of = (kind: string) => news.filter((transfer) => transfer.kind === kind)
        const sum = (some: { bytes: number }[]) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000
        const [scripts, styles] = [of('script'), of('style')]
        return {
          program,
          scripts: scripts.length,
          scriptKb: sum(scripts),
          styles: styles.length,
          styleKb: sum(styles),
        }
      }),
    )
  return results
}
