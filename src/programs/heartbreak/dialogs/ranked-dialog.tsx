import { useState } from 'react'
import type { Level } from '@/domain/heartbreak/board/level'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { Dialog } from '@/ui/dialog/dialog'
import { type RankedLevelId, rankedLevelId, type StartRanked } from '../ranked/ranked-level'
import { useStartRanked } from '../ranked/use-start-ranked'
import { LevelChoice } from './level-choice'
import { RankedProblem } from './ranked-problem'

type RankedDialogProps = { level: Level; onStart: StartRanked; onClose: () => void }

/** Starts a ranked game on a new board issued by the server. */
export function RankedDialog({ level, onStart, onClose }: RankedDialogProps) {
  const [chosen, setChosen] = useState<RankedLevelId>(rankedLevelId(level))
  const { error, start, isStarting } = useStartRanked(onStart, onClose)

  return (
    <Dialog title={heartbreakRanking.ranked.title} onClose={onClose} width={380}>
      <p>{heartbreakRanking.ranked.explain}</p>
      <LevelChoice chosen={chosen} onChoose={setChosen} />
      {error !== null && <RankedProblem error={error} onLeave={onClose} />}
      <div className="button-row">
        <button
          type="button"
          data-default
          data-autofocus
          aria-disabled={isStarting}
          onClick={() => void start(chosen, 'free')}
        >
          {isStarting ? heartbreakRanking.ranked.starting : heartbreakRanking.ranked.start}
        </button>
        <button type="button" onClick={onClose}>
          {heartbreakRanking.close}
        </button>
      </div>
    </Dialog>
  )
}
