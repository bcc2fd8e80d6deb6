import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** The window of the game: menus, counters, board. */
export const heartbreakTexts = {
  title: 'Heartbreak',
  preparing: 'Поле раскладывается в вашем браузере. Для Heartbreak требуется JavaScript.',
  titleOf: (level: string) => `Heartbreak - ${level}`,
  board: (level: string, columns: number, rows: number) =>
    `Поле «${level}», столбцов: ${columns}, строк: ${rows}`,
  cell: (row: number, column: number, what: string) => `строка ${row}, столбец ${column}, ${what}`,
  covered: 'закрыто',
  hidden: 'скрыто',
  pinned: 'отмечено',
  question: 'закрыто, знак вопроса',
  exploded: 'сердце, которое вы разбили',
  broken: 'разбитое сердце',
  wrongPin: 'отмечено, но целое',
  nearby: (count: number) =>
    count === 0
      ? 'открыто'
      : plural(count, {
          one: `рядом ${count} разбитое сердце`,
          few: `рядом ${count} разбитых сердца`,
          many: `рядом ${count} разбитых сердец`,
          other: `рядом ${count} разбитых сердца`,
        }),
  heartsLeft: (count: number) => `Осталось разбитых сердец: ${count}`,
  seconds: (count: number) =>
    plural(count, {
      one: `${count} секунда`,
      few: `${count} секунды`,
      many: `${count} секунд`,
      other: `${count} секунды`,
    }),
  noClock: 'Без часов',
  lives: (count: number) =>
    plural(count, {
      one: `Осталась ${count} жизнь`,
      few: `Осталось ${count} жизни`,
      many: `Осталось ${count} жизней`,
      other: `Осталось ${count} жизни`,
    }),
  face: {
    active: 'Новое поле',
    worried: 'Новое поле',
    won: 'Победа. Новое поле',
    dead: 'Проигрыш. Новое поле',
  },
  exit: 'Выход',
  menu: {
    game: 'Игра',
    view: 'Вид',
    help: 'Справка',
    fresh: 'Новая игра',
    again: 'То же поле снова',
    custom: 'Особые…',
    mode: 'Режим',
    questions: 'Знаки вопроса',
    hint: 'Подсказка',
    daily: 'Поле дня…',
    ranked: 'Рейтинговая игра…',
    leaderboard: 'Таблица лидеров…',
    statistics: 'Статистика…',
    share: 'Поделиться…',
    replay: 'Посмотреть последнюю игру',
    exit: 'Выход',
    automatic: 'Автоматический размер',
    size: (pixels: number) => `Размер сердец: ${pixels} пикс.`,
    bigger: 'Крупнее',
    smaller: 'Мельче',
    touchBar: 'Кнопки для касаний',
    rules: 'Как играть',
    keys: 'Клавиши',
  },
  rankedGame: 'Рейтинговая',
  mode: { classic: 'Классика', 'second-chance': 'Второй шанс', zen: 'Дзен' },
  touch: {
    label: 'Касание',
    open: 'Открыть',
    pin: 'Отметить',
    tapDoes: 'Касание:',
    bigger: 'Сердца крупнее',
    smaller: 'Сердца мельче',
    hint: 'Подсказка',
  },
  level: {
    crush: 'Увлечение',
    fling: 'Роман',
    marriage: 'Брак',
    pocket: 'Карманный',
    'long-distance': 'На расстоянии',
    custom: 'Особый',
  },
  sizeOf: (columns: number, rows: number, broken: number) => `${columns} × ${rows}, разбитых: ${broken}`,
  dealing: 'Подбирается поле, где не нужно угадывать…',
  failed: (why: string) => `Не удалось разложить поле. ${why}`,
  anotherBoard: 'Разложить другое',
  doubtful:
    'За отведенное время не найдено поле такого размера, которое решается без угадывания. На этом поле, возможно, придется угадывать. Чтобы этого избежать, уменьшите число разбитых сердец.',
  playAnyway: 'Все равно играть',
  paused: 'Пауза',
  pausedRanked: 'Поле закрыто. Часы продолжают идти.',
  goOn: 'Продолжить',
  ready: 'Готово',
  resumed: 'Последняя игра восстановлена.',
  resumedRanked: 'Рейтинговая игра восстановлена. Ее часы продолжали идти.',
  expired: 'Рейтинговая игра длилась больше 30 минут. Разложено новое поле.',
  corrupt: 'Не удалось прочитать сохраненную игру. Разложено новое поле.',
  badLink: (problem: string) => `${problem} Вместо него разложено новое поле.`,
  thinking: 'Обдумывание…',
  noLast: 'Вы еще не закончили ни одной игры.',
  leave: {
    title: 'Heartbreak',
    text: 'Выйти из этой рейтинговой игры? Если вы выйдете, игра будет прекращена и не войдет в вашу серию.',
    leave: 'Выйти',
    stay: 'Остаться',
  },
} as const satisfies PartialTranslation<typeof english.heartbreakTexts>

