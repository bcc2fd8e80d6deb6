import { about } from '@/texts/about'
import styles from './about.module.css'

type FactsProps = {
  /** The name or the shortened address of the connected account. */
  owner: string
  rows: readonly (readonly [label: string, value: string])[]
}

export function Facts({ owner, rows }: FactsProps) {
  return (
    <>
      <p>{about.licensedTo}</p>
      <p className={styles.owner}>
        <bdi className="selectable">{owner}</bdi>
      </p>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi className="selectable">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The place of the account while none is known. */
export function NoOwner({ text }: { text: string }) {
  return (
    <>
      <p>{about.licensedTo}</p>
      <p className={styles.owner}>{text}</p>
    </>
  )
}
