import { type RefObject, useMemo } from 'react'
import { chooseSkin, skin } from '@/desktop/skin'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/desktop-entries'
import { documents } from '@/programs/notepad/documents'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { skins } from '@/skins/registry'
import { Menu } from '@/ui/menu'
import type { MenuItem } from '@/ui/menu-items'
import styles from './start-menu.module.css'

export type StartMenuProps = {
  entries: readonly DesktopEntry[]
  /** The Start button: a press on it closes the menu by itself. */
  opener: RefObject<HTMLElement | null>
  onOpen: (entry: DesktopEntry) => void
  onClose: () => void
}

/** The Start menu with its side banner. */
export function StartMenu({ entries, opener, onOpen, onClose }: StartMenuProps) {
  const { site } = useCommunity()
  const store = useDesktopStore()
  const items = useMemo<readonly MenuItem[]>(() => {
    const rows = (kinds: readonly DesktopEntry['kind'][]) =>
      entries.filter(({ kind }) => kinds.includes(kind)).map((entry) => entryRow(entry, onOpen))
    const notepad = findProgram('notepad')
    const readings = documents.map(
      ({ id, title }): MenuItem => ({
        kind: 'action',
        id: `document-${id}`,
        label: title,
        icon: 'text-file',
        onSelect: () => notepad && store.dispatch({ type: 'opened', request: windowRequest(notepad, id) }),
      }),
    )
    const choices = skins.map(
      ({ id, name }): MenuItem => ({
        kind: 'action',
        id: `skin-${id}`,
        label: name,
        checked: skin.getState().id === id,
        onSelect: () => chooseSkin(id),
      }),
    )
    return [
      { kind: 'submenu', id: 'programs', label: 'Programs', icon: 'folder', items: rows(['program']) },
      { kind: 'submenu', id: 'links', label: 'Links', icon: 'bridge', items: rows(['link', 'unset']) },
      { kind: 'submenu', id: 'documents', label: 'Documents', icon: 'text-file', items: readings },
      { kind: 'submenu', id: 'skins', label: 'Skins', icon: 'display', items: choices },
      { kind: 'separator', id: 'before-desktop' },
      {
        kind: 'action',
        id: 'show-desktop',
        label: 'Show Desktop',
        icon: 'show-desktop',
        onSelect: () => store.dispatch({ type: 'all-minimised' }),
      },
    ]
  }, [entries, onOpen, store])

  return (
    <div className={styles.start}>
      <span className={styles.banner} aria-hidden="true">
        {site.name}
      </span>
      <Menu label="Start" items={items} opener={opener} onClose={onClose} size="large" />
    </div>
  )
}

function entryRow(entry: DesktopEntry, onOpen: (entry: DesktopEntry) => void): MenuItem {
  const { id, label, icon } = entry
  if (entry.kind === 'link') return { kind: 'link', id, label, icon, href: entry.href }
  return { kind: 'action', id, label, icon, onSelect: () => onOpen(entry) }
}
