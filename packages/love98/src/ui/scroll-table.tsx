import type { KeyboardEventHandler, ReactNode } from 'react'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'

type ScrollTableProps = {
  label: string
  heads: readonly string[]
  className?: string | undefined
  onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined
  children: ReactNode
}

export function ScrollTable({ label, heads, className = '', onKeyDown, children }: ScrollTableProps) {
  return (
    <ScrollBox as="section" className={`selectable ${className}`} aria-label={label} onKeyDown={onKeyDown}>
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
