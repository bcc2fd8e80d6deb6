import { encodeFunctionData, parseAbi } from 'viem/utils'
import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SafeChange } from './decode/safe-change'
import { zeroAddress } from './safe-transaction'

export type ProposedChange = Extract<
  SafeChange,
  {
    type:
      | 'ADD_OWNER'
      | 'REMOVE_OWNER'
      | 'SWAP_OWNER'
      | 'CHANGE_THRESHOLD'
      | 'ENABLE_MODULE'
      | 'DISABLE_MODULE'
      | 'SET_GUARD'
      | 'DELETE_GUARD'
      | 'SET_FALLBACK_HANDLER'
  }
>

/** The settings in the contract of a Safe. Owners and modules are in the order of its linked lists. */
export type SafeSettings = {
  owners: readonly Address[]
  threshold: bigint
  modules: readonly Address[]
  guard: Address | null
  fallbackHandler: Address | null
}

export type SettingsProblem =
  | 'reserved-address'
  | 'already-owner'
  | 'not-an-owner'
  | 'threshold'
  | 'already-module'
  | 'not-a-module'
  | 'unchanged'

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
])

/** The begin and end marker of a Safe's linked lists of owners and modules. */
const sentinel: Address = '0x0000000000000000000000000000000000000001'

/**
 * Builds the call by which a Safe changes its own settings `[S3.20]`, or returns the reason that it would fail. To
 * remove an owner or module, the call also names the previous entry of the contract's list.
 */
export function settingsCall(
  safe: Address,
  change: ProposedChange,
  now: SafeSettings,
): { to: Address; value: bigint; data: Hex } | SettingsProblem {
  const problem = problemOf(safe, change, now)
  return problem ?? { to: safe, value: 0n, data: dataOf(change, now) }
}

function problemOf(safe: Address, change: ProposedChange, now: SafeSettings): SettingsProblem | null {
  const { owners, threshold, modules, guard, fallbackHandler } = now
  const isReserved = (address: Address) =>
    [zeroAddress, sentinel, safe].some((reserved) => isSameAddress(reserved, address))
  const needs = (given: bigint, count: number) =>
    given < 1n || given > BigInt(count) ? ('threshold' as const) : null
  switch (change.type) {
    case 'ADD_OWNER':
      if (isReserved(change.owner)) return 'reserved-address'
      return isIn(owners, change.owner) ? 'already-owner' : needs(change.threshold, owners.length + 1)
    case 'REMOVE_OWNER':
      return isIn(owners, change.owner) ? needs(change.threshold, owners.length - 1) : 'not-an-owner'
    case 'SWAP_OWNER':
      if (isReserved(change.newOwner)) return 'reserved-address'
      if (!isIn(owners, change.oldOwner)) return 'not-an-owner'
      return isIn(owners, change.newOwner) ? 'already-owner' : null
    case 'CHANGE_THRESHOLD':
      return change.threshold === threshold ? 'unchanged' : needs(change.threshold, owners.length)
    case 'ENABLE_MODULE':
      if (isReserved(change.address)) return 'reserved-address'
      return isIn(modules, change.address) ? 'already-module' : null
    case 'DISABLE_MODULE':
      return isIn(modules, change.address) ? null : 'not-a-module'
    case 'DELETE_GUARD':
      return guard === null ? 'unchanged' : null
    default:
      if (isReserved(change.address)) return 'reserved-address'
      return isSameAddress(change.address, (change.type === 'SET_GUARD' ? guard : fallbackHandler) ?? '')
        ? 'unchanged'
        : null
  }
}

function dataOf(change: ProposedChange, { owners, modules }: SafeSettings): Hex {
  switch (change.type) {
    case 'ADD_OWNER':
      return encodeFunctionData({
        abi,
        functionName: 'addOwnerWithThreshold',
        args: [change.owner, change.threshold],
      })
    case 'REMOVE_OWNER':
      return encodeFunctionData({
        abi,
        functionName: 'removeOwner',
        args: [before(owners, change.owner), change.owner, change.threshold],
      })
    case 'SWAP_OWNER':
      return encodeFunctionData({
        abi,
        functionName: 'swapOwner',
        args: [before(owners, change.oldOwner), change.oldOwner, change.newOwner],
      })
    case 'CHANGE_THRESHOLD':
      return encodeFunctionData({ abi, functionName: 'changeThreshold', args: [change.threshold] })
    case 'ENABLE_MODULE':
      return encodeFunctionData({ abi, functionName: 'enableModule', args: [change.address] })
    case 'DISABLE_MODULE':
      return encodeFunctionData({
        abi,
        functionName: 'disableModule',
        args: [before(modules, change.address), change.address],
      })
    case 'SET_GUARD':
      return encodeFunctionData({ abi, functionName: 'setGuard', args: [change.address] })
    case 'DELETE_GUARD':
      return encodeFunctionData({ abi, functionName: 'setGuard', args: [zeroAddress] })
    case 'SET_FALLBACK_HANDLER':
      return encodeFunctionData({ abi, functionName: 'setFallbackHandler', args: [change.address] })
  }
}

function isIn(list: readonly Address[], address: Address): boolean {
  return list.some((one) => isSameAddress(one, address))
}

function before(list: readonly Address[], address: Address): Address {
  return list[list.findIndex((one) => isSameAddress(one, address)) - 1] ?? sentinel
}
