import type { Notification } from '@/desktop/notifications/notifications'

/** The picture beside a notification: its own, or that of its kind. */
export function notificationIcon({ icon, kind }: Pick<Notification, 'icon' | 'kind'>): string {
  return icon ?? { information: 'info', warning: 'warning', error: 'error' }[kind]
}
