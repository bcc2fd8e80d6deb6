import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { KeyboardShortcut, ShortcutScope } from '@/domain/keyboard/key-press'
import { keyboardShortcuts, type ShortcutId } from '@/domain/keyboard/keyboard-shortcuts'
import { shellKey } from '@/shell/services/shell-key'

/** Every file that listens to keys, with the places of Help that list these keys. */
const listeners: Readonly<Record<string, readonly ShortcutScope[]>> = {
  'programs/charts/chart-field.tsx': ['chart'],
  'programs/charts/window.tsx': ['chart'],
  'programs/display/window.tsx': ['everywhere'],
  'programs/links/window.tsx': ['folders'],
  'programs/run/window.tsx': ['everywhere', 'run'],
  'programs/shut-down/window.tsx': ['everywhere'],
  'programs/pairs/use-grid-keys.ts': ['controls'],
  'programs/treasury/list/row-list.tsx': ['controls'],
  'shell/taskbar/notifications/balloons.tsx': ['everywhere'],
  'shell/icons/keyboard-icon-move.ts': ['placing'],
  'shell/windows/keyboard-move-size.ts': ['placing'],
  'browser/start/early-keys.ts': ['everywhere'],
  'browser/pointer-drag.ts': ['windows'],
  'shell/services/shell-key.ts': ['everywhere', 'windows'],
  'shell/start-menu/start-button.tsx': ['everywhere'],
  'shell/taskbar/task-buttons.tsx': ['everywhere'],
  'shell/taskbar/tray/tray-panel.tsx': ['everywhere'],
  'shell/icons/use-icon-keys.ts': ['icons'],
  'shell/taskbar/use-toolbar-keys.ts': ['taskbar'],
  'shell/windows/window-switcher.tsx': ['switcher'],
  'ui/crash-screen.tsx': ['stand-by'],
  'ui/drop-down/drop-down.tsx': ['controls'],
  'ui/explorer/explorer-items.tsx': ['folders'],
  'ui/menu-bar/menu-bar.tsx': ['menus'],
  'ui/menu/menu-keys.ts': ['menus'],
  'ui/menu/menu-list.tsx': ['menus'],
  'ui/tabs/tabs.tsx': ['controls'],
  'ui/tooltip/tooltip.ts': ['everywhere'],
  'ui/tree/tree.tsx': ['controls'],
  'ui/menu/use-context-menu.ts': ['everywhere'],
  'ui/use-list-keys.ts': ['controls'],
  'ui/menu-bar/use-menu-bar-keys.ts': ['windows'],
}

/** Keys that the browser handles itself: ENTER follows a link, and any key ends full-screen views. */
const browsers: readonly ShortcutId[] = ['open-icon', 'end-stand-by']

const shortcuts = Object.entries(keyboardShortcuts) as [ShortcutId, KeyboardShortcut][]
const rowsOf = (places: readonly ShortcutScope[]) =>
  shortcuts.filter(([, { place }]) => places.includes(place))
/** Returns the key without its modifiers. */
const bare = (key: string) => key.split('+').at(-1) ?? ''
const keysOf = (rows: readonly (readonly [ShortcutId, KeyboardShortcut])[]) =>
  new Set(rows.flatMap(([, { keys }]) => keys.map(bare)))

/** Returns the keys that a file names, directly or through their row in the table. */
function heardIn(source: string): ReadonlySet<string> {
  // Removes comments and the places where keys are excluded: negated lists, and the space that type-ahead ignores.
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|!\[[^\]]*\]|key.length !== 1 \|\| key === ' '/gm, '')
  if (!/KeyboardEvent|[kK]eydown|onKeyDown|\bkey: string|isPressed/.test(code)) return new Set()
  const name = 'Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End|Escape|Enter|Tab|ContextMenu|F(?:10|4|6)'
  const named = [...code.matchAll(new RegExp(`'(${name})'|\\b(Arrow\\w+|Page\\w+|Home|End)(?=: )`, 'g'))]
  const keys = named.map(([, quoted, property]) => quoted ?? property ?? '')
  const space = /key [!=]==? ' '/.test(code) ? [' '] : []
  // Code compares a key by its `code`, or by its letter in lower case.
  const printed = [...code.matchAll(/(?:code|toLowerCase\(\)) === '(Key[A-Z]|Backquote|Space|[a-z])'/g)].map(
    ([, told = '']) => ({ Backquote: '`', Space: ' ' })[told] ?? told.replace('Key', '').toLowerCase(),
  )
  const byRow = shortcuts.filter(([id]) =>
    new RegExp(`Shortcuts\\['${id}'\\]|^ {2}'${id}',$`, 'm').test(code),
  )
  return new Set([...keys, ...space, ...printed, ...(code.includes('isPressed') ? keysOf(byRow) : [])])
}

/** The keys that each file of the desktop handles. The games list their keys in their own Help menus. */
const heard = new Map(
  ['browser', 'desktop', 'dialogs', 'programs', 'shell', 'ui'].flatMap((folder) =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^programs.(heartbreak|solitaire)/.test(file))
      .map((file) => [file, heardIn(readFileSync(join('src', file), 'utf8'))] as const)
      .filter(([, keys]) => keys.size > 0),
  ),
)

/** Returns a key of the table as the fields of a keyboard event. */
function press(written: string) {
  const parts = written.split('+')
  const key = parts.at(-1) ?? ''
  const code = { d: 'KeyD', '`': 'Backquote', ' ': 'Space' }[key] ?? key
  const held = (name: string) => parts.includes(name)
  const modifiers = { ctrlKey: held('Control'), altKey: held('Alt'), shiftKey: held('Shift'), metaKey: false }
  return { key, code, ...modifiers, getModifierState: () => false }
}

test('the handler of the first load handles exactly the keys of its table, each by its row', () => {
  const answered: readonly string[] = [
    'next-part',
    'previous-part',
    'close-window',
    'show-desktop',
    'switch-window',
    'switch-window-back',
    'system-menu',
  ]
  for (const [id, { keys }] of shortcuts)
    for (const key of keys)
      expect(shellKey(press(key)), `${id}: ${key}`).toBe(answered.includes(id) ? id : null)
})

test('every file that listens to keys has its section in the manual', () => {
  expect([...heard.keys()].toSorted()).toEqual(Object.keys(listeners).toSorted())
})

test('every handled key is listed in Help, in the section that handles it', () => {
  const untold = [...heard].flatMap(([file, keys]) => {
    const told = keysOf(rowsOf(listeners[file] ?? []))
    return [...keys].filter((key) => !told.has(key)).map((key) => `${file}: ${key}`)
  })
  expect(untold).toEqual([])
})

test('every key that Help lists is handled in that section', () => {
  const places = [...new Set(shortcuts.map(([, { place }]) => place))]
  const unheard = places.flatMap((place) => {
    const files = Object.keys(listeners).filter((file) => listeners[file]?.includes(place))
    const answered = new Set(files.flatMap((file) => [...(heard.get(file) ?? [])]))
    return rowsOf([place])
      .filter(([id]) => !browsers.includes(id))
      .flatMap(([id, { keys }]) =>
        keys.filter((key) => !answered.has(bare(key))).map((key) => `${id}: ${key}`),
      )
  })
  expect(unheard).toEqual([])
})
