import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { explorerTexts } from '@/texts/en/ui/explorer'
import { useTexts } from '@/texts/use-texts'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { openMenu } from '@/ui/menu/open-menu'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { Icon } from '../icon'
import styles from './explorer.module.css'
import { type ExplorerItem, type ExplorerView, explorerViews, type FindNearest } from './explorer-item'
import { ExplorerItems } from './explorer-items'
import { InfoPane } from './info-pane'

type ExplorerProps = {
  title: string
  icon: string
  /** One sentence for the left pane: what this folder contains. */
  about: string
  items: readonly ExplorerItem[]
  /** What is shown instead of icons when there are none. */
  empty: ReactNode
  opensOnClick: boolean
  findNearest: FindNearest
  isCopyKey: (event: KeyboardEvent) => boolean
  onOpen: (item: ExplorerItem) => void
  /** Copies an address and says whether it arrived. */
  onCopy: (address: string) => Promise<boolean>
  onHelp: () => void
  onClose: () => void
}

/** A folder as Windows 98 shows one: menu bar, address, a pane that tells about it, icons, and a status bar. */
export function Explorer(props: ExplorerProps) {
  const { title, icon, about, items, empty, opensOnClick, findNearest, isCopyKey, onOpen } = props
  const texts = useTexts(explorerTexts)
  const [view, setView] = useState<ExplorerView>('large')
  const [hasPane, setHasPane] = useState(true)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const selected = items.find(({ id }) => id === selectedId) ?? null

  const copy = async (item: ExplorerItem) => {
    if (item.href === null) return
    setSaid((await props.onCopy(item.href)) ? texts.copied : texts.notCopied)
  }
  const menus = menusOf({ texts, selected, view, setView, hasPane, setHasPane, copy, ...props })

  return (
    <section
      className={styles.explorer}
      aria-label={title}
      onKeyDown={(event) => {
        if (!selected?.href || !isCopyKey(event)) return
        event.preventDefault()
        void copy(selected)
      }}
    >
      <MenuBar label={title} menus={menus} />
      <div className={styles.addressBar}>
        <span aria-hidden="true">{texts.address}</span>
        <span className={`${styles.address} selectable`}>
          <Icon name={icon} size={16} />
          {texts.path(title)}
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
              setSaid('')
            }}
            onOpen={onOpen}
            onMenu={(item, at, event) =>
              openMenu({ label: item.label, items: itemRows(item, { texts, copy, onOpen }), at, event })
            }
          />
        )}
      </div>
      <div className="status-bar">
        <span>{texts.objects(items.length)}</span>
        <span className={styles.wide} role="status">
          {said || selected?.detail}
        </span>
      </div>
    </section>
  )
}

type MenuState = ExplorerProps & {
  texts: typeof explorerTexts
  selected: ExplorerItem | null
  view: ExplorerView
  setView: (view: ExplorerView) => void
  hasPane: boolean
  setHasPane: (hasPane: boolean) => void
  copy: (item: ExplorerItem) => void
}

/** What can be done with one item; the same rows in the File menu and in its own. */
function itemRows(
  item: ExplorerItem | null,
  { texts, copy, onOpen }: Pick<MenuState, 'texts' | 'copy' | 'onOpen'>,
): readonly MenuItem[] {
  return [
    {
      kind: 'action',
      id: 'open',
      label: texts.open,
      isDefault: true,
      disabled: item === null,
      onSelect: () => item && onOpen(item),
    },
    {
      kind: 'action',
      id: 'copy',
      label: texts.copyLink,
      shortcut: texts.copyKey,
      disabled: !item?.href,
      onSelect: () => item && copy(item),
    },
  ]
}

function menusOf(state: MenuState): readonly BarMenu[] {
  const { texts, selected, view, setView, hasPane, setHasPane, onHelp, onClose } = state
  const file: readonly MenuItem[] = [
    ...itemRows(selected, state),
    { kind: 'separator', id: 'before-close' },
    { kind: 'action', id: 'close', label: texts.close, onSelect: onClose },
  ]
  const views = explorerViews.map((id) => ({
    kind: 'action' as const,
    id,
    label: texts.views[id],
    checked: id === view,
    onSelect: () => setView(id),
  }))
  const pane = {
    kind: 'action',
    id: 'pane',
    label: texts.asWebPage,
    choice: 'mark',
    checked: hasPane,
    onSelect: () => setHasPane(!hasPane),
  } as const
  return [
    { id: 'file', label: texts.file, items: file },
    {
      id: 'view',
      label: texts.view,
      items: [pane, { kind: 'separator', id: 'before-views' }, ...views],
    },
    {
      id: 'help',
      label: texts.help,
      items: [{ kind: 'action', id: 'topics', label: texts.helpTopics, onSelect: onHelp }],
    },
  ]
}