/** Status messages: announced to screen readers and shown in the status bar. */
export const heartbreakStatus = {
  won: (seconds: string) => `Победа! Время в секундах: ${seconds}. Все целые сердца открыты.`,
  wonZen: 'Победа! Все целые сердца открыты.',
  best: 'Ваше лучшее время.',
  lost: 'Сердце разбито. Игра проиграна.',
  lifeLost: (left: number) => `Разбитое сердце: потеряны одна жизнь и 10 секунд, осталось жизней: ${left}.`,
  notFate: (row: number, column: number, why: string) =>
    `Это была не судьба: сердце в строке ${row}, столбце ${column} было безопасным. ${why}`,
  fate: 'Это была судьба: на этом плотном поле нельзя было доказать, что хоть одно сердце безопасно.',
  unsettled:
    'Это поле слишком велико, чтобы проверить, можно ли было доказать безопасность хоть одного сердца.',
  hint: (row: number, column: number, why: string) =>
    `Подсказка: сердце в строке ${row}, столбце ${column} безопасно. ${why}`,
  noHint: 'Сейчас нельзя доказать, что хоть одно сердце безопасно. На этом поле нужно угадывать.',
  number: (number: number, row: number, column: number) => `${number} в строке ${row}, столбце ${column}`,
  prove: (numbers: string, byCount: boolean) =>
    `Доказательство: ${numbers}${byCount ? ', а также число оставшихся разбитых сердец' : ''}.`,
  onlyCount: 'Доказательство: число оставшихся разбитых сердец.',
  more: (count: number) =>
    plural(count, {
      one: `еще ${count} число, отмеченное на поле`,
      few: `еще ${count} числа, отмеченных на поле`,
      many: `еще ${count} чисел, отмеченных на поле`,
      other: `еще ${count} числа, отмеченных на поле`,
    }),
  cannotChord: (number: number) => `Сначала отметьте вокруг числа ${number} столько же сердец.`,
} as const satisfies PartialTranslation<typeof english.heartbreakStatus>

/** The dialogs: custom board, statistics, share, help. */
export const heartbreakDialogs = {
  ok: 'ОК',
  cancel: 'Отмена',
  close: 'Закрыть',
  custom: {
    title: 'Особое поле',
    columns: 'Столбцы',
    rows: 'Строки',
    broken: 'Разбитые сердца',
    range: (least: number, most: number) => `от ${least} до ${most}`,
    note: 'На плотном поле, возможно, придется угадывать. Сообщение предупредит вас до начала игры.',
  },
  statistics: {
    title: 'Статистика',
    heads: ['Уровень', 'Игры', 'Победы', 'Лучшее', 'Серия', 'Самая долгая'],
    won: (wins: number, percent: number) => `${wins} (${percent} %)`,
    seconds: (seconds: string) => `${seconds} с`,
    none: '—',
    empty: 'Вы еще не закончили ни одной игры.',
    days: (streak: number, all: number) =>
      `Поля дня, решенные в этом браузере: ${all}. Серия, дней: ${streak}.`,
    note: 'Учитываются только игры режима «Классика» в этом браузере. Игра с подсказками не попадает в лучшее время.',
    reset: 'Сбросить…',
    resetTitle: 'Сброс статистики',
    resetText: 'Удалить все игры, лучшие результаты и серии в этом браузере? Отменить это нельзя.',
    resetYes: 'Сбросить',
  },
  share: {
    title: 'Поделиться',
    note: 'Ссылка открывает то же самое поле.',
    ranked: 'Полем рейтинговой игры можно поделиться после ее окончания.',
    text: 'Текст',
    copyText: 'Копировать текст',
    copyLink: 'Копировать ссылку',
    copyReplay: 'Копировать ссылку на запись',
    picture: 'Картинка…',
    copied: 'Скопировано.',
    failed: 'Браузер запретил копирование. Нажмите CTRL+C.',
  },
  help: {
    rulesTitle: 'Как играть',
    keysTitle: 'Клавиши',
    rules: [
      'Некоторые сердца на поле разбиты. Цель игры — открыть все целые сердца, не разбив ни одного. Число показывает, сколько разбитых сердец соприкасается с его клеткой.',
      'Чтобы открыть сердце, щелкните его. Чтобы отметить сердце, которое наверняка разбито, щелкните его правой кнопкой мыши. Когда вокруг числа столько же отметок, можно открыть остальные сердца вокруг него: щелкните число дважды либо средней кнопкой или обеими кнопками сразу.',
      'Участок в середине открыт в начале игры. Оттуда любое стандартное поле решается одной логикой. Угадывать, возможно, придется только на плотном особом поле. Сообщение предупредит вас до начала игры.',
      'Чтобы увидеть безопасное сердце и числа, которые это доказывают, выберите «Подсказка» в меню «Игра». При проигрыше игра показывает безопасное сердце поля перед вашим последним ходом, если оно было.',
      'В режиме «Классика» у вас одна жизнь. В режиме «Второй шанс» три жизни, и каждое разбитое сердце стоит одной жизни и 10 секунд. В режиме «Дзен» часов нет.',
      'На сенсорном экране коснитесь сердца, чтобы открыть его, нажмите и удерживайте сердце, чтобы отметить его, коснитесь числа, чтобы открыть остальные сердца вокруг него, и сводите или разводите пальцы, чтобы изменить размер поля.',
    ],
    keys: ['СТРЕЛКИ, HOME, END', 'ПРОБЕЛ', 'ENTER', 'F', 'C', 'H', '+ и −', 'N или F2'],
    keyMeanings: [
      'Перемещение по полю; вместе с CTRL — в его углы',
      'Открыть сердце',
      'Открыть сердце или остальные вокруг числа',
      'Поставить или снять отметку',
      'Открыть остальные вокруг числа',
      'Подсказка',
      'Размер сердец',
      'Новое поле',
    ],
  },
} as const satisfies PartialTranslation<typeof english.heartbreakDialogs>
