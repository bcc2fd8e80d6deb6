import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. Manifests spread their entry. */
export const programTexts = {
  bridge: { title: 'Köprü' },
  governance: { title: 'Yönetişim' },
  charts: { title: 'Grafikler' },
  collections: { title: 'Koleksiyonlar' },
  markets: { title: 'Piyasalar' },
  partners: { title: 'Ortaklar' },
  social: { title: 'Sosyal' },
  display: { title: 'Görüntü Özellikleri' },
  exchange: { title: 'Token takası' },
  guestbook: { title: 'Ziyaretçi defteri' },
  heartbreak: { title: 'Heartbreak' },
  help: { title: 'Yardım' },
  notepad: { title: 'Not Defteri' },
  run: { title: 'Çalıştır' },
  holdings: { title: 'LOVE varlıklarım' },
  send: { title: 'Aşk gönder' },
  shutDown: { title: "Love98'i kapat" },
  solitaire: { title: 'Solitaire' },
  swap: { title: 'Takas çiftleri' },
  treasury: { title: 'Hazine' },
} as const satisfies PartialTranslation<typeof english.programTexts>
