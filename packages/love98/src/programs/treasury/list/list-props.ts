import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import type { Gateway } from '../safe/use-safe-queries'

/** The props of each of a Safe's lists. */
export type ListProps = {
  gateway: Gateway
  safe: SafeId
  visible: boolean
  state: SafeState | undefined
  nativeSymbol: string
  /** The connected account, if any. */
  viewer: Address | null
}

/** A form shown over a list. `onClose` gets the message about the result, or an empty text if nothing was done. */
export type FormProps = ListProps & { onClose: (status: string) => void }
