import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address': 'Недопустимый адрес. Введите 0x и 40 шестнадцатеричных цифр или имя ENS.',
    checksum:
      'Недопустимый адрес: заглавные буквы не соответствуют остальным знакам (EIP-55). Скопируйте адрес еще раз.',
    'unknown-network': 'Префикс сети не распознан. Введите адрес без него.',
    'other-network': 'Этот адрес относится к другой сети. Введите адрес в той сети, которая показана здесь.',
  },
  resolving: 'Поиск имени…',
  resolved: (name: string, address: string) => `${name} — это ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `Адрес имени ${name} изменился: был ${before}, теперь ${now}. Проверьте его и предложите снова.`,
  noRecord: (name: string) => `У имени ${name} нет адреса в этой сети. Введите адрес.`,
  nameNotRead: (why: string) => `Имя не удалось найти: ${why} Повторите попытку или введите адрес.`,
  noNames: 'В этой сети имена не поддерживаются. Введите адрес.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
