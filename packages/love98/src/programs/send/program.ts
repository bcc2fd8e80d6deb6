import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const send = defineProgram({
  id: 'send',
  ...programNames.send,
  icon: 'send',
  startFolder: 'exchange',
  size: { width: 430, height: 400 },
  minimum: { width: 320, height: 320 },
  resizable: true,
  single: true,
  place: 'start',
  // Recipient, token and amount as a query string; the window reads them.
  argument: (text) => (/^[\w=&%+.~*-]{1,600}$/.test(text) ? text : null),
  needsWallet: true,
})
