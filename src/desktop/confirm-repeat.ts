import { LoveError } from '@/domain/errors'
import { common } from '@/texts/common'
import { sending } from '@/texts/sending'

import { showMessageBox } from './message-boxes'

/** Sends once; where the same is under way already, only after the visitor agreed to send it again. */
export async function confirmRepeat<Sent>(send: (again: boolean) => Promise<Sent>): Promise<Sent> {
  try {
    return await send(false)
  } catch (error) {
    if (!(error instanceof LoveError && error.code === 'transaction-repeated')) throw error
    const answer = await showMessageBox({
      title: sending.repeatedTitle,
      icon: 'warning',
      text: sending.repeated,
      // The first is the default: a press too many repeats nothing.
      buttons: [common.cancel, sending.sendAgain],
      cancel: common.cancel,
    })
    if (answer !== sending.sendAgain) throw new LoveError('user-rejected')
    return send(true)
  }
}
