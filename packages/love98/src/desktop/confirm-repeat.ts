import { AppError } from '@/domain/errors'
import { common } from '@/texts/common'
import { sending } from '@/texts/sending'

import { showMessageBox } from './message-boxes'

/** Sends once. If the same transaction is pending, it is sent again only after the visitor agreed. */
export async function confirmRepeat<Sent>(send: (again: boolean) => Promise<Sent>): Promise<Sent> {
  try {
    return await send(false)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'transaction-repeated')) throw error
    const answer = await showMessageBox({
      title: sending.repeatedTitle,
      icon: 'warning',
      text: sending.repeated,
      // The first button is the default, so an accidental press repeats nothing.
      buttons: [common.cancel, sending.sendAgain],
      cancel: common.cancel,
    })
    if (answer !== sending.sendAgain) throw new AppError('user-rejected')
    return send(true)
  }
}
