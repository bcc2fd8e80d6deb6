import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { copyText } from '@/browser/clipboard'
import {
  clearHistory,
  type Notification,
  notifications,
  readNotifications,
  restoreHistory,
} from '@/desktop/notifications/notifications'
import { notificationIcon } from '@/shell/taskbar/notifications/notification-icon'
import { notificationTexts } from '@/texts/en/shell/tray-panels'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import { ShortTime } from './clock-face'
import styles from './notifications-panel.module.css'
import { TrayPanel } from './tray-panel'
import type { TrayPanelProps } from './use-tray-panel'

/** How long a button says that something was copied, ms. */
const confirmation = 1_500

/** Everything that was told since the page was opened, newest first; it can be copied and cleared, and clearing undone. */
export function NotificationsPanel(props: TrayPanelProps) {
  const texts = useTexts(notificationTexts)
  const { history, cleared } = useStore(notifications)
  const [isCopied, setIsCopied] = useState(false)

  // Opening the panel marks all notifications as read.
  useEffect(() => readNotifications(), [])

  // A timer.
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), confirmation)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copyAll = async () => setIsCopied(await copyText(history.map(asText).join('\n\n')))
  const canUndo = history.length === 0 && cleared.length > 0
  return (
    <TrayPanel {...props} title={texts.title}>
      <div className={styles.panel}>
        <h2>{texts.title}</h2>
        {history.length === 0 ? (
          <p className={`well ${styles.empty}`}>{cleared.length > 0 ? texts.cleared : texts.none}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <ol className={`well selectable ${styles.list}`} tabIndex={0}>
            {history.map((notification) => (
              <Told key={notification.id} notification={notification} onLeave={props.onClose} />
            ))}
          </ol>
        )}
        <div className="button-row">
          <button type="button" disabled={history.length === 0} onClick={copyAll}>
            {isCopied ? texts.copied : texts.copyAll}
          </button>
          <button
            type="button"
            disabled={history.length === 0 && !canUndo}
            onClick={canUndo ? restoreHistory : clearHistory}
          >
            {canUndo ? texts.undo : texts.clear}
          </button>
          <button type="button" data-autofocus="" onClick={props.onClose}>
            {texts.close}
          </button>
        </div>
      </div>
    </TrayPanel>
  )
}

function Told({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const texts = useTexts(notificationTexts)
  const { kind, title, text, time, onOpen } = notification
  return (
    <li className={styles.told}>
      <Icon name={notificationIcon(notification)} size={16} />
      <div>
        <h3>
          <span className="visually-hidden">{texts.kinds[kind]}: </span>
          {title}
        </h3>
        <p>{text}</p>
        <ShortTime at={new Date(time)} />
      </div>
      {onOpen && (
        <button
          type="button"
          aria-label={`${texts.open}: ${title}`}
          onClick={() => {
            onLeave()
            onOpen()
          }}
        >
          {texts.open}
        </button>
      )}
    </li>
  )
}

function asText({ title, text, time }: Notification): string {
  return `${new Date(time).toISOString()} ${title}\n${text}`
}
