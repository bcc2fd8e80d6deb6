import { useState } from 'react'
import { type Level, levelById, levels } from '@/domain/heartbreak/level'
import { heartbreakTexts } from '@/texts/en/heartbreak'
import { rankingTexts } from '@/texts/en/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog'
import { ChoiceRow } from './choice-row'
import type { KnownLevelId, StartRanked } from './ranked-level'
import { knownLevelId } from './ranked-level'
import { RankedProblem } from './sign-in-offer'

type RankedDialogProps = { level: Level; onStart: StartRanked; onClose: () => void }

/** Begins a ranked game on a fresh board; the server gives it out. */
export function RankedDialog({ level, onStart, onClose }: RankedDialogProps) {
  const texts = useTexts(rankingTexts)
  const { level: names } = useTexts(heartbreakTexts)
  const [chosen, setChosen] = useState<KnownLevelId>(knownLevelId(level))
  const [error, setError] = useState<unknown>(null)
  const [starts, setStarts] = useState(false)

  const start = async () => {
    setStarts(true)
    setError(null)
    try {
      await onStart(chosen, 'free')
      onClose()
    } catch (cause) {
      setError(cause)
      setStarts(false)
    }
  }

  return (
    <Dialog title={texts.ranked.title} onClose={onClose} width={380}>
      <p>{texts.ranked.explain}</p>
      <ChoiceRow
        label={texts.level}
        choices={levels.map(({ id }) => ({ id, name: names[id] ?? levelById(id)?.name ?? id }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {error !== null && <RankedProblem error={error} onLeave={onClose} />}
      <div className="button-row">
        <button
          type="button"
          data-default
          data-autofocus
          aria-disabled={starts}
          onClick={() => !starts && void start()}
        >
          {starts ? texts.ranked.starting : texts.ranked.start}
        </button>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  )
}
