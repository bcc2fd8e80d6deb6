import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'Bağlı cüzdan yok',
    connecting: 'Bir cüzdan bağlanıyor',
    reconnecting: 'Bir cüzdan yeniden bağlanıyor',
    connected: 'Bir cüzdan bağlı',
    connectedTo: (chain: string) => `Bir cüzdan ${chain} ağına bağlı`,
    wrongNetwork: 'Bir cüzdan desteklenmeyen bir ağda',
  },
  lamps: {
    connect: 'Cüzdan bağla…',
    account: 'Hesap…',
    network: 'Ağı değiştir…',
    blink: 'Etkinlik ışıklarını göster',
  },
  language: 'Dil: Türkçe',
  soundsOn: 'Ses düzeyi',
  soundsOff: 'Ses düzeyi (sessiz)',
  notifications: 'Bildirimler',
  newNotifications: (count: number) => `Bildirimler, ${count} yeni`,
  block: (number: string) => `Blok ${number}`,
  dateTime: 'Tarih/Saat',
  copyTime: 'Tarihi ve saati kopyala',
  copyBlock: 'Blok numarasını kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamayı engelledi. Bu metni kopyalayın:',
} as const satisfies PartialTranslation<typeof english.trayTexts>
