import type { ReactNode } from 'react'

type ScrollTableProps = {
  /** The name of the region. */
  label: string
  heads: readonly string[]
  /** A class that sizes the region. */
  className?: string | undefined
  /** The rows. */
  children: ReactNode
}

/** A table in a sunken field that scrolls, with selectable text. */
export function ScrollTable({ label, heads, className = '', children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={`well selectable ${className}`} tabIndex={0} aria-label={label}>
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
