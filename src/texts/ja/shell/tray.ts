import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'ウォレットは接続されていません',
    connecting: 'ウォレットを接続しています',
    reconnecting: 'ウォレットを再接続しています',
    connected: 'ウォレットは接続されています',
    connectedTo: (chain: string) => `ウォレットは ${chain} に接続されています`,
    wrongNetwork: 'ウォレットはサポートされていないネットワークに接続されています',
  },
  lamps: {
    connect: 'ウォレットを接続…',
    account: 'アカウント…',
    network: 'ネットワークの切り替え…',
    blink: '動作ランプの表示',
  },
  language: '言語: 日本語',
  soundsOn: '音量',
  soundsOff: '音量 (ミュート)',
  notifications: '通知',
  newNotifications: (count: number) => `通知 (新着 ${count} 件)`,
  block: (number: string) => `ブロック ${number}`,
  dateTime: '日付と時刻',
  copyTime: '日付と時刻のコピー',
  copyBlock: 'ブロック番号のコピー',
  copied: 'コピーしました。',
  notCopied: 'ブラウザによってコピーがブロックされました。次のテキストをコピーしてください:',
} as const satisfies PartialTranslation<typeof english.trayTexts>
