import type { ReactNode } from 'react'
import styles from './dialogs.module.css'

type ScrollTableProps = { label: string; heads: readonly string[]; children: ReactNode }

/** A scrollable table in a sunken field, with selectable text. */
export function ScrollTable({ label, heads, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={`well ${styles.scroll} selectable`} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
