import type { Texts } from '@/texts/texts'

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'No wallet is connected',
    connecting: 'A wallet is connecting',
    reconnecting: 'A wallet is reconnecting',
    connected: 'A wallet is connected',
    connectedTo: (chain: string) => `A wallet is connected to ${chain}`,
    wrongNetwork: 'A wallet is on an unsupported network',
  },
  lamps: {
    connect: 'Connect Wallet…',
    account: 'Account…',
    network: 'Switch Network…',
    blink: 'Show Activity Lights',
  },
  language: 'Language: English',
  soundsOn: 'Volume',
  soundsOff: 'Volume (muted)',
  notifications: 'Notifications',
  newNotifications: (count: number) => `Notifications, ${count} new`,
  block: (number: string) => `Block ${number}`,
  dateTime: 'Date/Time',
  copyTime: 'Copy Date and Time',
  copyBlock: 'Copy Block Number',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying. Copy this text:',
} as const satisfies Texts
