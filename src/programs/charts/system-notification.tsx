import { useId, useState } from 'react'
import { askForNotifications, notificationPermission } from '@/desktop/alerts/system-notification'
import { alerts } from '@/texts/alerts'

type SystemNotificationProps = { isWanted: boolean; onWant: (isWanted: boolean) => void }

/** The check box that also shows an alert as a system notification. Only this click requests the browser's permission. */
export function SystemNotification({ isWanted, onWant }: SystemNotificationProps) {
  const id = useId()
  const [permission, setPermission] = useState(notificationPermission)
  const choose = async (wanted: boolean) => {
    if (!wanted) return onWant(false)
    const answer = permission === 'granted' ? permission : await askForNotifications()
    setPermission(answer)
    onWant(answer === 'granted')
  }
  const words = { granted: '', default: alerts.askFirst, denied: alerts.denied, none: alerts.notSupported }
  return (
    <div>
      <label className="field-row">
        <input
          type="checkbox"
          disabled={permission === 'none'}
          checked={isWanted}
          aria-describedby={id}
          onChange={({ target }) => choose(target.checked)}
        />
        {alerts.system}
      </label>
      <p id={id} role="status">
        {words[permission]}
      </p>
    </div>
  )
}
