import { LoveError } from '@/domain/errors'
import { sendingTexts } from '@/texts/en/wallet/sending'
import { inLocale } from '@/texts/locale'
import { askInMessageBox } from './message-boxes'

/** Sends once; where the same is under way already, only after the visitor agreed to send it again. */
export async function askToRepeat<Sent>(send: (again: boolean) => Promise<Sent>): Promise<Sent> {
  try {
    return await send(false)
  } catch (error) {
    if (!(error instanceof LoveError && error.code === 'transaction-repeated')) throw error
    const texts = inLocale(sendingTexts)
    const answer = await askInMessageBox({
      title: texts.repeatedTitle,
      icon: 'warning',
      text: texts.repeated,
      // The first is the default: a press too many repeats nothing.
      buttons: [texts.cancel, texts.sendAgain],
      cancel: texts.cancel,
    })
    if (answer !== texts.sendAgain) throw new LoveError('user-rejected')
    return send(true)
  }
}
