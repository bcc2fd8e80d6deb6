import { useRef } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/desktop-entries'
import { taskbarTexts } from '@/texts/en/taskbar'
import { useTexts } from '@/texts/use-texts'
import { Clock } from './clock'
import { openTaskbarMenu } from './open-window-menu'
import { StartButton } from './start-button'
import { TaskButtons } from './task-buttons'
import styles from './taskbar.module.css'
import { OfflineSign } from './tray/offline-sign'
import { useToolbarKeys } from './use-toolbar-keys'
import { WalletArea } from './wallet-area'

type TaskbarProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/** Start, a button for each window, the wallet, the clock. */
export function Taskbar({ entries, onOpen }: TaskbarProps) {
  const store = useDesktopStore()
  const texts = useTexts(taskbarTexts)
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = useToolbarKeys(bar)
  return (
    <footer id="taskbar" className={styles.taskbar} tabIndex={-1}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={texts.taskbar}
        className={styles.bar}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => {
          event.preventDefault()
          openTaskbarMenu(store, { x: event.clientX, y: event.clientY })
        }}
      >
        <StartButton entries={entries} onOpen={onOpen} />
        <span className={styles.divider} />
        <TaskButtons />
        <WalletArea />
        <div className={styles.tray}>
          <OfflineSign />
          <Clock />
        </div>
      </div>
      <span id="not-configured" hidden>
        {texts.notConfigured}
      </span>
    </footer>
  )
}
