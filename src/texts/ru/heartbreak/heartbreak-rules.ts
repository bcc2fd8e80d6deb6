import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

const damagedLog = (what: string) => `Запись игры ${what}. Сыграйте еще раз или скопируйте ссылку полностью.`

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
    'chord-pins-differ': 'Вокруг числа должно быть столько отметок, сколько оно показывает.',
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
          one: `содержит больше ${most} хода`,
          few: `содержит больше ${most} ходов`,
          many: `содержит больше ${most} ходов`,
          other: `содержит больше ${most} ходов`,
        }),
      ),
    notBase64Url: damagedLog('не является текстом base64url'),
    cutOff: damagedLog('обрезана'),
    damaged: damagedLog('повреждена'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`имеет версию ${version}, а известна только ${known}`),
    partOfMove: (position: number) => damagedLog(`содержит лишь часть хода ${position}`),
    needlessCell: (position: number) =>
      damagedLog(`указывает клетку в ходе ${position}, которому она не нужна`),
    cellOutside: (position: number) => damagedLog(`указывает клетку вне поля в ходе ${position}`),
    longPause: (position: number) => damagedLog(`содержит слишком долгое ожидание перед ходом ${position}`),
  },
  runs: {
    tooLate: 'Рейтинговая игра должна закончиться в течение 30 минут. Начните новую игру.',
    notOver: 'Запись не заканчивается победой или проигрышем.',
    timeDiffers: (counted: number, claimed: number) =>
      `Запись длится ${counted} мс, но заявлено ${claimed} мс.`,
    impossible: (threeBv: number, played: number) =>
      `Ни один игрок не решит поле с 3BV ${threeBv} за ${played} мс.`,
    longerThanPassed: (told: number, passed: number) =>
      `Запись длится ${told} мс, но прошло только ${passed} мс.`,
    spedUp: (span: number, passed: number) =>
      `Запись длится ${span} мс, но по нашим часам прошло ${passed} мс.`,
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
    streak: (days: number) =>
      plural(days, {
        one: `${days} день подряд`,
        few: `${days} дня подряд`,
        many: `${days} дней подряд`,
        other: `${days} дня подряд`,
      }),
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
