import { levels } from '@/domain/heartbreak/board/level'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import type { RankedLevelId } from '../ranked/ranked-level'
import styles from './dialogs.module.css'

export function LevelChoice({
  chosen,
  onChoose,
}: {
  chosen: RankedLevelId
  onChoose: (id: RankedLevelId) => void
}) {
  const { level } = heartbreakRanking
  const { level: names } = heartbreak
  return (
    <RadioGroup
      className={styles.choices}
      label={level}
      options={levels.map(({ id }) => ({ id, label: names[id] }))}
      value={chosen}
      onChange={onChoose}
    />
  )
}
