import { beforeAll, describe, expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { languages } from '@/language/languages'
import { inLanguage } from '@/language/page-language'
import { chartMenus } from '@/programs/charts/chart-menus'
import { gameMenus } from '@/programs/heartbreak/game/game-menus'
import { paintMenus } from '@/programs/paint/menus'
import { solitaireMenus } from '@/programs/solitaire/game/menus'
import { swapMenus } from '@/programs/swap/wallet-window'
import { clockMenuItems } from '@/shell/taskbar/tray/clock-menu-items'
import { languageMenuItems } from '@/shell/taskbar/tray/language-menu-items'
import { common } from '@/texts/common'
import { explorer } from '@/texts/explorer'
import { notepad } from '@/texts/notepad'
import { taskbar } from '@/texts/taskbar'
import { treasury as treasuryTexts } from '@/texts/treasury'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryTools } from '@/texts/treasury-tools'
import { windowMenus } from '@/texts/window-menus'
import { splitAtAccess, withAccess } from '@/ui/menu/access-letters'

type Row = { id: string; label: string; access?: string; icon?: string; items?: readonly Row[] }

const nothing = () => undefined
const pairs = ['CAT/ETH', 'CAT/DEGEN', 'USDC/CAT']

/** Returns rows from texts, for menus that are created while their window renders. */
const rows = (texts: Record<string, unknown>, access: Record<string, string> = {}): Row[] =>
  Object.entries(texts).flatMap(([id, label]) =>
    typeof label === 'string' ? [{ id, label, ...(access[id] && { access: access[id] }) }] : [],
  )

/** Returns all lists of rows: the titles of each bar, their menus, and the menus of shell and tray. */
function allLists(): Record<string, readonly Row[]> {
  const commands = new Proxy({}, { get: () => nothing })
  const charts = {
    ...{ pairs, pair: null, hasFigures: true },
    choice: { kind: 'line', isTable: false, range: '7d' },
  }
  const bars: Record<string, readonly Row[]> = {
    heartbreak: gameMenus(
      { cell: 24, touchBar: true, options: { level: levels[0], mode: 'classic', cell: 24 } } as never,
      commands as never,
    ) as readonly Row[],
    solitaire: solitaireMenus(commands as never, true) as readonly Row[],
    paint: paintMenus(commands as never, { bars: {}, zoom: 1 } as never) as readonly Row[],
    charts: chartMenus({ ...charts, onChoose: nothing } as never) as readonly Row[],
    exchange: swapMenus({
      ...{ pairs, pair: 'CAT/ETH', onChart: nothing },
    } as never) as readonly Row[],
  }
  const lists: Record<string, readonly Row[]> = {}
  for (const [name, bar] of Object.entries(bars)) {
    lists[name] = bar
    for (const { id, items } of bar) addRows(lists, `${name} ${id}`, items ?? [])
  }
  const { safeMenu, viewMenu, currency, networkMenu, historyViews, ...treasury } = treasuryTexts
  const { ownTreasury, connectedSafe, refresh, properties } = treasury
  const ownSafe = treasuryReview.reported(treasury.ownSafe('0x1234…abcd'))
  const { receive } = treasuryTools
  const addressBook = treasuryBook.menu
  lists.treasury = rows({ safe: safeMenu, view: viewMenu, currency, network: networkMenu })
  lists['treasury safe'] = rows({
    ...{ own: ownTreasury, connected: connectedSafe, ownSafe, refresh, properties, receive },
    'address-book': addressBook,
  })
  lists['treasury view'] = rows(historyViews)
  lists.folder = rows({ file: common.file, view: common.view, help: common.help })
  lists['folder file'] = rows({ open: explorer.open, copy: explorer.copyLink, close: common.close })
  lists['folder view'] = rows({ pane: explorer.asWebPage, ...explorer.views })
  lists['folder help'] = rows({ topics: explorer.helpTopics })
  lists.notepad = rows({ file: common.file, edit: notepad.edit })
  lists['notepad edit'] = rows({ select: notepad.selectAll, copy: notepad.copyAll, wrap: notepad.wordWrap })
  const { restore, move, size, minimize, maximize, close, ...window } = windowMenus
  lists.window = rows({ restore, move, size, minimize, maximize, close }, windowLetters)
  const { cascade, tileHorizontally, tileVertically, minimizeAll } = window
  const { toolbars, quickLaunch } = taskbar
  lists.taskbar = rows(
    {
      ...{ toolbars, cascade, tileHorizontally, tileVertically },
      ...{ undo: window.undo(withoutLetter(cascade)), 'minimize-all': minimizeAll },
    },
    windowLetters,
  )
  lists['taskbar toolbars'] = rows({ 'quick-launch': quickLaunch })
  addRows(lists, 'clock', clockMenuItems(1n, nothing) as readonly Row[])
  addRows(lists, 'language', languageMenuItems() as readonly Row[])
  return lists
}

/** Removes the letter in brackets at the end of a label, because a label within another one has none. */
const withoutLetter = (label: string) => label.replace(/\([A-Z]\)$/, '')

/** The letters that `src/shell/windows/window-menus.ts` assigns. */
const windowLetters = {
  ...{ restore: 'r', minimize: 'n', maximize: 'x' },
  ...{ toolbars: 'T', cascade: 's', tileHorizontally: 'h', tileVertically: 'e' },
}

function addRows(lists: Record<string, readonly Row[]>, name: string, items: readonly Row[]): void {
  const list = items.filter(({ label }) => label !== undefined)
  lists[name] = list
  for (const { id, items: inner } of list) if (inner) addRows(lists, `${name} ${id}`, inner)
}

const composed = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

describe.each(languages.map(({ id }) => id))('the menus in %s', (id) => {
  let lists: Record<string, readonly Row[]>
  beforeAll(() => {
    lists = inLanguage(id, allLists)
  })

  test('each row without an icon has a letter in its label, and no letter is used twice', () => {
    expect(Object.keys(lists).length).toBeGreaterThan(30)
    const wrong: string[] = []
    for (const [name, list] of Object.entries(lists)) {
      const given = withAccess(list)
      const letters = given.flatMap(({ access }) => access?.toLocaleLowerCase() ?? [])
      if (new Set(letters).size !== letters.length) wrong.push(`${name}: ${letters}`)
      for (const { label, access, icon } of given)
        if (access === undefined ? icon === undefined : !splitAtAccess(label, access))
          wrong.push(`${name}: ${label} ${access}`)
    }
    expect(wrong).toEqual([])
  })

  test('Chinese and Japanese labels have a Latin letter in brackets', () => {
    const wrong = Object.entries(lists).flatMap(([name, list]) =>
      withAccess(list)
        .filter(({ label, icon }) => composed.test(label) && icon === undefined)
        .filter(({ label, access }) => !new RegExp(`\\(${access}\\)…?$`, 'i').test(label))
        .map(({ label, access }) => `${name}: ${label} ${access}`),
    )
    expect(wrong).toEqual([])
    const folder = withAccess(lists.folder ?? []).map(({ label }) => /\(\w\)$/.exec(label)?.[0])
    const isComposed = ['zh-cn', 'ja'].includes(id)
    expect(folder).toEqual(isComposed ? ['(F)', '(V)', '(H)'] : [undefined, undefined, undefined])
  })
})
