import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { announce } from '@/desktop/notifications/announcements'
import { type Notification, notifications } from '@/desktop/notifications/notifications'
import { playSound } from '@/desktop/preferences/sounds'

export function useNotifications(): ComponentType | null {
  const hasWaiting = useStore(notifications, ({ waiting }) => waiting.length > 0)
  const [part, setPart] = useState<{ Balloons: ComponentType } | null>(null)

  // The first notification may be older than this component.
  useEffect(() => {
    const [first] = notifications.getState().waiting
    if (first) announceNotification(first)
    return notifications.subscribe(({ history: [newest] }, { history: before }) => {
      if (newest && !before.includes(newest)) announceNotification(newest)
    })
  }, [])

  // If the import fails, the list in the tray still has the notification.
  useEffect(() => {
    if (!hasWaiting || part) return
    let isCurrent = true
    import('./balloons').then(
      ({ Balloons }) => {
        if (isCurrent) setPart({ Balloons })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [hasWaiting, part])

  return part?.Balloons ?? null
}

function announceNotification({ kind, title, text }: Notification): void {
  const isFailure = kind === 'error'
  announce(`${title}: ${text}`, isFailure ? 'urgent' : 'polite')
  playSound(isFailure ? 'chord' : 'ding')
}
