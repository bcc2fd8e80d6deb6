import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '../user-error.mjs'
import { canUseApt, type InstallOptions, installPackages } from './apt.ts'

/** The functions with which the search examines the machine; tests replace them. */
export type Machine = {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  isRoot: boolean
  exists(path: string): boolean
  playwrightBrowser(): Promise<string | undefined>
  install(): Promise<void>
}

/**
 * Finds a Chromium for the browser tests. The order is: the path in `CHROMIUM_PATH`, an installed browser, Playwright's
 * downloaded browser, and a new installation with apt (as root on Debian).
 * @param options `withInterface`: prefers a full browser to the headless shell, because the bench measures its cost
 * @returns path of the program
 * @throws {UserError} with the package to install
 */
export async function findBrowser(
  machine: Machine,
  { withInterface = false }: { withInterface?: boolean } = {},
): Promise<string> {
  const { env, exists } = machine
  const named = env.CHROMIUM_PATH?.trim()
  if (named) {
    if (exists(named)) return named
    throw new UserError(`CHROMIUM_PATH is "${named}", but there is no such file.`)
  }
  const found = installedBrowser(machine, withInterface) ?? (await machine.playwrightBrowser())
  if (found) return found
  if (machine.isRoot && canUseApt(machine)) {
    await machine.install()
    const installed = installedBrowser(machine, withInterface)
    if (installed) return installed
  }
  throw new UserError(
    `The browser tests need Chromium or Chrome, and none was found. ${advice(machine)} If one is installed in an ` +
      'unusual place, set CHROMIUM_PATH to it.',
  )
}

export function describeMachine({ root, logFile, progress }: InstallOptions): Machine {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    async playwrightBrowser() {
      const { chromium } = await import('@playwright/test')
      return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
    },
    async install() {
      const options = { root, logFile, progress, what: 'Chromium' }
      try {
        await installPackages({ ...options, packages: ['chromium-headless-shell'] })
      } catch (error) {
        // Older releases of Debian do not have a package of the headless shell.
        if (!(error instanceof UserError)) throw error
        await installPackages({ ...options, packages: ['chromium'] })
      }
    },
  }
}

function installedBrowser({ env, platform, exists }: Machine, withInterface: boolean): string | undefined {
  const found = candidates(env, platform).filter((path) => exists(path))
  return (withInterface ? found.find((path) => !path.endsWith(headlessShell)) : undefined) ?? found[0]
}

const headlessShell = 'chromium-headless-shell'

function candidates(env: Record<string, string | undefined>, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin')
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ])
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .flatMap((folder) => (folder ? [folder] : []))
      .flatMap((folder) => [
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      ])
  // The headless shell does not render a browser interface, so the tests need about half the processor time in it.
  const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = [
    ...(env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function advice(machine: Machine) {
  if (machine.platform === 'darwin') return 'Install it with "brew install --cask google-chrome".'
  if (machine.platform === 'win32') return 'Install it with "winget install Google.Chrome".'
  if (canUseApt(machine)) return 'Install it with "sudo apt-get install -y chromium-headless-shell".'
  return 'Install the package "chromium" with your system\'s package manager.'
}
