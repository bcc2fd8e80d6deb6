import { useRef } from 'react'
import type { DesktopEntry } from '@/domain/desktop-entries'
import { taskbarTexts } from '@/texts/en/taskbar'
import { useTexts } from '@/texts/use-texts'
import { useRovingStop } from '@/ui/use-roving-stop'
import { QuickLaunch } from './quick-launch'
import { StartButton } from './start-button'
import { TaskButtons } from './task-buttons'
import styles from './taskbar.module.css'
import { Tray } from './tray/tray'
import { WalletArea } from './wallet-area'

type TaskbarProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/** Start, Quick Launch, a button for each window, the wallet, the tray with the clock: one stop for Tab. */
export function Taskbar({ entries, onOpen }: TaskbarProps) {
  const texts = useTexts(taskbarTexts)
  const bar = useRef<HTMLDivElement>(null)
  useRovingStop(bar)
  return (
    <footer id="taskbar" className={styles.taskbar} tabIndex={-1}>
      <div ref={bar} role="toolbar" aria-label={texts.taskbar} className={styles.bar}>
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
