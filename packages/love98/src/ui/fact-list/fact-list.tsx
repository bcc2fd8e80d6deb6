import type { ComponentProps, ReactNode } from 'react'
import { AddressText } from '@/ui/address-text/address-text'
import styles from './fact-list.module.css'

/** A name, its value, and optionally a tooltip of the value and the name of its help text (`ContextHelp`). */
export type Fact = readonly [name: string, value: ReactNode, tip?: string | undefined, help?: string]

type FactListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Facts without a value are left out. */
  facts: readonly Fact[]
  /** `columns` aligns the values; `spread` moves each value to the end of its line. @default 'columns' */
  layout?: 'columns' | 'spread'
}

/**
 * A list of names and values. A value that is text is isolated from the text direction around it and can be
 * selected.
 */
export function FactList({ facts, layout = 'columns', className = '', ...list }: FactListProps) {
  return (
    <dl {...list} className={`${styles.facts} ${className}`} data-layout={layout}>
      {facts.map(([name, value, tip, help]) => {
        if (value === null || value === undefined || value === '' || value === false) return null
        const isText = typeof value === 'string' || typeof value === 'number'
        return (
          <div key={name} data-help={help}>
            <dt>{name}</dt>
            <dd className={isText ? 'selectable' : undefined} data-tip={tip}>
              {isText ? valueText(String(value)) : value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Addresses and hashes break in the middle; other texts break between words. */
function valueText(value: string) {
  return /^0x[\da-f]{40,}$/i.test(value) ? <AddressText address={value} /> : <bdi>{value}</bdi>
}
