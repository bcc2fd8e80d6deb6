import { describe, expect, test } from 'vitest'
import { findBrowser, type Machine } from '../../../scripts/lib/install/browser.ts'

function machine(
  files: readonly string[],
  overrides: Partial<Machine> = {},
): Machine & { installed: number } {
  const present = new Set(files)
  const result = {
    env: { PATH: '/opt/bin:/usr/bin' },
    platform: 'linux' as NodeJS.Platform,
    isRoot: false,
    installed: 0,
    exists: (path: string) => present.has(path.replaceAll('\\', '/')),
    playwrightBrowser: async () => undefined,
    async install() {
      result.installed++
      present.add('/usr/bin/chromium-headless-shell')
    },
    ...overrides,
  }
  return result
}
const debian = ['/etc/debian_version', '/usr/bin/apt-get']
const playwrightBrowser = async () => '/cache/playwright/chrome'

describe('the browser for the tests', () => {
  test('the browser is the one in CHROMIUM_PATH', async () => {
    const env = { CHROMIUM_PATH: '/my/chromium', PATH: '/usr/bin' }
    expect(await findBrowser(machine(['/my/chromium', '/usr/bin/chromium'], { env }))).toBe('/my/chromium')
  })

  test('a wrong CHROMIUM_PATH is an error', async () => {
    const env = { CHROMIUM_PATH: '/my/chromium', PATH: '/usr/bin' }
    await expect(findBrowser(machine(['/usr/bin/chromium'], { env }))).rejects.toThrow(
      'CHROMIUM_PATH is "/my/chromium", but there is no such file.',
    )
  })

  test('the headless shell comes before a Chromium with an interface', async () => {
    const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
    expect(await findBrowser(machine(both))).toBe('/usr/bin/chromium-headless-shell')
    expect(await findBrowser(machine(both), { withInterface: true })).toBe('/usr/bin/chromium')
    const shell = machine(['/usr/bin/chromium-headless-shell'])
    expect(await findBrowser(shell, { withInterface: true })).toBe('/usr/bin/chromium-headless-shell')
  })

  test("an installed Chromium comes before an installed Chrome, and Playwright's browser is last", async () => {
    const both = ['/usr/bin/google-chrome', '/opt/bin/chromium-browser']
    expect(await findBrowser(machine(both, { playwrightBrowser }))).toBe('/opt/bin/chromium-browser')
    expect(await findBrowser(machine(['/usr/bin/google-chrome'], { playwrightBrowser }))).toBe(
      '/usr/bin/google-chrome',
    )
    expect(await findBrowser(machine([], { playwrightBrowser }))).toBe('/cache/playwright/chrome')
  })

  test('the browser is found on macOS and on Windows', async () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(await findBrowser(machine([chrome], { platform: 'darwin', env: {} }))).toBe(chrome)
    const env = { PROGRAMFILES: 'C:/Program Files' }
    const found = await findBrowser(
      machine(['C:/Program Files/Google/Chrome/Application/chrome.exe'], { platform: 'win32', env }),
    )
    expect(found.replaceAll('\\', '/')).toBe('C:/Program Files/Google/Chrome/Application/chrome.exe')
  })

  test('the browser is installed on Debian as root only', async () => {
    const root = machine(debian, { isRoot: true })
    expect(await findBrowser(root)).toBe('/usr/bin/chromium-headless-shell')
    expect(root.installed).toBe(1)
  })

  test.each([
    ['a Debian without rights', machine(debian), 'sudo apt-get install -y chromium-headless-shell'],
    ['another Linux, even as root', machine([], { isRoot: true }), 'the package "chromium"'],
    ['macOS', machine([], { platform: 'darwin' }), 'brew install --cask google-chrome'],
    ['Windows', machine([], { platform: 'win32' }), 'winget install Google.Chrome'],
  ])('the message on %s contains the package to install', async (_, bare, advice) => {
    await expect(findBrowser(bare)).rejects.toThrow(advice)
    expect(bare.installed).toBe(0)
  })
})
