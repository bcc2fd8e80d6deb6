import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · поле «${level}»`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `Закрытые сердца ${columns}×${rows}, из них разбито: ${broken}. Найдите все целые: достаточно одной логики.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `Закрытые сердца ${columns}×${rows}, из них разбито: ${broken}. Найдите все целые, не разбив ни одного.`,
  wonTitle: (level: string, time: string, player: string) => `${level} за ${time} с, ${player} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `${date}: на поле «${level}» найдены все целые сердца. Посмотрите каждый ход или сыграйте на этом поле сами.`,
  lostTitle: (level: string, player: string) => `${player} разбивает сердце · Heartbreak, ${level}`,
  lostDescription: (level: string, date: string) =>
    `${date}: игра на поле «${level}» проиграна. Посмотрите каждый ход и узнайте, безопасность какого сердца можно было доказать.`,
  secretDescription: (level: string, date: string) =>
    `Сегодняшнее поле «${level}» за ${date}. Игру можно будет посмотреть после полуночи (UTC).`,
  dailyTitle: (date: string) => `Heartbreak · поля за ${date}`,
  dailyDescription: 'Одно поле на каждый день и уровень. Ни на одном поле не нужно угадывать.',
  dailyOver: (date: string) => `Время полей за ${date} истекло. Играйте на сегодняшних полях.`,
  play: 'Играть на этом поле',
  watch: 'Посмотреть игру',
  playToday: 'Играть на сегодняшнем поле',
  playAny: 'Играть в Heartbreak',
  desktop: (site: string) => `Перейти на рабочий стол ${site}`,
  pictureOf: (title: string) => `${title}: окно игры`,
  missingTitle: 'Страница не найдена · Heartbreak',
  missingBoard:
    'Не удается найти это поле. Возможно, не хватает части его идентификатора. Скопируйте ссылку полностью; она заканчивается 26 буквами и цифрами.',
  missingRun:
    'Не удается найти эту игру. Возможно, она не закончена или удалена игроком. Скопируйте ссылку полностью.',
  missingDay: 'Для этого дня полей нет. Введите дату, например 2026-11-20, не позднее сегодняшней.',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
