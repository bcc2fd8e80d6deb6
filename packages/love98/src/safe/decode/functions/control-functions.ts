import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Action, ControlChange } from '../described-call'
import { defineKnownFunction } from '../known-function'

/**
 * Functions that change the controller of a contract or its code, by selector: ERC-173, ERC-1967 proxies, ERC-2535,
 * AccessControl, and the owners of ds-auth, Maker, Solady, BoringOwnable and Compound.
 */
export const controlFunctions = {
  '0xf2fde38b': defineKnownFunction('transferOwnership(address newOwner)', ([to]) =>
    control('transfer-ownership', to),
  ),
  '0x715018a6': defineKnownFunction('renounceOwnership()', () => control('renounce-ownership')),
  '0x79ba5097': defineKnownFunction('acceptOwnership()', () => control('accept-ownership')),
  '0x2f2ff15d': defineKnownFunction('grantRole(bytes32 role, address account)', ([role, account]) =>
    control('grant-role', account, role),
  ),
  '0xd547741f': defineKnownFunction('revokeRole(bytes32 role, address account)', ([role, account]) =>
    control('revoke-role', account, role),
  ),
  '0x36568abe': defineKnownFunction('renounceRole(bytes32 role, address account)', ([role, account]) =>
    control('renounce-role', account, role),
  ),
  '0x13af4035': defineKnownFunction('setOwner(address owner)', ([to]) => control('transfer-ownership', to)),
  '0x078dfbe7': defineKnownFunction(
    'transferOwnership(address newOwner, bool direct, bool renounce)',
    ([to]) => control('transfer-ownership', to),
  ),
  '0x7a9e5e4b': defineKnownFunction('setAuthority(address authority)', ([to]) => control('grant-role', to)),
  '0x65fae35e': defineKnownFunction('rely(address usr)', ([to]) => control('grant-role', to)),
  '0x1c10893f': defineKnownFunction('grantRoles(address user, uint256 roles)', ([to]) =>
    control('grant-role', to),
  ),
  '0x634e93da': defineKnownFunction('beginDefaultAdminTransfer(address newAdmin)', ([to]) =>
    control('grant-role', to),
  ),
  '0xcefc1429': defineKnownFunction('acceptDefaultAdminTransfer()', () => control('accept-ownership')),
  '0x4dd18bf5': defineKnownFunction('setPendingAdmin(address newPendingAdmin)', ([to]) =>
    control('grant-role', to),
  ),
  '0xb71d1a0c': defineKnownFunction('_setPendingAdmin(address newPendingAdmin)', ([to]) =>
    control('grant-role', to),
  ),
  '0x1f931c1c': defineKnownFunction(
    'diamondCut((address facetAddress, uint8 action, bytes4[] functionSelectors)[] diamondCut, address init, bytes data)',
    () => control('change-code'),
  ),
  '0xd784d426': defineKnownFunction(
    'setImplementation(address newImplementation)',
    ([implementation], contract) => upgrade(contract, implementation),
  ),
  '0x8f283970': defineKnownFunction('changeAdmin(address newAdmin)', ([to]) => control('change-admin', to)),
  '0x7eff275e': defineKnownFunction('changeProxyAdmin(address proxy, address newAdmin)', ([, to]) =>
    control('change-admin', to),
  ),
  '0x3659cfe6': defineKnownFunction('upgradeTo(address newImplementation)', ([implementation], contract) =>
    upgrade(contract, implementation),
  ),
  '0x4f1ef286': defineKnownFunction(
    'upgradeToAndCall(address newImplementation, bytes data)',
    ([implementation], contract) => upgrade(contract, implementation),
  ),
  '0x99a88ec4': defineKnownFunction(
    'upgrade(address proxy, address implementation)',
    ([contract, implementation]) => upgrade(contract, implementation),
  ),
  '0x9623609d': defineKnownFunction(
    'upgradeAndCall(address proxy, address implementation, bytes data)',
    ([contract, implementation]) => upgrade(contract, implementation),
  ),
} as const

function control(change: ControlChange, account: Address | null = null, role: Hex | null = null): Action {
  return { kind: 'control', change, account, role }
}

function upgrade(contract: Address, implementation: Address): Action {
  return { kind: 'upgrade', contract, implementation }
}
