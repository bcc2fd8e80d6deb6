import type { ReactNode } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import type { ReadSettings } from '../settings/use-safe-settings'
import styles from './properties.module.css'
import type { Gateway } from './use-gateway'

/** One page of the property sheet: scrolls, and can be scrolled by the keyboard. */
export function PropertyPage({ children }: { children: ReactNode }) {
  return (
    <ScrollBox hasFrame={false} className={styles.page}>
      {children}
    </ScrollBox>
  )
}

/** The props of every page of the property sheet. */
export type PageProps = {
  gateway: Gateway
  safe: SafeId
  /** The settings in the Safe's contract; undefined until they are read, or if they cannot be read. */
  settings?: ReadSettings | undefined
}
