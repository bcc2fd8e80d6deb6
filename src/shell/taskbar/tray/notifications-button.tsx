import { useStore } from 'zustand'
import { notifications } from '@/desktop/notifications/notifications'
import { trayTexts } from '@/texts/en/shell/tray'
import { useTexts } from '@/texts/use-texts'
import { TrayButton } from './tray-button'

const loadPanel = () => import('./notifications-panel').then(({ NotificationsPanel }) => NotificationsPanel)

/** The bell: opens the list of what was told, and shows that something new is in it. */
export function NotificationsButton() {
  const texts = useTexts(trayTexts)
  const unread = useStore(notifications, (state) => state.unread)
  const label = unread === 0 ? texts.notifications : texts.newNotifications(unread)
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
