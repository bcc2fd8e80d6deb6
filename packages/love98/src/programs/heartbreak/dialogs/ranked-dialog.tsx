import { useState } from 'react'
import type { Level } from '@/domain/heartbreak/board/level'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { type RankedLevelId, rankedLevelId, type StartRanked } from '../ranked/ranked-level'
import { useStartRanked } from '../ranked/use-start-ranked'
import { LevelChoice } from './level-choice'
import { RankedProblem } from './ranked-problem'

type RankedDialogProps = { level: Level; onStart: StartRanked; onClose: () => void }

export function RankedDialog({ level, onStart, onClose }: RankedDialogProps) {
  const [chosen, setChosen] = useState<RankedLevelId>(rankedLevelId(level))
  const { error, start, isStarting } = useStartRanked(onStart, onClose)

  return (
    <Dialog title={heartbreakRanking.ranked.title} onClose={onClose} width={380} height={272}>
      <p>{heartbreakRanking.ranked.explain}</p>
      <LevelChoice chosen={chosen} onChoose={setChosen} />
      {error !== null && <RankedProblem error={error} onLeave={onClose} />}
      <DialogButtons
        primary={{
          label: isStarting ? heartbreakRanking.ranked.starting : heartbreakRanking.ranked.start,
          'aria-disabled': isStarting,
          hasFocus: true,
          onClick: () => void start(chosen, 'free'),
        }}
        dismiss={{ label: heartbreakRanking.close, onClick: onClose }}
      />
    </Dialog>
  )
}
