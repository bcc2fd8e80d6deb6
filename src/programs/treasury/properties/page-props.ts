import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Gateway } from '../gateway/use-gateway'
import type { ReadSettings } from '../settings/use-safe-settings'

/** The props of every page of the property sheet. */
export type PageProps = {
  gateway: Gateway
  safe: SafeId
  /** The settings in the Safe's contract; undefined until they are read, or if they cannot be read. */
  settings?: ReadSettings | undefined
}
