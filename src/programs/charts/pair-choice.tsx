import { useListKeys } from '@/ui/use-list-keys'
import styles from './alerts-dialog.module.css'

type PairChoiceProps = {
  label: string
  pairs: readonly string[]
  chosen: string
  onChoose: (pair: string) => void
}

/** A list box of pairs. */
export function PairChoice({ label, pairs, chosen, onChoose }: PairChoiceProps) {
  const onKeyDown = useListKeys()
  return (
    <ul className={`list ${styles.pairs}`} aria-label={label} onKeyDown={onKeyDown}>
      {pairs.map((pair) => (
        <li key={pair}>
          <button type="button" aria-pressed={pair === chosen} onClick={() => onChoose(pair)}>
            {pair}
          </button>
        </li>
      ))}
    </ul>
  )
}
