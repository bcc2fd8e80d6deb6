import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'
import { projectRoot, repositoryRoot } from '../../../scripts/lib/project-root.mjs'
import { fullRun } from '../full-run'
import { desktopIcons, openDesktop, openIcon, startButton } from '../support/desktop'
import { startBuild } from '../support/second-build'
import { windowNamed } from '../support/windows'
import { makeCommunity } from './made-community'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const stops: (() => Promise<void>)[] = []
let url = ''
let folder = ''
test.beforeAll(async () => {
  test.setTimeout(900_000)
  const community = await makeCommunity()
  stops.push(community.remove)
  folder = community.folder
  const server = await startBuild(community.folder)
  stops.unshift(server.stop)
  url = `http://${server.address}`
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

test(
  'a community made with one command has its own name, skin and programs, and lists no pair of a token without an address; what it left out is nowhere',
  fullRun,
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
    await context.addInitScript((key) => localStorage.setItem(key, ''), welcomeKey)
    const page = await context.newPage()
    await openDesktop(page)
    await expect(page).toHaveTitle(/Cat Club/)
    await expect(page.locator('body')).toHaveClass(/cat-club/)
    await openIcon(page, 'Swap Pairs')
    const pairs = windowNamed(page, 'Swap Pairs')
    // The answers have no address of the token, and what is not configured is not listed.
    await expect(pairs.getByText('CAT is not configured.')).toBeVisible()
    await expect(pairs.locator('[data-pair]')).toHaveCount(0)
    await pairs.getByRole('button', { name: 'Close' }).click()
    await openIcon(page, 'Display Properties')
    await expect(windowNamed(page, 'Display Properties').getByRole('tab').first()).toBeVisible()
    for (const name of ['Solitaire', 'Treasury', 'Guestbook'])
      await expect(desktopIcons(page).getByText(name, { exact: true })).toHaveCount(0)
    await page.mouse.move(640, 780)
    // With LOVE98_PICTURES=1 the test takes the picture of the README.
    const picture = join(repositoryRoot, 'docs', 'screenshots', 'own-community.png')
    const path = process.env.LOVE98_PICTURES === '1' ? picture : test.info().outputPath('own-community.png')
    await page.screenshot({ path, animations: 'disabled' })

    await startButton(page).click()
    await page.getByRole('menuitem', { name: 'Settings' }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'Skins' }).press('ArrowRight')
    await expect(page.getByRole('menuitemradio')).toHaveText([/Cat Club/])
    for (const left of ['/p/solitaire', '/es', '/fr/p/notepad'])
      expect((await page.request.get(left)).status(), left).toBe(404)
    expect((await page.request.get('/de/p/notepad')).status()).toBe(200)
    await context.close()
  },
)

async function scriptsOf(project: string): Promise<string> {
  const names = await readdir(join(project, 'dist', 'client'), { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join(
    '\n',
  )
}

test('scripts, pages and styles omit the parts that a community leaves out', fullRun, async () => {
  const [whole, own] = [await scriptsOf(projectRoot), await scriptsOf(folder)]
  // A word of each window that minifiers keep, and one of a language.
  const words = {
    solitaire: 'data-pile',
    guestbook: '/api/guestbook',
    treasury: 'contract-call',
    spanish: 'Bienvenido',
  }
  for (const [what, word] of Object.entries(words))
    expect({ what, whole: whole.includes(word), own: own.includes(word) }).toEqual({
      what,
      whole: true,
      own: false,
    })
  const languages = (await readdir(join(folder, 'dist', 'client'))).filter((name) =>
    /^\w\w(-\w\w)?$/.test(name),
  )
  expect(languages).toEqual(['de'])
  const pages = await readdir(join(folder, 'dist', 'pages'), { recursive: true })
  expect(pages.filter((page) => /p\/(solitaire|treasury|guestbook|heartbreak)\.html$/.test(page))).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(['p/notepad.html', 'de/p/notepad.html']))
  const home = await readFile(join(folder, 'dist', 'pages', 'index.html'), 'utf8')
  const pictures = Array.from(home.matchAll(/\/assets\/skins\/([\w-]+)\//g), ([, skin]) => skin)
  expect([...new Set(pictures)]).toEqual(['cat-club'])
})
