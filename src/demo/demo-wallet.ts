import type { Settings } from '@/domain/community/deployment-settings'
import type { DemoMemory } from './memory'

/** What an answer of the Demo Wallet may read and change. Changes are kept, and told by the events of EIP-1193. */
export type DemoWallet = {
  settings: Settings
  memory: () => DemoMemory
  change: (part: Partial<DemoMemory>) => void
}
