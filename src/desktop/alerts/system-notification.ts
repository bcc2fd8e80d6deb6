/** What the browser says to notifications of the system; `none` where it has none, as in a frame of another site. */
export type NotificationPermission = 'granted' | 'denied' | 'default' | 'none'

/** Whether this page may show notifications of the system. */
export function notificationPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'none'
}

/** Asks the visitor, in the browser's own words. Call it from a click: browsers refuse anything else. Never throws. */
export async function askForNotifications(): Promise<NotificationPermission> {
  try {
    return 'Notification' in window ? await Notification.requestPermission() : 'none'
  } catch {
    return 'none'
  }
}

/** Shows a notification of the system where that was allowed. Never throws. */
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
    // Chrome for Android shows notifications of service workers only.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.showNotification(title, { body }))
      .catch(() => undefined)
  }
}
