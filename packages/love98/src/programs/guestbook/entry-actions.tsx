import styles from './guestbook.module.css'
import type { GuestbookCommands } from './guestbook-commands'

/** The buttons below the list. Pages that do not exist have no button. */
export function EntryActions({ commands }: { commands: GuestbookCommands }) {
  const { refresh, save, newest, older, properties, changes } = commands
  const pages = [newest, older].filter(({ disabled }) => !disabled)
  return (
    <div className={styles.actions}>
      {[refresh, save].map(({ id, label, disabled, onSelect }) => (
        <button key={id} type="button" disabled={disabled} onClick={onSelect}>
          {label}
        </button>
      ))}
      <span className={styles.space} />
      {pages.map(({ id, label, onSelect }) => (
        <button key={id} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      {/* During a signature the button that was pressed keeps the focus. */}
      {changes.map(({ id, label, disabled, onSelect }) => (
        <button key={id} type="button" aria-disabled={disabled} onClick={onSelect}>
          {label}
        </button>
      ))}
      <button type="button" disabled={properties.disabled} onClick={properties.onSelect}>
        {properties.label}
      </button>
    </div>
  )
}
