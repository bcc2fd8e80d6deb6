import { useState } from 'react'
import { timeMs } from '@/domain/heartbreak/run/play'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { TextField } from '@/ui/text-field/text-field'
import { keepBestName, maxNameLength, readBestTimes } from '../game/best-times'
import type { GameSession } from '../game/game-session'
import { levelName } from '../game/level-name'
import styles from './dialogs.module.css'

type BestDialogProps = { session: GameSession; onKept: () => void; onClose: () => void }

/** Asks for the name of the player with the best time of a level. The name stays in this browser. */
export function BestDialog({ session, onKept, onClose }: BestDialogProps) {
  const { best, cancel, ok } = heartbreakDialogs
  const [game] = useState(() => session.getState().game)
  const [name, setName] = useState(() => readBestTimes().lastName || best.anonymous)
  if (!game) return null
  const { level } = game.board

  return (
    <Dialog title={best.title} onClose={onClose} width={300}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          keepBestName(level.id, name)
          onKept()
        }}
      >
        <p>{best.text((timeMs(game) / 1_000).toFixed(1), levelName(heartbreak, level))}</p>
        <div className={styles.name}>
          <TextField
            label={best.name}
            autoComplete="nickname"
            maxLength={maxNameLength}
            data-autofocus
            onFocus={({ currentTarget }) => currentTarget.select()}
            value={name}
            onChange={setName}
          />
        </div>
        <DialogButtons primary={{ label: ok }} dismiss={{ label: cancel, onClick: onClose }} />
      </form>
    </Dialog>
  )
}
