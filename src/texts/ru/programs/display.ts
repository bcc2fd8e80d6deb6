import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/display'

/** Display Properties. */
export const displayTexts = {
  tabsLabel: 'Свойства',
  tabs: { background: 'Фон', appearance: 'Оформление', effects: 'Эффекты' },
  wallpaper: 'Рисунок рабочего стола',
  ownWallpaper: '(По теме оформления)',
  noWallpaper: '(Нет)',
  pictures: {
    love: 'Облака сердец',
    'vaporwave-arcade': 'Ночная поездка',
    'tang-gang': 'Мандариновая банда',
  },
  placement: 'Расположить:',
  placements: { center: 'По центру', tile: 'Рядом', stretch: 'Растянуть' },
  skin: 'Тема оформления',
  size: 'Размер',
  sizes: {
    standard: 'Обычная Windows',
    large: 'Обычная Windows (крупная)',
    'extra-large': 'Обычная Windows (очень крупная)',
  },
  effects: 'Визуальные эффекты',
  contents: 'Отображать содержимое окна при его перетаскивании',
  smoothFonts: 'Сглаживать неровности экранных шрифтов',
  opening: 'Открытие значков',
  singleClick: 'Открывать одним щелчком',
  doubleClick: 'Открывать двойным щелчком',
  language: 'Язык',
  ok: 'ОК',
  cancel: 'Отмена',
  apply: 'Применить',
  unsavedTitle: 'Свойства: Экран',
  unsaved: 'Применить сделанные изменения?',
  yes: 'Да',
  no: 'Нет',
  privacy: 'Конфиденциальность',
  statistics: 'Отправлять статистику использования',
  statisticsNote: (host: string) =>
    `Отправляет на ${host} сведения о программах, которые вы открываете, и запись ваших действий на этом рабочем столе. Ваши ключи никогда не отправляются. Функция отключена, пока вы ее не включите.`,
  monitor: {
    inactive: 'Неактивное',
    active: 'Активное',
    text: 'Текст окна',
    selected: 'Выделено',
    start: 'Пуск',
  },
} as const satisfies PartialTranslation<typeof english.displayTexts>
