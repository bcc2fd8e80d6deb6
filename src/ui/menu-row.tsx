import { Icon } from './icon'
import styles from './menu.module.css'
import type { MenuItem } from './menu-items'

type MenuRowProps = {
  item: MenuItem
  size: 'normal' | 'large'
  open: boolean
  onOpen: () => void
  onRest: () => void
  onClose: () => void
}

/** One row of a menu: it takes the focus when the pointer comes, and says whether it opens more. */
export function MenuRow({ item, size, open, onOpen, onRest, onClose }: MenuRowProps) {
  if (item.kind === 'separator') return null
  const face = (
    <>
      {item.icon ? (
        <Icon name={item.icon} size={size === 'large' ? 32 : 16} />
      ) : (
        <span className={styles.gutter} />
      )}
      <span className={styles.label}>{item.label}</span>
    </>
  )
  const shared = {
    tabIndex: -1,
    className: styles.row,
    'data-id': item.id,
    onPointerEnter: (event: { currentTarget: HTMLElement }) => {
      event.currentTarget.focus({ preventScroll: true })
      onRest()
    },
  }
  if (item.kind === 'link')
    return (
      <a
        {...shared}
        role="menuitem"
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClose}
      >
        {face}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    )
  if (item.kind === 'submenu')
    return (
      <button
        {...shared}
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={onOpen}
      >
        {face}
        <span className={styles.arrow} aria-hidden="true" />
      </button>
    )
  return (
    <button
      {...shared}
      type="button"
      {...(item.checked === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': item.checked })}
      aria-disabled={item.disabled}
      onClick={() => {
        if (item.disabled) return
        onClose()
        item.onSelect()
      }}
    >
      {face}
    </button>
  )
}
