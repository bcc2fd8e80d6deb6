import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

const damagedLog = (what: string) =>
  `Запись игры повреждена: ${what}. Сыграйте еще раз или скопируйте ссылку полностью.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'Игра уже была окончена.',
    'bad-time': 'Время хода не является целым числом миллисекунд от 0 до 30 минут.',
    'bad-cell': 'На поле нет такой клетки.',
    'bad-operation': 'Такого действия нет.',
    away: 'Окно было неактивно.',
    'not-away': 'Окно уже было активно.',
    'already-open': 'Сердце уже было открыто.',
    'pinned-heart': 'Сердце отмечено. Сначала снимите отметку.',
    'not-closed': 'Отметить можно только закрытое сердце.',
    'not-pinned': 'Сердце не отмечено.',
    'chord-needs-number': 'Сердца вокруг открывает только открытое число.',
    'chord-pins-differ': 'Отметьте вокруг числа столько сердец, сколько оно показывает.',
    'chord-opens-nothing': 'Вокруг числа больше нечего открывать.',
  },
  illegalMove: (position: number, refusal: string) => `Ход ${position}: ${refusal}`,
  boards: {
    malformed: 'Недопустимое поле. Скопируйте идентификатор полностью: три части, разделенные точками.',
    otherVersion: (version: string | undefined, known: string) =>
      `У этого поля версия «${version}». Здесь можно играть только в версию «${known}».`,
    damagedSeed:
      'Начальное значение поля повреждено. Скопируйте идентификатор полностью; он заканчивается 26 знаками.',
    unknownLevel: (id: string) => `Уровня «${id}» нет. Выберите уровень в меню «Игра».`,
    outsideLimits: (what: string, least: number, most: number) =>
      `Допустимые значения для такого поля (${what}): от ${least} до ${most}. Введите целое число из этого диапазона.`,
    columns: 'столбцы',
    rows: 'строки',
    broken: 'разбитые сердца',
  },
  levels: {
    crush: 'Увлечение',
    fling: 'Роман',
    marriage: 'Брак',
    pocket: 'Карманный',
    'long-distance': 'На расстоянии',
    custom: 'Особый',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `Режима «${mode}» нет. Скопируйте ссылку полностью.`,
  },
  logs: {
    tooLong: (most: number) =>
      damagedLog(
        plural(most, {
          one: `в ней больше ${most} хода`,
          few: `в ней больше ${most} ходов`,
          many: `в ней больше ${most} ходов`,
          other: `в ней больше ${most} ходов`,
        }),
      ),
    notBase64Url: damagedLog('это не текст base64url'),
    cutOff: damagedLog('она неполная'),
    damaged: damagedLog('контрольная сумма не совпадает'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`ее версия — ${version}, но поддерживается только версия ${known}`),
    partOfMove: (position: number) => damagedLog(`ход ${position} неполный`),
    needlessCell: (position: number) => damagedLog(`ход ${position} не должен указывать клетку`),
    cellOutside: (position: number) => damagedLog(`ход ${position} указывает клетку вне поля`),
    longPause: (position: number) => damagedLog(`пауза перед ходом ${position} слишком длинная`),
  },
  runs: {
    tooLate: 'Рейтинговая игра должна закончиться в течение 30 минут. Начните новую игру.',
    notOver: 'Запись не заканчивается победой или проигрышем.',
    timeDiffers: (counted: number, claimed: number) =>
      `Записанная игра длится ${counted} мс, но указано ${claimed} мс.`,
    impossible: (threeBv: number, played: number) =>
      `Поле с 3BV ${threeBv} невозможно решить за ${played} мс.`,
    longerThanPassed: (told: number, passed: number) =>
      `Записанная игра длится ${told} мс, но прошло только ${passed} мс.`,
    spedUp: (span: number, passed: number) =>
      `Записанная игра длится ${span} мс, но на сервере прошло ${passed} мс.`,
  },
  grades: { single: 'Простая логика', pair: 'Пары', proof: 'Доказательство' },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak, поле дня ${date} · ${level}`,
    won: '💗 Найдены все целые сердца',
    lost: '💔 Сердце разбито',
    seconds: (seconds: string) => `${seconds} с`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/с`,
    hints: (count: number) =>
      count === 0
        ? 'без подсказок'
        : plural(count, {
            one: `${count} подсказка`,
            few: `${count} подсказки`,
            many: `${count} подсказок`,
            other: `${count} подсказки`,
          }),
    streak: (days: number) => `серия, дней: ${days}`,
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
