import { Suspense, useState } from 'react'
import { hasServer } from '@/domain/build/capabilities'
import type { Level } from '@/domain/heartbreak/board/level'
import { timeMs } from '@/domain/heartbreak/run/play'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'
import { heartbreakHelp } from '@/texts/heartbreak-help'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { lazyNamed } from '@/ui/lazy-named'
import { TextField } from '@/ui/text-field/text-field'
import { GameHelp } from '../../game-help'
import { keepBestName, maxNameLength, readBestTimes } from '../game/best-times'
import type { DialogName } from '../game/game-menus'
import type { GameSession } from '../game/game-session'
import type { GameSetup } from '../game/game-setup'
import { levelName } from '../game/level-name'
import type { Options } from '../game/options'
import type { StartRanked } from '../ranked/ranked-level'
import { CustomDialog } from './custom-dialog'
import styles from './dialogs.module.css'
import { ShareDialog } from './share-dialog'
import { StatisticsDialog } from './statistics-dialog'

// Lazy imports: these dialogs request data from the server.
const loadDaily = () => import('./daily-dialog')
const loadRanked = () => import('./ranked-dialog')
const loadLeaderboard = () => import('./leaderboard-dialog')
const loadVerify = () => import('./verify-dialog')
const loadCard = () => import('../card/card-dialog')
const DailyDialog = lazyNamed(loadDaily, 'DailyDialog')
const RankedDialog = lazyNamed(loadRanked, 'RankedDialog')
const LeaderboardDialog = lazyNamed(loadLeaderboard, 'LeaderboardDialog')
const VerifyDialog = lazyNamed(loadVerify, 'VerifyDialog')
const CardDialog = lazyNamed(loadCard, 'CardDialog')

/** Preloads the lazy dialogs. Rejects when a chunk cannot be loaded. */
export async function loadDialogs(): Promise<void> {
  await Promise.all([
    loadCard(),
    ...(hasServer ? [loadDaily(), loadRanked(), loadLeaderboard(), loadVerify()] : []),
  ])
}

type HeartbreakDialogProps = {
  name: DialogName
  session: GameSession
  options: Options
  onLevel: (level: Level) => void
  onPlay: (setup: GameSetup) => Promise<void>
  onStart: StartRanked
  onWatch: (gameId: string) => void
  onShow: (name: DialogName) => void
  onClose: () => void
}

export function HeartbreakDialog(props: HeartbreakDialogProps) {
  return (
    <Suspense>
      <DialogByName {...props} />
    </Suspense>
  )
}

function DialogByName(props: HeartbreakDialogProps) {
  const { name, session, options, onLevel, onPlay, onStart, onWatch, onShow, onClose } = props
  const { level } = options
  switch (name) {
    case 'custom':
      return <CustomDialog level={level} onLevel={onLevel} onClose={onClose} />
    case 'best':
      return <BestDialog session={session} onKept={() => onShow('card')} onClose={onClose} />
    case 'statistics':
      return <StatisticsDialog onClose={onClose} />
    case 'share':
      return <ShareDialog session={session} onCard={() => onShow('card')} onClose={onClose} />
    case 'card':
      return <CardDialog session={session} onClose={onClose} />
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

function HelpDialog({ about, onClose }: { about: 'rules' | 'keys'; onClose: () => void }) {
  const { close, help } = heartbreakDialogs
  return (
    <GameHelp
      about={about}
      rules={heartbreakHelp.rules}
      texts={help}
      close={close}
      styles={styles}
      onClose={onClose}
    />
  )
}

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
