import { useRef } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { StartButton } from '@/shell/start-menu/start-button'
import { openTaskbarMenu } from '@/shell/windows/open-window-menu'
import { taskbarTexts } from '@/texts/en/shell/taskbar'
import { useTexts } from '@/texts/use-texts'
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

/** Start, Quick Launch, a button for each window, the wallet, the tray with the clock: one stop for Tab. */
export function Taskbar({ entries, onOpen }: TaskbarProps) {
  const store = useDesktopStore()
  const texts = useTexts(taskbarTexts)
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = useToolbarKeys(bar)
  const menu = useContextMenu(({ target, at, focus, event }) => {
    // The buttons of windows have their system menus, and what the tray opened is not the taskbar.
    if (target.closest('[data-task], [popover]')) return false
    const own = target.closest<HTMLElement>('[data-opens]')
    // What opens something when it is pressed has no other menu.
    if (own) own.click()
    else openTaskbarMenu(store, at, { focus, event })
    return true
  })
  return (
    <footer id="taskbar" className={styles.taskbar} tabIndex={-1}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={texts.taskbar}
        className={styles.bar}
        {...menu}
        onKeyDown={(event) => {
          menu.onKeyDown(event)
          onKeyDown(event)
        }}
      >
        <StartButton entries={entries} onOpen={onOpen} />
        <span className={styles.divider} />
        <QuickLaunch entries={entries} onOpen={onOpen} />
        <TaskButtons />
        <WalletArea />
        <Tray />
      </div>
      <span id="not-configured" hidden>
        {texts.notConfigured}
      </span>
    </footer>
  )
}
