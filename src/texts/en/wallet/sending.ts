import type { Texts } from '@/texts/texts'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'This transaction would fail.',
  funds: 'This account does not have enough for the amount and the network fee.',
  says: (reason: string) => `This transaction would fail. The contract says "${reason}".`,
  panic: (code: string) => `This transaction would fail. The contract reported error ${code}.`,
  custom: (selector: string) => `This transaction would fail. The contract reported error ${selector}.`,
  repeatedTitle: 'Send Again?',
  repeated:
    'The same transaction was sent or requested before and is not confirmed yet. If you send it again, it may be carried out twice.',
  sendAgain: 'Send Again',
  cancel: 'Cancel',
} as const satisfies Texts
