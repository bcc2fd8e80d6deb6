/**
 * The browser's permission for system notifications; `none` where it does not support them, as in a frame of
 * another site.
 */
export type NotificationPermission = 'granted' | 'denied' | 'default' | 'none'

export function notificationPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'none'
}

/** Shows the browser's permission prompt. Call it from a click, because browsers refuse anything else. Never throws. */
export async function askForNotifications(): Promise<NotificationPermission> {
  try {
    return 'Notification' in window ? await Notification.requestPermission() : 'none'
  } catch {
    return 'none'
  }
}

/** Shows a system notification if it is permitted. Never throws. */
export function showSystemNotification(title: string, body: string, onOpen: () => void): void {
  if (notificationPermission() !== 'granted') return
  try {
    const shown = new Notification(title, { body })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onOpen()
    }
  } catch {
    // Chrome for Android supports notifications of service workers only.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, { body }))
      .catch(() => undefined)
  }
}
