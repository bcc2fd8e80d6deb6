import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import type { Gateway } from '../gateway/use-gateway'

/** What each of a Safe's lists is drawn from. */
export type ListProps = {
  gateway: Gateway
  safe: SafeId
  visible: boolean
  state: SafeState | undefined
  nativeSymbol: string
  /** Who looks, when a wallet is connected. */
  viewer: Address | null
}

/** A form over a list; it goes away with what was done, or with nothing. */
export type FormProps = ListProps & { onClose: (said: string) => void }
