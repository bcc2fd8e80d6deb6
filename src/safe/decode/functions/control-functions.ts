import type { Address } from '@/domain/address'
import type { Action, ControlChange, Hex } from '../described-call'
import { known } from '../known-function'

/**
 * Functions that change the controller of a contract or the code that it runs, by selector: ERC-173, ERC-1967 proxies, ERC-2535,
 * AccessControl, and the owners of ds-auth, Maker, Solady, BoringOwnable and Compound.
 */
export const controlFunctions = {
  '0xf2fde38b': known('transferOwnership(address newOwner)', ([to]) => control('transfer-ownership', to)),
  '0x715018a6': known('renounceOwnership()', () => control('renounce-ownership')),
  '0x79ba5097': known('acceptOwnership()', () => control('accept-ownership')),
  '0x2f2ff15d': known('grantRole(bytes32 role, address account)', ([role, account]) =>
    control('grant-role', account, role),
  ),
  '0xd547741f': known('revokeRole(bytes32 role, address account)', ([role, account]) =>
    control('revoke-role', account, role),
  ),
  '0x36568abe': known('renounceRole(bytes32 role, address account)', ([role, account]) =>
    control('renounce-role', account, role),
  ),
  '0x13af4035': known('setOwner(address owner)', ([to]) => control('transfer-ownership', to)),
  '0x078dfbe7': known('transferOwnership(address newOwner, bool direct, bool renounce)', ([to]) =>
    control('transfer-ownership', to),
  ),
  '0x7a9e5e4b': known('setAuthority(address authority)', ([to]) => control('grant-role', to)),
  '0x65fae35e': known('rely(address usr)', ([to]) => control('grant-role', to)),
  '0x1c10893f': known('grantRoles(address user, uint256 roles)', ([to]) => control('grant-role', to)),
  '0x634e93da': known('beginDefaultAdminTransfer(address newAdmin)', ([to]) => control('grant-role', to)),
  '0xcefc1429': known('acceptDefaultAdminTransfer()', () => control('accept-ownership')),
  '0x4dd18bf5': known('setPendingAdmin(address newPendingAdmin)', ([to]) => control('grant-role', to)),
  '0xb71d1a0c': known('_setPendingAdmin(address newPendingAdmin)', ([to]) => control('grant-role', to)),
  '0x1f931c1c': known(
    'diamondCut((address facetAddress, uint8 action, bytes4[] functionSelectors)[] diamondCut, address init, bytes data)',
    () => control('change-code'),
  ),
  '0xd784d426': known('setImplementation(address newImplementation)', ([implementation], contract) =>
    upgrade(contract, implementation),
  ),
  '0x8f283970': known('changeAdmin(address newAdmin)', ([to]) => control('change-admin', to)),
  '0x7eff275e': known('changeProxyAdmin(address proxy, address newAdmin)', ([, to]) =>
    control('change-admin', to),
  ),
  '0x3659cfe6': known('upgradeTo(address newImplementation)', ([implementation], contract) =>
    upgrade(contract, implementation),
  ),
  '0x4f1ef286': known(
    'upgradeToAndCall(address newImplementation, bytes data)',
    ([implementation], contract) => upgrade(contract, implementation),
  ),
  '0x99a88ec4': known('upgrade(address proxy, address implementation)', ([contract, implementation]) =>
    upgrade(contract, implementation),
  ),
  '0x9623609d': known(
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
