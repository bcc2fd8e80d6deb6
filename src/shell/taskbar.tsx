import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/desktop-entries'
import { focusedWindow } from '@/domain/windows'
import { Icon } from '@/ui/icon'
import { Clock } from './clock'
import { StartButton } from './start-button'
import styles from './taskbar.module.css'
import { OfflineSign } from './tray/offline-sign'
import { WalletArea } from './wallet-area'

type TaskbarProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/** Start, a button for each window, the wallet, the clock. */
export function Taskbar({ entries, onOpen }: TaskbarProps) {
  const ids = useDesktop(({ windows }) => Object.keys(windows).join(' '))
  return (
    <footer id="taskbar" className={styles.taskbar} tabIndex={-1}>
      <div role="toolbar" aria-label="Taskbar" className={styles.bar}>
        <StartButton entries={entries} onOpen={onOpen} />
        <span className={styles.divider} />
        <ul className={styles.tasks}>
          {ids !== '' &&
            ids.split(' ').map((id) => (
              <li key={id}>
                <TaskButton id={id} />
              </li>
            ))}
        </ul>
        <WalletArea />
        <div className={styles.tray}>
          <OfflineSign />
          <Clock />
        </div>
      </div>
      <span id="not-configured" hidden>
        not configured
      </span>
    </footer>
  )
}

function TaskButton({ id }: { id: string }) {
  const store = useDesktopStore()
  const window = useDesktop(({ windows }) => windows[id])
  const active = useDesktop((desktop) => focusedWindow(desktop) === id)
  if (!window) return null
  return (
    <button
      type="button"
      className={styles.task}
      aria-pressed={active}
      aria-describedby={window.minimised ? `${id}-minimised` : undefined}
      // The window must keep the focus until the click has told whether it was the active one.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        store.dispatch({ type: active ? 'minimised' : 'focused', id })
        if (!active && !window.minimised) document.getElementById(id)?.focus({ preventScroll: true })
      }}
    >
      <Icon name={window.icon} size={16} />
      <span className={styles.title}>{window.title}</span>
      <span id={`${id}-minimised`} hidden>
        minimized
      </span>
    </button>
  )
}
