import type { Settings } from '@/domain/community/deployment-settings'
import type { DemoMemory } from './memory'

/**
 * The state that the handlers of the Demo Wallet read and change. Changes are stored and emitted as events
 * (EIP-1193).
 */
export type DemoWallet = {
  settings: Settings
  memory: () => DemoMemory
  change: (part: Partial<DemoMemory>) => void
}
