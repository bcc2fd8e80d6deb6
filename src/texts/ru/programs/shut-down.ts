import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'Что должен сделать рабочий стол?',
  choices: {
    'stand-by': 'Перейти в ждущий режим',
    'shut-down': 'Выключить',
    restart: 'Перезапустить',
    disconnect: 'Отключить кошелек',
  },
  ok: 'ОК',
  cancel: 'Отмена',
  restartTitle: 'Перезапуск',
  restartQuestion:
    'Все окна будут закрыты, а их положение сброшено.\nВаши значки, тема оформления, принятые условия и кошелек не изменятся.',
  restart: 'Перезапустить',
  standingBy: 'Ждущий режим',
  pressAnyKey: 'Нажмите любую клавишу для продолжения.',
  safe: 'Теперь сердце можно закрыть.',
  turnOn: 'Включить',
  starting: (site: string) => `Запуск ${site}`,
  skip: 'Нажмите любую клавишу для продолжения.',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
