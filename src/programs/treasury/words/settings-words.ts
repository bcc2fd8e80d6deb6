import type { Address } from '@/domain/address'
import type { SafeChange } from '@/safe/decode/safe-change'
import { publishedSingleton } from '@/safe/versions/published-contracts'
import { treasuryWords } from '@/texts/treasury-words'
import { addressText } from './token-words'

/** A change of a Safe's settings with its subject `[S3.20]`. */
export function settingsWords(change: SafeChange): string {
  const { settings } = treasuryWords
  switch (change.type) {
    case 'ADD_OWNER':
      return settings.addOwner(addressText(change.owner), String(change.threshold))
    case 'REMOVE_OWNER':
      return settings.removeOwner(addressText(change.owner), String(change.threshold))
    case 'SWAP_OWNER':
      return settings.swapOwner(addressText(change.oldOwner), addressText(change.newOwner))
    case 'CHANGE_THRESHOLD':
      return settings.threshold(String(change.threshold))
    case 'CHANGE_IMPLEMENTATION':
      return contractWords(change.address, settings)
    case 'SET_FALLBACK_HANDLER':
      return settings.fallbackHandler(addressText(change.address))
    case 'ENABLE_MODULE':
      return settings.enableModule(addressText(change.address))
    case 'DISABLE_MODULE':
      return settings.disableModule(addressText(change.address))
    case 'SET_GUARD':
      return settings.setGuard(addressText(change.address))
    case 'DELETE_GUARD':
      return settings.deleteGuard
    case 'SET_MODULE_GUARD':
      return settings.setModuleGuard(addressText(change.address))
    case 'DELETE_MODULE_GUARD':
      return settings.deleteModuleGuard
  }
}

/** A singleton, which is the code of the Safe from then on, and whether it is a published one. */
function contractWords(address: Address, settings: typeof treasuryWords.settings): string {
  const words = settings.contract(addressText(address))
  const published = publishedSingleton(address)
  return published ? settings.publishedContract(words, published.version) : settings.unknownContract(words)
}
