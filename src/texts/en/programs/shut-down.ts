import type { Texts } from '@/texts/texts'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'What do you want the desktop to do?',
  choices: {
    'stand-by': 'Stand by',
    'shut-down': 'Shut down',
    restart: 'Restart',
    disconnect: 'Disconnect the wallet',
  },
  ok: 'OK',
  cancel: 'Cancel',
  restartTitle: 'Restart',
  restartQuestion:
    'All windows will be closed and their positions reset.\nYour icons, skin, accepted terms and wallet will not change.',
  restart: 'Restart',
  standingBy: 'Standing by',
  pressAnyKey: 'Press any key to continue.',
  safe: 'It is now safe to close your heart.',
  turnOn: 'Turn On',
  starting: (site: string) => `Starting ${site}`,
  skip: 'Press any key to continue.',
} as const satisfies Texts
