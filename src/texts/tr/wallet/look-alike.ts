import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'Bu alıcı, bildiğiniz bir adrese benziyor, ama başka bir adres. Saldırganlar sizi aldatmak için böyle adresler oluşturur. Her karakteri karşılaştırın.',
  seen: 'Bu alıcı, geçmişteki başka bir adrese benziyor. Bunlardan biri oraya kasıtlı olarak yerleştirilmiş olabilir. Her karakteri güvendiğiniz bir kaynakla karşılaştırın.',
  reading: 'Önceki alıcılarla karşılaştırılıyor…',
  unread: 'Önceki alıcılar ağdan okunamadı. Onlardan birininkine benzeyen bir adres fark edilmez.',
  partly: (block: string) =>
    `Önceki alıcıların tümü ağdan okunmadı; yalnızca ${block} numaralı bloktan bu yana olanlar ve daha eskilerden bazıları okundu. Diğerlerinden birininkine benzeyen bir adres fark edilmez.`,
  ownersUnread: "Sahipler Safe'in sözleşmesinden okunamadı. Bir sahibinkine benzeyen bir adres fark edilmez.",
  historyUnread:
    'Safe hizmeti, geçmişini vermedi. Yalnızca bu geçmişte geçen bir adrese benzeyen bir adres fark edilmez.',
  recipient: 'Alıcı:',
  known: 'Bilinen adres:',
  inHistory: 'Geçmişteki adres:',
  compared: 'Her iki adresi de karşılaştırdım ve bu alıcı doğru.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
