import type { ReactNode } from 'react'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'

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
    <ScrollBox as="section" className={`selectable ${className}`} aria-label={label}>
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
    </ScrollBox>
  )
}
