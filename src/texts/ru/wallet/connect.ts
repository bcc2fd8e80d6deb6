import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'Подключить кошелек',
  list: 'Кошельки',
  recent: 'Недавний',
  unsupported: (name: string) => `${name} (не поддерживается)`,
  choose: 'Выберите кошелек.',
  opening: (name: string) => `Открывается ${name}… Подтвердите подключение в расширении.`,
  openingElsewhere: (name: string) => `Открывается ${name}… Подтвердите подключение в окне кошелька.`,
  retry: 'Повторить',
  failed: 'Не удалось подключить кошелек.',
  cancel: 'Отмена',
  copied: 'Скопировано.',
  back: '< Назад',
  whatIsAWallet: 'Что такое кошелек?',
  home: 'Место для всего, чем вы владеете',
  homeText:
    'Кошелек хранит ключи к вашим монетам, токенам и коллекционным токенам (NFT). Он показывает, отправляет и получает их.',
  logIn: 'Способ входа',
  logInText:
    'Он показывает этой странице ваш адрес и спрашивает вас, прежде чем что-либо подписать или оплатить. Имя пользователя и пароль не нужны.',
  getAWallet: 'Получить кошелек',
  learnMore: 'Подробнее',
  noWallet:
    'В этом браузере кошелек не найден. Установите кошелек или разблокируйте свой. После этого он появится здесь.',
} as const satisfies PartialTranslation<typeof english.connectTexts>
