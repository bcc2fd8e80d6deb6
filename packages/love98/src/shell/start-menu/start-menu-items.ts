import type { DesktopStore } from '@/desktop/desktop-store'
import { isWebStyle, webStyle } from '@/desktop/preferences/folder-options'
import { applySkin } from '@/desktop/preferences/scheme'
import { skin } from '@/desktop/preferences/skin'
import { chooseSounds, currentSounds, playSound } from '@/desktop/preferences/sounds'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { documents } from '@/programs/notepad/documents'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { requestWelcome } from '@/shell/welcome/welcome-request'
import { focusFrontWindow } from '@/shell/windows/focus-front-window'
import { skins } from '@/skins/registry'
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
  const readings = documents.map(
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
  const submenu = (
    id: keyof typeof startMenuLetters,
    icon: string,
    items: readonly MenuItem[],
  ): readonly MenuItem[] =>
    items.length === 0
      ? []
      : [{ kind: 'submenu', id, label: startMenu[id], access: startMenuLetters[id], icon, items }]

  return [
    ...submenu('programs', 'folder', [
      ...rowsOf(({ kind, id }) => kind === 'program' && !hasOwnRow(id)),
      { kind: 'separator', id: 'before-welcome' },
      { kind: 'action', id: 'welcome', label: startMenu.welcome, icon: 'start', onSelect: requestWelcome },
    ]),
    ...submenu(
      'links',
      'bridge',
      rowsOf((entry) => entry.kind !== 'program' && !isSocial(entry)),
    ),
    ...submenu(
      'social',
      'social',
      rowsOf((entry) => entry.kind !== 'program' && isSocial(entry)),
    ),
    ...submenu('documents', 'text-file', readings),
    ...submenu('settings', 'display', settingRows(row)),
    ...row('help', startMenu.help, 'help', startMenuLetters.help),
    ...row('run', startMenu.run, 'run', startMenuLetters.run),
    ...(findProgram('shut-down') ? [{ kind: 'separator', id: 'before-shut-down' } as const] : []),
    ...row('shut-down', startMenu.shutDown, 'shut-down', startMenuLetters.shutDown),
  ]
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
    { kind: 'submenu', id: 'skins', label: startMenu.skins, icon: 'display', items: choices },
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

function hasOwnRow(id: string): boolean {
  return ['help', 'run', 'shut-down'].includes(id)
}

function isSocial(entry: DesktopEntry): boolean {
  return 'folder' in entry && entry.folder === 'social'
}

function entryRow(entry: DesktopEntry, onOpen: (entry: DesktopEntry) => void): MenuItem {
  const { id, label, icon } = entry
  if (entry.kind === 'link') return { kind: 'link', id, label, icon, href: entry.href }
  return { kind: 'action', id, label, icon, onSelect: () => onOpen(entry) }
}
