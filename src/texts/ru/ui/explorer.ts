import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'Файл',
  open: 'Открыть',
  copyLink: 'Копировать ссылку',
  copyKey: 'Ctrl+C',
  close: 'Закрыть',
  view: 'Вид',
  asWebPage: 'Как страница Web',
  views: { large: 'Крупные значки', small: 'Мелкие значки', list: 'Список', details: 'Таблица' },
  help: 'Справка',
  helpTopics: 'Вызов справки',
  address: 'Адрес',
  path: (title: string) => `Мои LOVE\\${title}`,
  name: 'Имя',
  leadsTo: 'Адрес',
  objects: (count: number) => `Объектов: ${count}`,
  notConfigured: 'не настроено',
  newTab: '(откроется в новой вкладке)',
  opensInNewTab: 'Открывается в новой вкладке.',
  selectToSee: 'Выделите значок, чтобы увидеть его адрес.',
  copied: 'Ссылка скопирована.',
  notCopied: 'Браузер запретил копирование. Выделите адрес и нажмите CTRL+C.',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge:
      'Службы, которые переносят токены из одной сети в другую. Ими управляют третьи лица; читайте, что вы подписываете.',
    governance: 'Сайты, где голосует сообщество. Голос подписывается в кошельке, но никогда — здесь.',
    collections: 'Коллекции NFT сообщества.',
    markets: 'Биржи и кошельки для токенов сообщества.',
    partners: 'Сайты партнеров сообщества.',
    social: 'Каналы сообщества.',
  },
  notConfigured: 'не настроено',
  nothing: 'Эта папка пуста.',
  notSetUp: 'Сообщество еще не задало ни одной ссылки для этой папки.',
  missing: (label: string) => `Ссылка «${label}» не настроена.\nСообщество еще не задало ее адрес.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: 'ОК',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
