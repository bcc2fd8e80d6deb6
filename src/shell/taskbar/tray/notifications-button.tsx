import { useStore } from 'zustand'
import { notifications } from '@/desktop/notifications/notifications'
import { tray } from '@/texts/tray'

import { TrayButton } from './tray-button'

const loadPanel = () => import('./notifications-panel').then(({ NotificationsPanel }) => NotificationsPanel)

/** The bell. It opens the list of notifications and shows if there are new ones. */
export function NotificationsButton() {
  const unread = useStore(notifications, (state) => state.unread)
  const label = unread === 0 ? tray.notifications : tray.newNotifications(unread)
  return (
    <TrayButton
      icon="bell"
      label={label}
      load={loadPanel}
      data-unread={unread > 0 || undefined}
      data-bell=""
    />
  )
}
