import { menus } from '@/texts/menus'

import { Icon } from '@/ui/icon'
import { splitAtAccess } from './access-letters'
import styles from './menu.module.css'
import type { MenuRowItem } from './menu-items'
import { ariaKeys } from './menu-keys'
import marks from './menu-marks.module.css'

type MenuRowProps = {
  item: MenuRowItem
  size: 'normal' | 'large'
  /** True while the submenu of the row is open. */
  isOpen: boolean
  /** Called when the row is clicked, or chosen by a key or assistive technology. */
  onChoose: (byKey: boolean) => void
  /** Called when the visitor follows a link, so that the menu closes. */
  onLeave: () => void
}

/** One row of a menu. */
export function MenuRow({ item, size, isOpen, onChoose, onLeave }: MenuRowProps) {
  const keys = [item.access?.toUpperCase(), item.shortcut && ariaKeys(item.shortcut)]
    .filter(Boolean)
    .join(' ')
  const shared = {
    tabIndex: -1,
    className: styles.row,
    'data-id': item.id,
    'data-default': item.isDefault || undefined,
    'aria-disabled': item.disabled,
    'aria-keyshortcuts': keys === '' ? undefined : keys,
  }
  const face = (
    <>
      <Gutter item={item} size={size} />
      <span className={styles.label}>
        <Label item={item} />
      </span>
      {item.shortcut !== undefined && (
        <span className={styles.shortcut} aria-hidden="true">
          {item.shortcut}
        </span>
      )}
      {item.note !== undefined && <span className={styles.shortcut}> {item.note}</span>}
    </>
  )
  if (item.kind === 'link')
    return (
      <a
        {...shared}
        role="menuitem"
        href={item.disabled ? undefined : item.href}
        target="_blank"
        rel="noopener noreferrer"
        // The link must stay in the document until the browser has followed it.
        onClick={() => setTimeout(onLeave)}
      >
        {face}
        <span className="visually-hidden"> {menus.opensInNewTab}</span>
      </a>
    )
  const isSubmenu = item.kind === 'submenu'
  return (
    <button
      {...shared}
      type="button"
      {...roleOf(item)}
      {...(isSubmenu && { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
      onClick={(event) => onChoose(event.detail === 0)}
    >
      {face}
      {isSubmenu && <span className={marks.arrow} aria-hidden="true" />}
    </button>
  )
}

function roleOf(item: MenuRowItem) {
  if (item.kind !== 'action' || item.checked === undefined) return { role: 'menuitem' }
  const role = item.choice === 'mark' ? 'menuitemcheckbox' : 'menuitemradio'
  return { role, 'aria-checked': item.checked }
}

function Gutter({ item, size }: Pick<MenuRowProps, 'item' | 'size'>) {
  if (item.icon !== undefined) return <Icon name={item.icon} size={size === 'large' ? 32 : 16} />
  if (item.glyph !== undefined)
    return <span className={`caption-button ${marks.glyph}`} data-glyph={item.glyph} aria-hidden="true" />
  return <span className={marks.gutter} />
}

function Label({ item: { label, access } }: Pick<MenuRowProps, 'item'>) {
  const parts = splitAtAccess(label, access)
  if (!parts) return label
  const [before, letter, after] = parts
  return (
    <>
      {before}
      <u>{letter}</u>
      {after}
    </>
  )
}
