import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'Этот получатель похож на адрес, который вы знаете, но это другой адрес. Такие адреса создают злоумышленники. Сверьте каждую цифру и букву.',
  seen: 'Этот получатель похож на другой адрес в истории. Один из них мог быть туда подброшен. Сверьте каждую цифру и букву с источником, которому вы доверяете.',
  reading: 'Сравнение с прежними получателями…',
  unread:
    'Не удалось прочитать из сети прежних получателей. Адрес, похожий на один из их адресов, останется незамеченным.',
  recipient: 'Получатель:',
  known: 'Известный адрес:',
  inHistory: 'Адрес в истории:',
  compared: 'Оба адреса сверены мной, и этот получатель верный.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
