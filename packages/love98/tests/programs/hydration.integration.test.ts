// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localCommunity } from '@/app/local-community'
import { followMarket, marketReading } from '@/browser/market/market-reading'
import { createDesktopStore } from '@/desktop/desktop-store'
import { CommunityContext } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import { screenSaverKey } from '@/domain/appearance/storage-keys'
import * as keys from '@/domain/storage-keys'
import { reduceDesktop } from '@/domain/windows/reduce-desktop'
import { emptyDesktop } from '@/domain/windows/windows'
import type { Program } from '@/programs/define-program'
import { programs } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { ProgramBody } from '@/shell/windows/program-body'

/** Values that an earlier visit may have stored in the browser, each different from the default. */
const stored: Readonly<Record<string, string>> = {
  [keys.priceAlertsKey]: '{"version":1,"alerts":[{"pair":"CAT-ETH","side":"over","price":"1"}]}',
  [keys.hiddenColumnsKey]: 'change value',
  [keys.folderOptionsKey]: '{"version":1,"click":"single"}',
  [keys.usageStatisticsKey]: 'on',
  [keys.dragContentsKey]: 'off',
  [keys.smoothFontsKey]: 'off',
  [keys.densityKey]: 'comfortable',
  [keys.wallpaperKey]: 'clouds',
  [keys.soundsKey]: 'on',
  [keys.runHistoryKey]: '["notepad"]',
  [screenSaverKey]: 'starfield',
}

let page: HTMLElement
const undo: (() => void)[] = []
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  document.body.append(page)
})
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step()
  page.remove()
  localStorage.clear()
})

function windowOf(program: Program) {
  const request = { ...windowRequest(program, null), isMirrored: false }
  const store = createDesktopStore(reduceDesktop(emptyDesktop, { type: 'opened', request }))
  const [windowId = ''] = store.getState().stack
  const body = createElement(ProgramBody, { windowId, program: program.id, title: program.title })
  return createElement(
    CommunityContext,
    { value: localCommunity() },
    createElement(DesktopContext, { value: store }, body),
  )
}

/** Returns the HTML of the build, rendered without a browser. */
async function drawn(program: Program): Promise<string> {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('localStorage', undefined)
  const { prelude } = await prerender(windowOf(program))
  const html = await new Response(prelude).text()
  vi.unstubAllGlobals()
  return html
}

/** Listens to the market as price alerts do, which follow the other tabs before a window hydrates. */
async function hearMarket(): Promise<void> {
  const hash = `0x${'ab'.repeat(32)}`
  const snapshot = { chainId: 1, block: { number: '7', hash, timestamp: 1_700_000_000 }, pairs: [] }
  vi.stubGlobal('fetch', async () => Response.json(snapshot))
  undo.push(followMarket(null, () => undefined))
  await vi.waitFor(() => expect(marketReading(null).snapshot).not.toBeNull(), { timeout: 30_000 })
}

describe('hydration of a window in a browser with stored choices and a known market', () => {
  test.each(programs.map((program) => [program.id, program] as const))(
    "the window begins with the server's HTML: %s",
    async (_, program) => {
      page.innerHTML = await drawn(program)
      expect(page.innerHTML).toContain('<!--$-->')
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
      await hearMarket()
      const mismatches: unknown[] = []
      const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const root = await act(async () =>
        hydrateRoot(page, windowOf(program), { onRecoverableError: (error) => mismatches.push(error) }),
      )
      undo.push(() => act(() => root.unmount()))
      expect(mismatches).toEqual([])
      // React keeps attributes that differ, and its development build reports them.
      expect(
        errorLog.mock.calls.map((call) => call.join(' ')).filter((text) => /hydrat/i.test(text)),
      ).toEqual([])
    },
  )
})
