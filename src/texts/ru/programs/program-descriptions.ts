import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'Службы, которые переносят токены из одной сети в другую.',
  governance: 'Сайты, где голосует сообщество.',
  charts: 'История цен пар сообщества.',
  collections: 'Коллекции NFT сообщества.',
  markets: 'Биржа, кошельки Chia и рынки Chia.',
  partners: 'Сайты партнеров сообщества.',
  social: 'Каналы сообщества: Telegram, Twitter и Discord.',
  display: 'Выбор темы оформления, рисунка и размера рабочего стола.',
  exchange: 'Обмен токенов сообщества с помощью собственного кошелька.',
  guestbook: 'Одна подписанная строка в день от каждого, кто вошел.',
  heartbreak: 'Найдите все целые сердца, не разбив ни одного.',
  help: 'Руководство по этому рабочему столу.',
  notepad: 'Файл «Прочти меня», условия и справка этого рабочего стола.',
  run: 'Открытие программы, адреса или веб-страницы этого сообщества.',
  holdings: 'Что есть на подключенном счете и сколько это стоит в пулах.',
  send: 'Отправка ETH или токена на адрес или имя.',
  'shut-down': 'Перезапуск рабочего стола или отключение кошелька.',
  solitaire: 'Карточная игра 1998 года: «Косынка» с раскладом дня.',
  swap: 'Пары сообщества и их цены.',
  treasury: 'Балансы и транзакции Safe сообщества.',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
