import type { Notification } from '@/desktop/notifications/notifications'

export function notificationIcon({ icon, kind }: Pick<Notification, 'icon' | 'kind'>): string {
  return icon ?? { information: 'info', warning: 'warning', error: 'error' }[kind]
}
