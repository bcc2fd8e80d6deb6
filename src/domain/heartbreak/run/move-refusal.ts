/** The reason why a move is illegal. */
export type Refusal = keyof typeof refusalTexts

/** Messages for illegal moves. */
export const refusalTexts = {
  'game-over': 'The game was over already.',
  'bad-time': 'The time of the move is not a whole number of milliseconds from 0 to 30 minutes.',
  'bad-cell': 'The board has no such cell.',
  'bad-operation': 'There is no such operation.',
  away: 'The window was not in front.',
  'not-away': 'The window was in front already.',
  'already-open': 'The heart was open already.',
  'pinned-heart': 'The heart is pinned. Unpin it first.',
  'not-closed': 'Only a closed heart can be pinned.',
  'not-pinned': 'The heart is not pinned.',
  'chord-needs-number': 'Only an open number opens the hearts around it.',
  'chord-pins-differ': 'There must be as many pins around the number as it says.',
  'chord-opens-nothing': 'There is nothing left to open around the number.',
} as const
