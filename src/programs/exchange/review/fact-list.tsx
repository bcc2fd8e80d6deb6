import styles from '../exchange.module.css'

/** A label, its value as it is shown, and all of the value where that is shorter. */
export type Fact = readonly [label: string, value: string, whole?: string]

/** Labels with their values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, whole]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="selectable" data-tip={whole}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
