import { createStore } from 'zustand/vanilla'
import { trayRequested } from './tray-requested'

export type Notification = {
  readonly id: string
  readonly kind: 'information' | 'warning' | 'error'
  readonly title: string
  readonly text: string
  /** The name of an icon of the skin's atlas. @default the icon of `kind` */
  readonly icon?: string
  /** Opens the subject of the notification, such as its transaction, when the visitor clicks it. */
  readonly onOpen?: () => void
  /** When it was created, ms since 1970. */
  readonly time: number
}

export const historyLimit = 100

/**
 * The notifications of this page. `waiting` has the balloons to show, newest first, so that the confirmation
 * of a payment is never behind an older one. `history` has all notifications, newest first. `cleared` is the history
 * that was cleared last, so that clearing can be undone. `unread` is the number of notifications since the visitor last
 * opened the list, without those whose balloon the visitor has closed.
 */
export const notifications = createStore<{
  waiting: readonly Notification[]
  history: readonly Notification[]
  cleared: readonly Notification[]
  unread: number
}>(() => ({ waiting: [], history: [], cleared: [], unread: 0 }))

let lastNumber = 0

/**
 * Shows a balloon over the tray and adds it to the list of notifications. A later one with the same `id`
 * replaces the earlier one and comes first: for example, a confirmed transaction replaces the pending one.
 * @returns the id, to dismiss it by
 */
export function notify({
  id = `notification-${++lastNumber}`,
  ...added
}: Omit<Notification, 'id' | 'time'> & { readonly id?: string }): string {
  const notification: Notification = { ...added, id, time: Date.now() }
  notifications.setState(({ waiting, history, unread }) => {
    const isNew = !history.some((other) => other.id === id)
    const putFirst = (list: readonly Notification[]) => [
      notification,
      ...list.filter((other) => other.id !== id),
    ]
    return {
      waiting: putFirst(waiting),
      history: putFirst(history).slice(0, historyLimit),
      unread: isNew ? unread + 1 : unread,
    }
  })
  trayRequested.setState({ isWanted: true })
  return id
}

/** Removes a balloon; its notification stays in the list. */
export function dismissNotification(id: string): void {
  notifications.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other.id !== id) }))
}

/** Removes a balloon that the visitor has closed or opened, and marks its notification as read. */
export function readNotification(id: string): void {
  dismissNotification(id)
  notifications.setState(({ unread }) => ({ unread: Math.max(0, unread - 1) }))
}

/** Marks all notifications as read and removes their balloons. The list still has them. */
export function readNotifications(): void {
  notifications.setState({ waiting: [], unread: 0 })
}

export function clearHistory(): void {
  notifications.setState(({ history }) => ({ history: [], cleared: history, waiting: [], unread: 0 }))
}

export function restoreHistory(): void {
  notifications.setState(({ history, cleared }) => ({
    history: [...history, ...cleared.filter(({ id }) => !history.some((other) => other.id === id))],
    cleared: [],
  }))
}
