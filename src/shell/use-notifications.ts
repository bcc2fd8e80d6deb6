import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { announce } from '@/desktop/announcements'
import { notifications } from '@/desktop/notifications'
import { playSound } from '@/desktop/sounds'

/** Tells screen readers of what is notified, and fetches the balloons when the first of them waits. */
export function useNotifications(): ComponentType | null {
  const hasWaiting = useStore(notifications, ({ waiting }) => waiting.length > 0)
  const [part, setPart] = useState<{ Balloons: ComponentType } | null>(null)

  // What is told comes from anywhere in the product.
  useEffect(
    () =>
      notifications.subscribe(({ history }, { history: before }) => {
        const [newest] = history
        if (!newest || before.some(({ time, id }) => id === newest.id && time === newest.time)) return
        announce(`${newest.title}: ${newest.text}`, newest.kind === 'error' ? 'urgent' : 'polite')
        playSound(newest.kind === 'error' ? 'chord' : 'ding')
      }),
    [],
  )

  // The code lies on the server; without it the list in the tray still has what was told.
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
