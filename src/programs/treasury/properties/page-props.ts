import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Gateway } from '../gateway/use-gateway'
import type { ReadSettings } from '../settings/use-safe-settings'

/** What every page of the property sheet is drawn from. */
export type PageProps = {
  gateway: Gateway
  safe: SafeId
  /** From the contract; undefined until it is read, or where it cannot be. */
  settings?: ReadSettings | undefined
}
