import { useState } from 'react'
import { showMessageBox } from '@/desktop/message-boxes'
import { levels } from '@/domain/heartbreak/board/level'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'

import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { ScrollTable } from '@/ui/scroll-table'
import { forgetBestNames, readBestTimes } from '../game/best-times'
import { emptyStatistics, type LevelRecord, readStatistics, writeStatistics } from '../game/statistics'
import styles from './dialogs.module.css'

export function StatisticsDialog({ onClose }: { onClose: () => void }) {
  const { close, statistics: texts } = heartbreakDialogs
  const names: Readonly<Record<string, string>> = heartbreak.level
  const [statistics, setStatistics] = useState(readStatistics)
  const rows = [...levels.map(({ id }) => id), 'custom'].flatMap((id) => {
    const record = statistics.levels[id]
    return record ? [{ id, record }] : []
  })
  const { days } = statistics
  const { names: bestNames } = readBestTimes()
  const isEmpty = rows.length === 0 && days.length === 0

  const reset = async () => {
    const answer = await showMessageBox({
      title: texts.resetTitle,
      text: texts.resetText,
      icon: 'warning',
      buttons: [texts.resetYes, close],
      cancel: close,
    })
    if (answer !== texts.resetYes) return
    writeStatistics(emptyStatistics)
    forgetBestNames()
    setStatistics(emptyStatistics)
  }

  return (
    <Dialog title={texts.title} onClose={onClose} width={440}>
      {isEmpty ? (
        <p>{texts.empty}</p>
      ) : (
        <ScrollTable className={styles.scroll} label={texts.title} heads={texts.heads}>
          {rows.map(({ id, record }) => (
            <tr key={id}>
              <th scope="row">{names[id]}</th>
              <td>{record.games}</td>
              <td>{texts.won(record.wins, percent(record))}</td>
              <td>{bestText(record, bestNames[id])}</td>
              <td>{record.streak}</td>
              <td>{record.longest}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <p className={styles.note}>{texts.days(streakOf(days, today()).days, days.length)}</p>
      <p className={styles.note}>{texts.note}</p>
      <DialogButtons primary={{ label: close, onClick: onClose, hasFocus: true }}>
        <button type="button" disabled={isEmpty} onClick={() => void reset()}>
          {texts.reset}
        </button>
      </DialogButtons>
    </Dialog>
  )
}

function bestText({ bestMs }: LevelRecord, name: string | undefined): string {
  const { best, statistics: texts } = heartbreakDialogs
  if (bestMs === null) return texts.none
  const seconds = (bestMs / 1_000).toFixed(1)
  return name ? best.kept(seconds, name) : texts.seconds(seconds)
}

function percent({ games, wins }: LevelRecord): number {
  return games === 0 ? 0 : Math.round((100 * wins) / games)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
