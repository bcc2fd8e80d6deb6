import { levels } from '@/domain/heartbreak/board/level'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import type { KnownLevelId } from '../ranked/ranked-level'
import { ChoiceRow } from './choice-row'

/** Which level a dialog is about: one of the list. */
export function LevelChoice(props: { chosen: KnownLevelId; onChoose: (id: KnownLevelId) => void }) {
  const { level } = useTexts(rankingTexts)
  const { level: names } = useTexts(heartbreakTexts)
  return <ChoiceRow label={level} choices={levels.map(({ id }) => ({ id, name: names[id] }))} {...props} />
}
