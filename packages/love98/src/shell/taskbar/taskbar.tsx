import { useRef } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { StartButton } from '@/shell/start-menu/start-button'
import { openTaskbarMenu } from '@/shell/windows/open-window-menu'
import { taskbar } from '@/texts/taskbar'

import { useContextMenu } from '@/ui/menu/use-context-menu'
import { QuickLaunch } from './quick-launch'
import { TaskButtons } from './task-buttons'
import styles from './taskbar.module.css'
import { Tray } from './tray/tray'
import { useToolbarKeys } from './use-toolbar-keys'
import { WalletArea } from './wallet/wallet-area'

type TaskbarProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/**
 * The Start button, Quick Launch, a button for each window, the wallet, and the tray with the clock. The taskbar is one
 * stop in the tab order.
 */
export function Taskbar({ entries, onOpen }: TaskbarProps) {
  const store = useDesktopStore()
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = useToolbarKeys(bar)
  const menu = useContextMenu(({ target, at, focus, event }) => {
    // Window buttons have system menus, and a panel that the tray opened is not part of the taskbar.
    if (target.closest('[data-task], [popover]')) return false
    const own = target.closest<HTMLElement>('[data-opens]')
    // A control that opens something has no other menu.
    if (own) own.click()
    else openTaskbarMenu(store, at, { focus, event })
    return true
  })
  return (
    <footer id="taskbar" className={styles.taskbar} tabIndex={-1}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={taskbar.taskbar}
        className={styles.bar}
        {...menu}
        onKeyDown={(event) => {
          menu.onKeyDown(event)
          onKeyDown(event)
        }}
      >
        <StartButton entries={entries} onOpen={onOpen} />
        <QuickLaunch entries={entries} onOpen={onOpen} />
        <TaskButtons />
        <WalletArea />
        <Tray />
      </div>
      <span id="not-configured" hidden>
        {taskbar.notConfigured}
      </span>
    </footer>
  )
}
