import { lazy, Suspense } from 'react'
import type { Level } from '@/domain/heartbreak/board/level'
import type { DialogName } from '../game/game-menus'
import type { Options } from '../game/options'
import type { Plan, Table } from '../game/game-session'
import type { StartRanked } from '../ranked/ranked-level'
import { CustomDialog } from './custom-dialog'
import { HelpDialog } from './help-dialog'
import { ShareDialog } from './share-dialog'
import { StatisticsDialog } from './statistics-dialog'

// What talks to the server comes later.
const loadDaily = async () => ({ default: (await import('./daily-dialog')).DailyDialog })
const loadRanked = async () => ({ default: (await import('./ranked-dialog')).RankedDialog })
const loadLeaderboard = async () => ({ default: (await import('./leaderboard-dialog')).LeaderboardDialog })
const loadVerify = async () => ({ default: (await import('./verify-dialog')).VerifyDialog })
const [DailyDialog, RankedDialog] = [lazy(loadDaily), lazy(loadRanked)]
const [LeaderboardDialog, VerifyDialog] = [lazy(loadLeaderboard), lazy(loadVerify)]

/** Fetches the dialogs that are not there yet. Rejects when one cannot be fetched. */
export async function loadDialogs(): Promise<void> {
  await Promise.all([loadDaily(), loadRanked(), loadLeaderboard(), loadVerify()])
}

type HeartbreakDialogProps = {
  name: DialogName
  table: Table
  options: Options
  onLevel: (level: Level) => void
  onPlay: (plan: Plan) => Promise<void>
  onStart: StartRanked
  onWatch: (gameId: string) => void
  onShow: (name: DialogName) => void
  onClose: () => void
}

/** The dialog that was asked for. */
export function HeartbreakDialog(props: HeartbreakDialogProps) {
  return (
    <Suspense>
      <Named {...props} />
    </Suspense>
  )
}

function Named(props: HeartbreakDialogProps) {
  const { name, table, options, onLevel, onPlay, onStart, onWatch, onShow, onClose } = props
  const { level } = options
  switch (name) {
    case 'custom':
      return <CustomDialog level={level} onLevel={onLevel} onClose={onClose} />
    case 'statistics':
      return <StatisticsDialog onClose={onClose} />
    case 'share':
      return <ShareDialog table={table} onClose={onClose} />
    case 'rules':
    case 'keys':
      return <HelpDialog about={name} onClose={onClose} />
    case 'daily':
      return (
        <DailyDialog
          level={level}
          options={options}
          onPlay={onPlay}
          onStart={onStart}
          onVerify={() => onShow('verify')}
          onClose={onClose}
        />
      )
    case 'ranked':
      return <RankedDialog level={level} onStart={onStart} onClose={onClose} />
    case 'leaderboard':
      return (
        <LeaderboardDialog
          level={level}
          onWatch={(gameId) => {
            onClose()
            onWatch(gameId)
          }}
          onClose={onClose}
        />
      )
    case 'verify':
      return <VerifyDialog onClose={onClose} />
  }
}
