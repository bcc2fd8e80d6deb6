import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Gateway } from '../gateway/use-gateway'

/** What every page of the property sheet is drawn from. */
export type PageProps = { gateway: Gateway; safe: SafeId }
