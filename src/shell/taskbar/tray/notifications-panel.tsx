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
import { common } from '@/texts/common'
import { notifications as notificationsTexts } from '@/texts/notifications'

import { Icon } from '@/ui/icon'
import { ShortTime } from './clock-face'
import styles from './notifications-panel.module.css'
import { TrayPanel } from './tray-panel'
import type { TrayPanelProps } from './use-tray-panel'

/** The time for which a button confirms a copy, ms. */
const confirmation = 1_500

/**
 * All notifications since the page was opened, newest first. The visitor can copy or clear the list, and undo clearing.
 */
export function NotificationsPanel(props: TrayPanelProps) {
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
    <TrayPanel {...props} title={notificationsTexts.title}>
      <div className={styles.panel}>
        <h2>{notificationsTexts.title}</h2>
        {history.length === 0 ? (
          <p className={`well ${styles.empty}`}>
            {cleared.length > 0 ? notificationsTexts.cleared : notificationsTexts.none}
          </p>
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
            {isCopied ? common.copied : notificationsTexts.copyAll}
          </button>
          <button
            type="button"
            disabled={history.length === 0 && !canUndo}
            onClick={canUndo ? restoreHistory : clearHistory}
          >
            {canUndo ? notificationsTexts.undo : notificationsTexts.clear}
          </button>
          <button type="button" data-autofocus="" onClick={props.onClose}>
            {common.close}
          </button>
        </div>
      </div>
    </TrayPanel>
  )
}

function Told({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { kind, title, text, time, onOpen } = notification
  return (
    <li className={styles.told}>
      <Icon name={notificationIcon(notification)} size={16} />
      <div>
        <h3>
          <span className="visually-hidden">{notificationsTexts.kinds[kind]}: </span>
          {title}
        </h3>
        <p>{text}</p>
        <ShortTime at={new Date(time)} />
      </div>
      {onOpen && (
        <button
          type="button"
          aria-label={`${notificationsTexts.open}: ${title}`}
          onClick={() => {
            onLeave()
            onOpen()
          }}
        >
          {notificationsTexts.open}
        </button>
      )}
    </li>
  )
}

function asText({ title, text, time }: Notification): string {
  return `${new Date(time).toISOString()} ${title}\n${text}`
}
