import { type ReactNode, useState } from 'react'
import { copyLinkShortcuts } from '@/domain/keyboard/folder-shortcuts'
import { findShortcut } from '@/domain/keyboard/shortcuts'
import { common } from '@/texts/common'
import { explorer } from '@/texts/explorer'

import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { openMenu } from '@/ui/menu/open-menu'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { Icon } from '../icon'
import { Picture } from '../picture'
import titleStyles from '../styles/title.module.css'
import styles from './explorer.module.css'
import { type ExplorerItem, type ExplorerView, explorerViews, type FindNearest } from './explorer-item'
import { ExplorerItems } from './explorer-items'
import infoPaneStyles from './info-pane.module.css'

type ExplorerProps = {
  title: string
  icon: string
  about: string
  items: readonly ExplorerItem[]
  empty: ReactNode
  opensOnClick: boolean
  findNearest: FindNearest
  onOpen: (item: ExplorerItem) => void
  onCopy: (address: string) => Promise<boolean>
  onHelp: () => void
  onClose: () => void
}

export function Explorer(props: ExplorerProps) {
  const { title, icon, about, items, empty, opensOnClick, findNearest, onOpen } = props
  const [view, setView] = useState<ExplorerView>('large')
  const [hasPane, setHasPane] = useState(true)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const selected = items.find(({ id }) => id === selectedId) ?? null

  const copy = async (item: ExplorerItem) => {
    if (item.href === null) return
    setStatus((await props.onCopy(item.href)) ? explorer.copied : explorer.notCopied)
  }
  const menus = menusOf({ selected, view, setView, hasPane, setHasPane, copy, ...props })

  return (
    <section
      className={styles.explorer}
      aria-label={title}
      onKeyDown={(event) => {
        if (!findShortcut(copyLinkShortcuts, event) || !selected?.href) return
        // Selected text is copied by the browser.
        if (getSelection()?.isCollapsed === false) return
        event.preventDefault()
        void copy(selected)
      }}
    >
      <MenuBar label={title} menus={menus} />
      <div className={styles.addressBar}>
        <span aria-hidden="true">{explorer.address}</span>
        <span className={`${styles.address} selectable`}>
          <Icon name={icon} size={16} />
          {explorer.path(title)}
        </span>
      </div>
      <div className={styles.middle}>
        {hasPane && <InfoPane title={title} icon={icon} about={about} selected={selected} onCopy={copy} />}
        {items.length === 0 ? (
          <div className={`well ${styles.empty} selectable`}>{empty}</div>
        ) : (
          <ExplorerItems
            label={title}
            items={items}
            view={view}
            selected={selectedId}
            opensOnClick={opensOnClick}
            findNearest={findNearest}
            onSelect={(id) => {
              setSelectedId(id)
              setStatus('')
            }}
            onOpen={onOpen}
            onMenu={(item, at, event) =>
              openMenu({ label: item.label, items: itemRows(item, { copy, onOpen }), at, event })
            }
          />
        )}
      </div>
      <div className="status-bar">
        <span>{explorer.objects(items.length)}</span>
        <span className={styles.wide} role="status">
          {status || selected?.detail}
        </span>
      </div>
    </section>
  )
}

type MenuState = ExplorerProps & {
  selected: ExplorerItem | null
  view: ExplorerView
  setView: (view: ExplorerView) => void
  hasPane: boolean
  setHasPane: (hasPane: boolean) => void
  copy: (item: ExplorerItem) => void
}

/** The File menu and the item's context menu show the same rows. */
function itemRows(
  item: ExplorerItem | null,
  { copy, onOpen }: Pick<MenuState, 'copy' | 'onOpen'>,
): readonly MenuItem[] {
  return [
    {
      kind: 'action',
      id: 'open',
      label: explorer.open,
      isDefault: true,
      disabled: item === null,
      onSelect: () => item && onOpen(item),
    },
    {
      kind: 'action',
      id: 'copy',
      label: explorer.copyLink,
      shortcut: explorer.copyKey,
      disabled: !item?.href,
      onSelect: () => item && copy(item),
    },
  ]
}

function menusOf(state: MenuState): readonly BarMenu[] {
  const { selected, view, setView, hasPane, setHasPane, onHelp, onClose } = state
  const file: readonly MenuItem[] = [
    ...itemRows(selected, state),
    { kind: 'separator', id: 'before-close' },
    { kind: 'action', id: 'close', label: common.close, onSelect: onClose },
  ]
  const views = explorerViews.map((id) => ({
    kind: 'action' as const,
    id,
    label: explorer.views[id],
    checked: id === view,
    onSelect: () => setView(id),
  }))
  const pane = {
    kind: 'action',
    id: 'pane',
    label: explorer.asWebPage,
    choice: 'mark',
    checked: hasPane,
    onSelect: () => setHasPane(!hasPane),
  } as const
  return [
    { id: 'file', label: common.file, items: file },
    {
      id: 'view',
      label: common.view,
      items: [pane, { kind: 'separator', id: 'before-views' }, ...views],
    },
    {
      id: 'help',
      label: common.help,
      items: [{ kind: 'action', id: 'topics', label: explorer.helpTopics, onSelect: onHelp }],
    },
  ]
}

type InfoPaneProps = {
  title: string
  icon: string
  about: string
  selected: ExplorerItem | null
  onCopy: (item: ExplorerItem) => void
}

function InfoPane({ title, icon, about, selected, onCopy }: InfoPaneProps) {
  return (
    <div className={infoPaneStyles.pane}>
      <Icon name={icon} size={32} />
      <h3 className={`${titleStyles.title} ${infoPaneStyles.title}`}>{title}</h3>
      <span className={infoPaneStyles.stripe} aria-hidden="true" />
      {selected === null ? (
        <>
          <p>{about}</p>
          <p>{explorer.selectToSee}</p>
        </>
      ) : (
        <>
          <p className={infoPaneStyles.strong}>{selected.label}</p>
          {selected.picture !== null && <Picture path={selected.picture} size={64} />}
          <p className={`${infoPaneStyles.where} selectable`}>{selected.detail}</p>
          {selected.href !== null && (
            <>
              <p>{explorer.opensInNewTab}</p>
              <button type="button" className="button" onClick={() => onCopy(selected)}>
                {explorer.copyLink}
              </button>
            </>
          )}
        </>
      )}
    </div>
  )
}
