import { useState } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { solitaireDialogs } from '@/texts/solitaire-dialogs'

import { Dialog } from '@/ui/dialog/dialog'
import { emptyStatistics, readStatistics, writeStatistics } from '../game/statistics'
import styles from './dialogs.module.css'

/** The games of this browser, with a button that forgets them. */
export function StatisticsDialog({ onClose }: { onClose: () => void }) {
  const { close, statistics: texts } = solitaireDialogs
  const [{ days, fastest, highest, played, won }, setStatistics] = useState(readStatistics)
  const percent = played === 0 ? 0 : Math.round((100 * won) / played)
  const facts = [
    [texts.played, played],
    [texts.won, texts.wins(won, percent)],
    [texts.fastest, fastest === null ? texts.none : texts.seconds(fastest)],
    [texts.highest, highest ?? texts.none],
    [texts.daily, days.length],
  ] as const

  const reset = async () => {
    const answer = await askInMessageBox({
      title: texts.resetTitle,
      text: texts.resetText,
      icon: 'warning',
      buttons: [texts.resetYes, close],
      cancel: close,
    })
    if (answer !== texts.resetYes) return
    writeStatistics(emptyStatistics)
    setStatistics(emptyStatistics)
  }

  return (
    <Dialog title={texts.title} onClose={onClose} width={300}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{texts.note}</p>
      <div className="button-row">
        <button type="button" data-default data-autofocus onClick={onClose}>
          {close}
        </button>
        <button type="button" disabled={played === 0} onClick={() => void reset()}>
          {texts.reset}
        </button>
      </div>
    </Dialog>
  )
}
