import { useStore } from 'zustand'
import { notifications } from '@/desktop/notifications'
import { trayTexts } from '@/texts/en/tray'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './tray.module.css'
import { useTrayPanel } from './use-tray-panel'

const loadPanel = () => import('./notifications-panel').then(({ NotificationsPanel }) => NotificationsPanel)

/** The bell: opens the list of what was told, and shows that something new is in it. */
export function NotificationsButton() {
  const texts = useTexts(trayTexts)
  const unread = useStore(notifications, (state) => state.unread)
  const { Panel, panelProps, buttonProps } = useTrayPanel(loadPanel)
  const label = unread === 0 ? texts.notifications : texts.newNotifications(unread)
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        className={styles.item}
        data-opens=""
        aria-label={label}
        data-tip={label}
        data-unread={unread > 0 || undefined}
        data-bell=""
      >
        <Icon name="bell" size={16} />
      </button>
      {Panel && <Panel {...panelProps} />}
    </>
  )
}
