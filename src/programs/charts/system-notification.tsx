import { useId, useState } from 'react'
import { askForNotifications, notificationPermission } from '@/desktop/alerts/system-notification'
import { alertTexts } from '@/texts/en/programs/alerts'
import { useTexts } from '@/texts/use-texts'

type SystemNotificationProps = { isWanted: boolean; onWant: (isWanted: boolean) => void }

/** Whether the system shows an alert too. The browser is asked for its permission by this click and by nothing else. */
export function SystemNotification({ isWanted, onWant }: SystemNotificationProps) {
  const texts = useTexts(alertTexts)
  const id = useId()
  const [permission, setPermission] = useState(notificationPermission)
  const choose = async (wanted: boolean) => {
    if (!wanted) return onWant(false)
    const answer = permission === 'granted' ? permission : await askForNotifications()
    setPermission(answer)
    onWant(answer === 'granted')
  }
  const words = { granted: '', default: texts.askFirst, denied: texts.denied, none: texts.notSupported }
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
        {texts.system}
      </label>
      <p id={id} role="status">
        {words[permission]}
      </p>
    </div>
  )
}
