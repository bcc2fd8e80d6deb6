import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-ranking'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** Daily boards, ranked games, tables and replays. */
export const rankingTexts = {
  close: 'Закрыть',
  retry: 'Повторить',
  loading: 'Загрузка…',
  offline: 'Нет подключения к сети. Вы можете продолжать игру, но игры без подключения не входят в рейтинг.',
  level: 'Уровень',
  connect: 'Подключить кошелек и войти…',
  signInWhy:
    'Чтобы играть в рейтинговые игры, подключите кошелек и подпишите сообщение. Подпись бесплатна. Для остальных игр кошелек не нужен.',
  daily: {
    title: 'Поле дня',
    of: (date: string) => `Поле за ${date} (UTC)`,
    grade: (label: string, clicks: number) =>
      plural(clicks, {
        one: `${label}, не менее ${clicks} щелчка (3BV)`,
        few: `${label}, не менее ${clicks} щелчков (3BV)`,
        many: `${label}, не менее ${clicks} щелчков (3BV)`,
        other: `${label}, не менее ${clicks} щелчков (3BV)`,
      }),
    open: 'Открытое для всех',
    ranked: 'Рейтинговое',
    ends: (left: string) => `Новые поля через ${left}.`,
    ended: 'Новые поля готовы.',
    reload: 'Показать новые поля',
    streak: (days: number) =>
      days === 0
        ? 'Ни вчера, ни сегодня не решено ни одного поля дня.'
        : `Серия в этом браузере, дней: ${days}`,
    play: 'Играть',
    playRanked: 'Играть на рейтинг',
    why: 'В открытое поле можно играть сколько угодно раз. Рейтинговое поле — это другое поле той же трудности, с одной попыткой на счет, день и уровень. Для каждого счета оно повернуто или отражено, чтобы решения нельзя было списать.',
    commitment: 'Хеш секрета этого месяца (SHA-256)',
    copy: 'Копировать',
    copied: 'Скопировано.',
    verify: 'Как проверить…',
  },
  verify: {
    title: 'Проверка полей дня',
    explain:
      'Все поля месяца раскладываются по одному секрету длиной 32 байта. Хеш SHA-256 этого секрета публикуется до начала месяца, а сам секрет — после его окончания, поэтому между этими моментами поля изменить нельзя. Нажмите «Проверить», чтобы убедиться, что секрет соответствует своему хешу и дает эти поля, или запустите dealDaily из исходного кода игры.',
    heads: ['Месяц', 'Хеш', 'Секрет'],
    pending: (date: string) => `после ${date}`,
    check: 'Проверить',
    checking: 'Проверка…',
    fits: (month: string, boards: number) =>
      `Секрет за ${month} соответствует своему хешу. По нему заново разложены поля первого дня: ${boards}.`,
    fails: (month: string) =>
      `Секрет за ${month} не соответствует своему хешу. Обратитесь к владельцу этого сайта.`,
    empty: 'Ни один месяц еще не опубликован.',
  },
  ranked: {
    title: 'Рейтинговая игра',
    explain:
      'Новое поле на время, в режиме «Классика». Часы запускает ваш первый ход. Если до него вы смотрите на поле больше десяти секунд, лишнее время тоже засчитывается. Подсказка стоит 15 секунд. Пока это окно неактивно, поле закрыто, а часы продолжают идти.',
    start: 'Начать',
    starting: 'Запуск…',
  },
  sending: 'Отправка вашей игры…',
  waiting: (time: string) =>
    `Сервер не отвечает. Ваша игра сохранена и будет отправляться снова до ${time}. Оставьте эту страницу открытой или вернитесь до этого времени.`,
  tooLate: 'Ваша игра не была отправлена в течение 30 минут, поэтому она не входит в рейтинг.',
  told: (seconds: string, points: number) =>
    plural(points, {
      one: `В рейтинге: ${seconds} с, ${points} очко любви.`,
      few: `В рейтинге: ${seconds} с, ${points} очка любви.`,
      many: `В рейтинге: ${seconds} с, ${points} очков любви.`,
      other: `В рейтинге: ${seconds} с, ${points} очка любви.`,
    }),
  added: (seconds: string) => `Добавлено ${seconds} с за просмотр поля до первого хода или за задержку сети.`,
  rankDay: (rank: number) => `Место за сегодня: ${rank}.`,
  rankWeek: (rank: number) => `Место за эту неделю: ${rank}.`,
  rankAll: (rank: number) => `Место за все время: ${rank}.`,
  review: 'Ваша игра проверяется и показана ниже всех остальных.',
  streak: (days: number) => (days === 1 ? 'Первый день серии.' : `Серия, дней: ${days}.`),
  lost: 'Отправлено как проигрыш.',
  refused: (problem: string) => `Не входит в рейтинг: ${problem}`,
  failed: (problem: string) => `Не входит в рейтинг: ${problem}`,
  table: {
    title: 'Таблица лидеров',
    period: 'Период',
    periods: { day: 'Сегодня', week: 'Эта неделя', all: 'Все время' },
    heads: ['Место', 'Игрок', 'Время', 'Щелчки', 'Подсказки', 'Запись'],
    empty: 'Рейтинговых игр пока нет.',
    you: 'вы',
    review: 'проверяется',
    watch: 'Смотреть',
    watchOf: (player: string) => `Смотреть игру ${player}`,
    seconds: (seconds: string) => `${seconds} с`,
    page: (page: number, pages: number) => `Страница ${page} из ${pages}`,
    earlier: 'Назад',
    later: 'Далее',
    names: 'Поиск имен…',
    own: 'Ваше место',
  },
  replay: {
    title: 'Запись игры',
    local: 'Ваша последняя игра',
    linked: 'Игра, которой поделились',
    of: (player: string, seconds: string | null) =>
      seconds === null ? `${player}, проигрыш` : `${player}, ${seconds} с`,
    play: 'Воспроизвести',
    pause: 'Пауза',
    speed: 'Скорость',
    times: (speed: number) => `${speed}×`,
    position: 'Позиция',
    moment: (seconds: string, move: number, moves: number) => `${seconds} с, ход ${move} из ${moves}`,
    back: 'Вернуться к игре',
    board: (level: string) => `Запись игры, ${level}`,
    damaged: 'Запись не соответствует своему полю. Показана только та часть, которая соответствует.',
    loading: 'Загрузка записи…',
  },
} as const satisfies PartialTranslation<typeof english.rankingTexts>
