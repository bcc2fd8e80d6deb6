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
    'Every window is closed and the desktop forgets where they stood.\nThe icons, the skin, the terms you agreed to and your wallet stay as they are.',
  restart: 'Restart',
  standingBy: 'Standing by',
  pressAnyKey: 'Press any key to come back.',
  safe: 'It is now safe to close your heart.',
  turnOn: 'Turn it on again',
  starting: (site: string) => `Starting ${site}`,
  skip: 'Press any key to go on at once.',
} as const satisfies Texts
