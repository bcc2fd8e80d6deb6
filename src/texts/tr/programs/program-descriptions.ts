import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: "Token'ları bir ağdan diğerine taşıyan hizmetler.",
  governance: 'Topluluğun oy kullandığı siteler.',
  charts: 'Topluluğun çiftlerinin fiyat geçmişi.',
  collections: 'Topluluğun NFT koleksiyonları.',
  markets: 'Borsa, Chia cüzdanları ve Chia piyasaları.',
  partners: 'Topluluğun ortaklarının siteleri.',
  social: 'Topluluğun kanalları: Telegram, Twitter ve Discord.',
  display: 'Masaüstünün görünüm paketini, duvar kâğıdını ve boyutunu seçin.',
  exchange: "Topluluğun token'larını kendi cüzdanınızla takas edin.",
  guestbook: 'Oturum açan herkesten günde bir imzalı satır.',
  heartbreak: 'Hiçbirini kırmadan tüm sağlam kalpleri bulun.',
  help: 'Bu masaüstünün el kitabı.',
  notepad: 'Bu masaüstünün beni oku dosyası, koşulları ve yardımı.',
  run: 'Bu topluluğun bir programını, adresini veya web sayfasını açın.',
  holdings: 'Bağlı hesapta neler olduğu ve havuzlardaki değerleri.',
  send: 'Bir adrese veya ada ETH ya da bir token gönderin.',
  'shut-down': 'Masaüstünü yeniden başlatın veya cüzdanın bağlantısını kesin.',
  solitaire: "1998'in kart oyunu: Klondike, günün eliyle.",
  swap: 'Topluluğun çiftleri ve fiyatları.',
  treasury: "Topluluğun bir Safe'inin bakiyeleri ve işlemleri.",
} as const satisfies PartialTranslation<typeof english.programDescriptions>
