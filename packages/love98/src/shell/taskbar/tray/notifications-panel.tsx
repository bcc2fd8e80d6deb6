import { useEffect } from 'react'
import { useStore } from 'zustand'
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
import { CopyButton } from '@/ui/copy-button/copy-button'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { Icon } from '@/ui/icon'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { ShortTime } from './clock-face'
import styles from './notifications-panel.module.css'
import { TrayPanel } from './tray-panel'
import type { TrayPanelProps } from './use-tray-panel'

export function NotificationsPanel(props: TrayPanelProps) {
  const { history, cleared } = useStore(notifications)

  useEffect(() => readNotifications(), [])

  const canUndo = history.length === 0 && cleared.length > 0
  return (
    <TrayPanel {...props} title={notificationsTexts.title} hasCaption>
      <div className={styles.panel}>
        {history.length === 0 ? (
          <p className={`well ${styles.empty}`}>
            {cleared.length > 0 ? notificationsTexts.cleared : notificationsTexts.none}
          </p>
        ) : (
          <ScrollBox as="ol" className={`selectable ${styles.list}`}>
            {history.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onLeave={props.onClose} />
            ))}
          </ScrollBox>
        )}
        <DialogButtons dismiss={{ label: common.close, hasFocus: true, onClick: props.onClose }}>
          <CopyButton
            text={history.map(asText).join('\n\n')}
            label={notificationsTexts.copyAll}
            disabled={history.length === 0}
          />
          <button
            type="button"
            disabled={history.length === 0 && !canUndo}
            onClick={canUndo ? restoreHistory : clearHistory}
          >
            {canUndo ? notificationsTexts.undo : notificationsTexts.clear}
          </button>
        </DialogButtons>
      </div>
    </TrayPanel>
  )
}

function NotificationRow({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { kind, title, text, time, onOpen } = notification
  return (
    <li className={styles.message}>
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
