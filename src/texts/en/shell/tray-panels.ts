import type { Texts } from '@/texts/texts'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'Volume',
  sounds: 'Sounds',
  level: 'Volume',
  percent: (percent: number) => `${percent}%`,
} as const satisfies Texts

export const dateTimeTexts = {
  title: 'Date/Time',
  date: 'Date',
  time: 'Time',
  zone: (name: string) => `Current time zone: ${name}`,
} as const satisfies Texts

export const notificationTexts = {
  title: 'Notifications',
  none: 'No notifications. Messages are listed here until you leave the page.',
  cleared: 'The list is empty.',
  open: 'Open',
  copyAll: 'Copy All',
  copied: 'Copied.',
  clear: 'Clear',
  undo: 'Undo',
  close: 'Close',
  kinds: { information: 'Information', warning: 'Warning', error: 'Error' },
  dismiss: 'Dismiss',
  more: (count: number) => `${count} more`,
} as const satisfies Texts
