import { isSameAddress } from '@/domain/address'
import { zeroAddress } from '../../safe-transaction'
import type { Action } from '../described-call'
import { defineKnownFunction } from '../known-function'
import type { SafeChange } from '../safe-change'

/** Functions by which a Safe changes itself `[S3.20]`, by selector. */
export const safeFunctions = {
  '0x0d582f13': defineKnownFunction(
    'addOwnerWithThreshold(address owner, uint256 threshold)',
    ([owner, threshold]) => settings({ type: 'ADD_OWNER', owner, threshold }),
  ),
  '0xf8dc5dd9': defineKnownFunction(
    'removeOwner(address prevOwner, address owner, uint256 threshold)',
    ([, owner, threshold]) => settings({ type: 'REMOVE_OWNER', owner, threshold }),
  ),
  '0xe318b52b': defineKnownFunction(
    'swapOwner(address prevOwner, address oldOwner, address newOwner)',
    ([, oldOwner, newOwner]) => settings({ type: 'SWAP_OWNER', oldOwner, newOwner }),
  ),
  '0x694e80c3': defineKnownFunction('changeThreshold(uint256 threshold)', ([threshold]) =>
    settings({ type: 'CHANGE_THRESHOLD', threshold }),
  ),
  '0x610b5925': defineKnownFunction('enableModule(address module)', ([address]) =>
    settings({ type: 'ENABLE_MODULE', address }),
  ),
  '0xe009cfde': defineKnownFunction('disableModule(address prevModule, address module)', ([, address]) =>
    settings({ type: 'DISABLE_MODULE', address }),
  ),
  '0xe19a9dd9': defineKnownFunction('setGuard(address guard)', ([address]) =>
    settings(isSameAddress(address, zeroAddress) ? { type: 'DELETE_GUARD' } : { type: 'SET_GUARD', address }),
  ),
  '0xe068df37': defineKnownFunction('setModuleGuard(address moduleGuard)', ([address]) =>
    settings(
      isSameAddress(address, zeroAddress)
        ? { type: 'DELETE_MODULE_GUARD' }
        : { type: 'SET_MODULE_GUARD', address },
    ),
  ),
  '0xf08a0323': defineKnownFunction('setFallbackHandler(address handler)', ([address]) =>
    settings({ type: 'SET_FALLBACK_HANDLER', address }),
  ),
  '0x7de7edef': defineKnownFunction('changeMasterCopy(address masterCopy)', ([address]) =>
    settings({ type: 'CHANGE_IMPLEMENTATION', address }),
  ),
  '0xd4d9bdcd': defineKnownFunction('approveHash(bytes32 hashToApprove)', ([hash]) => ({
    kind: 'approve-hash',
    hash,
  })),
} as const

function settings(change: SafeChange): Action {
  return { kind: 'settings', change }
}
