import { requestAbout } from '@/desktop/about-request'
import type { DesktopStore } from '@/desktop/desktop-store'
import { isWebStyle, webStyle } from '@/desktop/preferences/folder-options'
import { applySkin } from '@/desktop/preferences/scheme'
import { skin } from '@/desktop/preferences/skin'
import { chooseSounds, currentSounds, playSound } from '@/desktop/preferences/sounds'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { isLinkFolder } from '@/domain/navigation/link-folders'
import { documents } from '@/programs/notepad/documents'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { requestWelcome } from '@/shell/welcome/welcome-request'
import { focusFrontWindow } from '@/shell/windows/focus-front-window'
import { skins } from '@/skins/registry'
import { startFolders } from '@/texts/start-folders'
import { startMenu } from '@/texts/start-menu'
import { startMenuLetters } from '@/texts/start-menu-letters'

import type { MenuItem } from '@/ui/menu/menu-items'

type StartMenu = {
  entries: readonly DesktopEntry[]
  store: DesktopStore
  onOpen: (entry: DesktopEntry) => void
}

/** Returns the current rows of the Start menu. A program that the community does not offer has no row. */
export function startMenuItems({ entries, store, onOpen }: StartMenu): readonly MenuItem[] {
  const open = (id: string, argument: string | null = null) => {
    const program = findProgram(id)
    if (!program) return
    store.dispatch({ type: 'opened', request: windowRequest(program, argument) })
    focusFrontWindow(store)
  }
  const row = (id: string, label: string, icon: string, access?: string): readonly MenuItem[] =>
    findProgram(id)
      ? [{ kind: 'action', id, label, icon, ...(access && { access }), onSelect: () => open(id) }]
      : []
  // Help has a row in the menu itself.
  const readings = documents
    .filter(({ id }) => id !== 'help')
    .map(
      ({ id, title }): MenuItem => ({
        kind: 'action',
        id: `document-${id}`,
        label: title,
        icon: 'text-file',
        onSelect: () => open('notepad', id),
      }),
    )
  const rowsOf = (wanted: (entry: DesktopEntry) => boolean) =>
    entries.filter(wanted).map((entry) => entryRow(entry, onOpen))
  const folderOf = (id: string) => findProgram(id)?.startFolder
  const folders = (Object.keys(startFolders) as (keyof typeof startFolders)[]).flatMap(
    (folder): readonly MenuItem[] => {
      const items = rowsOf(({ kind, id }) => kind === 'program' && folderOf(id) === folder)
      return items.length === 0
        ? []
        : [{ kind: 'submenu', id: `folder-${folder}`, label: startFolders[folder], icon: 'folder', items }]
    },
  )
  const submenu = (
    id: keyof typeof startMenuLetters,
    icon: string,
    items: readonly MenuItem[],
  ): readonly MenuItem[] =>
    items.length === 0
      ? []
      : [{ kind: 'submenu', id, label: startMenu[id], access: startMenuLetters[id], icon, items }]

  return withUniqueLabels([
    ...submenu('programs', 'folder', [
      ...folders,
      ...rowsOf(({ kind, id }) => kind === 'program' && !folderOf(id) && !hasOwnRow(id)),
      { kind: 'separator', id: 'before-welcome' },
      { kind: 'action', id: 'welcome', label: startMenu.welcome, icon: 'start', onSelect: requestWelcome },
      { kind: 'action', id: 'about', label: startMenu.about, icon: 'info', onSelect: requestAbout },
    ]),
    ...submenu(
      'links',
      'links',
      rowsOf((entry) => entry.kind !== 'program' && !isSocial(entry)),
    ),
    ...submenu(
      'social',
      'social',
      rowsOf((entry) => entry.kind !== 'program' && isSocial(entry)),
    ),
    ...submenu('documents', 'text-file', readings),
    ...submenu('settings', 'settings', settingRows(row)),
    ...row('help', startMenu.help, 'help', startMenuLetters.help),
    ...row('run', startMenu.run, 'run', startMenuLetters.run),
    ...(findProgram('shut-down') ? [{ kind: 'separator', id: 'before-shut-down' } as const] : []),
    ...row('shut-down', startMenu.shutDown, 'shut-down', startMenuLetters.shutDown),
  ])
}

function settingRows(
  row: (id: string, label: string, icon: string) => readonly MenuItem[],
): readonly MenuItem[] {
  const choices = skins.map(
    ({ id, name }): MenuItem => ({
      kind: 'action',
      id: `skin-${id}`,
      label: name,
      checked: skin.getState() === id,
      onSelect: () => applySkin(id),
    }),
  )
  return [
    ...row('display', findProgram('display')?.title ?? '', 'display'),
    { kind: 'submenu', id: 'skins', label: startMenu.skins, icon: 'skins', items: choices },
    { kind: 'separator', id: 'before-switches' },
    {
      kind: 'action',
      id: 'web-style',
      label: startMenu.webStyle,
      choice: 'mark',
      checked: isWebStyle(),
      onSelect: () => webStyle.choose(!isWebStyle()),
    },
    {
      kind: 'action',
      id: 'sounds',
      label: startMenu.sounds,
      choice: 'mark',
      checked: currentSounds().isOn,
      onSelect() {
        chooseSounds({ isOn: !currentSounds().isOn })
        playSound('ding')
      },
    },
  ]
}

/** Programs with a row outside Programs, and the folders of links, whose links are under Links and Social. */
function hasOwnRow(id: string): boolean {
  return ['help', 'run', 'shut-down', 'display'].includes(id) || isLinkFolder(id)
}

/**
 * Returns the rows with a number behind each name that an earlier row has: `Charts (2)`. A community chooses the names of
 * its links and programs, and two rows of one name look the same.
 */
function withUniqueLabels(
  items: readonly MenuItem[],
  counts = new Map<string, number>(),
): readonly MenuItem[] {
  const named = items.map((item) => {
    if (item.kind === 'separator') return item
    const name = item.label.toLowerCase()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? item : { ...item, label: `${item.label} (${count})` }
  })
  return named.map((item) =>
    item.kind === 'submenu' ? { ...item, items: withUniqueLabels(item.items, counts) } : item,
  )
}

function isSocial(entry: DesktopEntry): boolean {
  return 'folder' in entry && entry.folder === 'social'
}

function entryRow(entry: DesktopEntry, onOpen: (entry: DesktopEntry) => void): MenuItem {
  const { id, label, icon } = entry
  if (entry.kind === 'link') return { kind: 'link', id, label, icon, href: entry.href }
  return { kind: 'action', id, label, icon, onSelect: () => onOpen(entry) }
}
