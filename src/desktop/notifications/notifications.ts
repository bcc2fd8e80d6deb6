import { createStore } from 'zustand/vanilla'
import { trayRequested } from './tray-requested'

/** A notification. */
export type Notification = {
  readonly id: string
  readonly kind: 'information' | 'warning' | 'error'
  readonly title: string
  readonly text: string
  /** A picture of the skin's atlas; without it the kind has one. */
  readonly icon?: string
  /** What a press on it opens: the transaction, the dialog. */
  readonly onOpen?: () => void
  /** When it was created, ms since 1970. */
  readonly time: number
}

/** How many are remembered: the oldest are forgotten first. */
export const historyLimit = 100

/**
 * The notifications of this page. `waiting` are the balloons that are not dismissed, oldest first; `history` is all of
 * them, newest first; `cleared` is the history that was cleared last, so that clearing can be undone; `unread` counts
 * those that came since the list was looked at.
 */
export const notifications = createStore<{
  waiting: readonly Notification[]
  history: readonly Notification[]
  cleared: readonly Notification[]
  unread: number
}>(() => ({ waiting: [], history: [], cleared: [], unread: 0 }))

let lastNumber = 0

/**
 * Shows a balloon over the tray and keeps it in the list of notifications. A second one with the same `id` takes the
 * place of the first: a transaction that was pending and is confirmed now.
 * @returns the id, to dismiss it by
 */
export function notify({
  id = `notification-${++lastNumber}`,
  ...told
}: Omit<Notification, 'id' | 'time'> & { readonly id?: string }): string {
  const notification: Notification = { ...told, id, time: Date.now() }
  notifications.setState(({ waiting, history, unread }) => {
    const isNew = !history.some((other) => other.id === id)
    const isWaiting = waiting.some((other) => other.id === id)
    return {
      waiting: isWaiting
        ? waiting.map((other) => (other.id === id ? notification : other))
        : [...waiting, notification],
      history: [notification, ...history.filter((other) => other.id !== id)].slice(0, historyLimit),
      unread: isNew ? unread + 1 : unread,
    }
  })
  trayRequested.setState({ isWanted: true })
  return id
}

/** Takes a balloon away; the list keeps what it said. */
export function dismissNotification(id: string): void {
  notifications.setState(({ waiting }) => ({ waiting: waiting.filter((other) => other.id !== id) }))
}

/** The list was opened: nothing in it is new any more. */
export function readNotifications(): void {
  notifications.setState({ unread: 0 })
}

/** Empties the list; `restoreHistory` brings it back. */
export function clearHistory(): void {
  notifications.setState(({ history }) => ({ history: [], cleared: history, waiting: [], unread: 0 }))
}

/** Brings back what was cleared last, below what came since. */
export function restoreHistory(): void {
  notifications.setState(({ history, cleared }) => ({
    history: [...history, ...cleared.filter(({ id }) => !history.some((other) => other.id === id))],
    cleared: [],
  }))
}
