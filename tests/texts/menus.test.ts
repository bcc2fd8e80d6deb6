import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { chartMenus } from '@/programs/charts/chart-menus'
import { exchangeMenus } from '@/programs/exchange/exchange-menus'
import { gameMenus } from '@/programs/heartbreak/game/game-menus'
import { solitaireMenus } from '@/programs/solitaire/game/menus'
import { clockMenuItems } from '@/shell/taskbar/tray/clock-menu-items'
import { languageMenuItems } from '@/shell/taskbar/tray/language-menu-items'
import { chartTexts } from '@/texts/en/programs/charts'
import { notepadTexts } from '@/texts/en/programs/notepad'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryBookTexts } from '@/texts/en/programs/treasury-book'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { taskbarTexts } from '@/texts/en/shell/taskbar'
import { trayTexts } from '@/texts/en/shell/tray'
import { windowMenuTexts } from '@/texts/en/shell/window-menus'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { explorerTexts } from '@/texts/en/ui/explorer'
import { inLocale } from '@/texts/locale'
import { languages } from '@/texts/locales'
import { barWords, splitAtAccess } from '@/ui/menu/menu-keys'
import { withAccess } from '@/ui/menu/menu-letters'
import { speakTranslation } from './speak-translation'

type Row = { id: string; label: string; access?: string; icon?: string; items?: readonly Row[] }

const nothing = () => undefined
const pairs = ['LOVE/ETH', 'LOVE/PEPE', 'USDC/LOVE']

/** Rows from texts: of menus that are made while their window is drawn. */
const rows = (texts: Record<string, unknown>, access: Record<string, string> = {}): Row[] =>
  Object.entries(texts).flatMap(([id, label]) =>
    typeof label === 'string' ? [{ id, label, ...(access[id] && { access: access[id] }) }] : [],
  )

/** All lists of rows: the words of each bar, what hangs below them, and the menus of shell and tray. */
function allLists(): Record<string, readonly Row[]> {
  const commands = new Proxy({}, { get: () => nothing })
  const charts = {
    ...{ texts: inLocale(chartTexts), pairs, pair: null, hasFigures: true },
    choice: { kind: 'line', isTable: false, range: '7d' },
  }
  const bars: Record<string, readonly Row[]> = {
    heartbreak: gameMenus(
      { cell: 24, touchBar: true, options: { level: levels[0], mode: 'classic', cell: 24 } } as never,
      commands as never,
    ) as readonly Row[],
    solitaire: solitaireMenus(commands as never, true) as readonly Row[],
    charts: chartMenus({ ...charts, onChoose: nothing } as never) as readonly Row[],
    exchange: exchangeMenus({
      ...{ texts: inLocale(exchangeTexts), pairs, pair: 'LOVE/ETH', onChart: nothing },
    } as never) as readonly Row[],
  }
  const lists: Record<string, readonly Row[]> = {}
  for (const [name, bar] of Object.entries(bars)) {
    lists[name] = bar
    for (const { id, items } of bar) addRows(lists, `${name} ${id}`, items ?? [])
  }
  const { safeMenu, viewMenu, currency, networkMenu, historyViews, ...treasury } = inLocale(treasuryTexts)
  const { ownTreasury, connectedSafe, refresh, properties } = treasury
  const ownSafe = inLocale(treasuryReviewTexts).reported(treasury.ownSafe('0x1234…abcd'))
  const { receive } = inLocale(treasuryToolsTexts)
  const addressBook = inLocale(treasuryBookTexts).menu
  lists.treasury = rows({ safe: safeMenu, view: viewMenu, currency, network: networkMenu })
  lists['treasury safe'] = rows({
    ...{ own: ownTreasury, connected: connectedSafe, ownSafe, refresh, properties, receive },
    'address-book': addressBook,
  })
  lists['treasury view'] = rows(historyViews)
  const folder = inLocale(explorerTexts)
  lists.folder = rows({ file: folder.file, view: folder.view, help: folder.help })
  lists['folder file'] = rows({ open: folder.open, copy: folder.copyLink, close: folder.close })
  lists['folder view'] = rows({ pane: folder.asWebPage, ...folder.views })
  lists['folder help'] = rows({ topics: folder.helpTopics })
  const notepad = inLocale(notepadTexts)
  lists.notepad = rows({ file: notepad.file, edit: notepad.edit })
  lists['notepad edit'] = rows({ select: notepad.selectAll, copy: notepad.copyAll, wrap: notepad.wordWrap })
  const { restore, move, size, minimize, maximize, close, ...window } = inLocale(windowMenuTexts)
  lists.window = rows({ restore, move, size, minimize, maximize, close }, windowLetters)
  const { cascade, tileHorizontally, tileVertically, minimizeAll } = window
  const { toolbars, quickLaunch } = inLocale(taskbarTexts)
  lists.taskbar = rows(
    {
      ...{ toolbars, cascade, tileHorizontally, tileVertically },
      ...{ undo: window.undo(cascade), 'minimize-all': minimizeAll },
    },
    windowLetters,
  )
  lists['taskbar toolbars'] = rows({ 'quick-launch': quickLaunch })
  lists.lamps = rows(inLocale(trayTexts).lamps)
  addRows(lists, 'clock', clockMenuItems(1n, nothing) as readonly Row[])
  addRows(lists, 'language', languageMenuItems() as readonly Row[])
  return lists
}

