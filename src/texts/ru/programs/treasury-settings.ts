import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'Изменение параметров',
  change: 'Изменить…',
  kind: 'Изменение',
  kinds: {
    ADD_OWNER: 'Добавить владельца',
    REMOVE_OWNER: 'Удалить владельца',
    SWAP_OWNER: 'Заменить владельца',
    CHANGE_THRESHOLD: 'Изменить порог',
    ENABLE_MODULE: 'Включить модуль',
    DISABLE_MODULE: 'Отключить модуль',
    SET_GUARD: 'Задать защиту транзакций',
    DELETE_GUARD: 'Удалить защиту транзакций',
    SET_FALLBACK_HANDLER: 'Задать резервный обработчик',
    CHANGE_VERSION: 'Изменить версию контракта',
  },
  newOwner: 'Новый владелец',
  owner: 'Владелец',
  module: 'Модуль',
  contract: 'Контракт',
  threshold: 'Требуемые подписи',
  chooseOne: 'Выберите из списка.',
  problems: {
    'reserved-address': 'Safe не может использовать здесь этот адрес. Введите другой адрес.',
    'already-owner': 'Этот счет уже является владельцем. Введите другой адрес.',
    'not-an-owner': 'Этот счет больше не является владельцем. Выберите другой.',
    threshold: 'Недопустимое число подписей. Введите число от 1 до числа владельцев.',
    'already-module': 'Этот модуль уже включен. Введите другой адрес.',
    'not-a-module': 'Этот модуль больше не включен. Выберите другой.',
    unchanged: 'У Safe уже есть это значение. Введите другое.',
  },
  noContract: 'По этому адресу в этой сети нет контракта. Введите адрес контракта.',
  everyOne:
    'Модуль, защита или обработчик — это код, который участвует в том, что делает Safe. Задавайте только тот, которому доверяете.',
  onlyTheirs: 'Убедитесь, что ключ есть у нового владельца: проверить это нельзя, пока счет не подпишет.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `Версия этого Safe — ${from}. В этой сети доступна версия ${to} проекта Safe: ${singleton}. Адрес, владельцы, порог, модули и активы остаются прежними.`,
  versionRuns:
    'Контракт, который меняет версию, один раз выполняется от имени самого Safe. Его код в этой сети совпадает с опубликованным.',
  readFromChain: (block: string) =>
    `Прочитано из контракта Safe на блоке ${block}. Сведения о том, доступна ли более новая версия, о последней версии и о следующем доступном nonce предоставлены службой Safe.`,
  differs: (settings: string) =>
    `Служба Safe сообщает другие значения для: ${settings}. Показанные здесь значения прочитаны из контракта.`,
  moreModules: (listed: number) => `Включено больше модулей, чем перечислено (${listed}).`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