/** Those that `src/shell/windows/window-menus.ts` gives. */
const windowLetters = {
  ...{ restore: 'r', minimize: 'n', maximize: 'x' },
  ...{ toolbars: 'T', cascade: 's', tileHorizontally: 'h', tileVertically: 'e' },
}

function addRows(lists: Record<string, readonly Row[]>, name: string, items: readonly Row[]): void {
  const list = items.filter(({ label }) => label !== undefined)
  lists[name] = list
  for (const { id, items: inner } of list) if (inner) addRows(lists, `${name} ${id}`, inner)
}

/** Rows and words of bars as they are drawn. The names of bars are single words. */
const drawn = (name: string, list: readonly Row[]): readonly Row[] =>
  bars.includes(name) ? (barWords(list as never) as never) : withAccess(list)
const bars = ['heartbreak', 'solitaire', 'charts', 'exchange', 'treasury', 'folder', 'notepad']

const composed = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Arab}]/u

describe.each(languages.map(({ id }) => id))('the menus in %s', (id) => {
  let lists: Record<string, readonly Row[]>
  let end: () => void
  beforeAll(async () => {
    end = await speakTranslation(id)
    lists = allLists()
  })
  afterAll(() => end())

  test('have a letter in each row without an icon, no letter twice, and each in its label', () => {
    expect(Object.keys(lists).length).toBeGreaterThan(30)
    const wrong: string[] = []
    for (const [name, list] of Object.entries(lists)) {
      const given = drawn(name, list)
      const letters = given.flatMap(({ access }) => access?.toLocaleLowerCase() ?? [])
      if (new Set(letters).size !== letters.length) wrong.push(`${name}: ${letters}`)
      for (const { label, access, icon } of given)
        if (access === undefined ? icon === undefined : !splitAtAccess(label, access))
          wrong.push(`${name}: ${label} ${access}`)
    }
    expect(wrong).toEqual([])
  })

  test('have it in Latin and in brackets where the label is Chinese, Japanese or Arabic', () => {
    const wrong = Object.entries(lists).flatMap(([name, list]) =>
      drawn(name, list)
        .filter(({ label, icon }) => composed.test(label) && icon === undefined)
        .filter(({ label, access }) => !new RegExp(`\\(${access}\\)…?$`, 'i').test(label))
        .map(({ label, access }) => `${name}: ${label} ${access}`),
    )
    expect(wrong).toEqual([])
    const folder = drawn('folder', lists.folder ?? []).map(({ label }) => /\(\w\)$/.exec(label)?.[0])
    const isComposed = ['zh-cn', 'ja', 'ar'].includes(id)
    expect(folder).toEqual(isComposed ? ['(F)', '(V)', '(H)'] : [undefined, undefined, undefined])
  })
})
