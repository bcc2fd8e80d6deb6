import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Action, NameChange } from '../described-call'
import { defineKnownFunction } from '../known-function'

/**
 * ENS (ERC-137, ERC-181, ERC-634, ERC-1577, ERC-2304): registry, name wrapper, resolver, reverse registrar,
 * controllers; by selector. Signatures by `ensdomains/ens-contracts`.
 */
export const nameFunctions = {
  '0x5b0fc9c3': defineKnownFunction('setOwner(bytes32 node, address owner)', ([node, account]) =>
    change('owner', { node, account }),
  ),
  '0x06ab5923': defineKnownFunction(
    'setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
    ([node, , account]) => change('subname', { node, account }),
  ),
  '0x5ef2c7f0': defineKnownFunction(
    'setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
    ([node, , account]) => change('subname', { node, account }),
  ),
  '0xcf408823': defineKnownFunction(
    'setRecord(bytes32 node, address owner, address resolver, uint64 ttl)',
    ([node, account]) => change('owner', { node, account }),
  ),
  '0x1896f70a': defineKnownFunction('setResolver(bytes32 node, address resolver)', ([node, account]) =>
    change('resolver', { node, account }),
  ),
  '0x14ab9038': defineKnownFunction('setTTL(bytes32 node, uint64 ttl)', ([node]) =>
    change('record', { node }),
  ),
  '0xd5fa2b00': defineKnownFunction('setAddr(bytes32 node, address account)', ([node, account]) =>
    change('address', { node, account }),
  ),
  '0x8b95dd71': defineKnownFunction(
    'setAddr(bytes32 node, uint256 coinType, bytes account)',
    ([node, coinType, account]) =>
      change('address', { node, account: coinType === coinOfEthereum ? addressIn(account) : null }),
  ),
  '0x10f13a8c': defineKnownFunction('setText(bytes32 node, string key, string value)', ([node]) =>
    change('record', { node }),
  ),
  '0x304e6ade': defineKnownFunction('setContenthash(bytes32 node, bytes hash)', ([node]) =>
    change('record', { node }),
  ),
  '0xc47f0027': defineKnownFunction('setName(string name)', ([name]) => change('primary', { name })),
  '0x77372213': defineKnownFunction('setName(bytes32 node, string name)', ([node, name]) =>
    change('primary', { node, name }),
  ),
  '0x7a806d6b': defineKnownFunction(
    'setNameForAddr(address account, address owner, address resolver, string name)',
    ([, account, , name]) => change('owner', { name, account }),
  ),
  '0x623195b0': defineKnownFunction('setABI(bytes32 node, uint256 contentType, bytes data)', ([node]) =>
    change('record', { node }),
  ),
  '0x29cd62ea': defineKnownFunction('setPubkey(bytes32 node, bytes32 x, bytes32 y)', ([node]) =>
    change('record', { node }),
  ),
  '0xe59d895d': defineKnownFunction(
    'setInterface(bytes32 node, bytes4 interfaceID, address implementer)',
    ([node, , account]) => change('record', { node, account }),
  ),
  '0x0af179d7': defineKnownFunction('setDNSRecords(bytes32 node, bytes data)', ([node]) =>
    change('record', { node }),
  ),
  '0x3603d758': defineKnownFunction('clearRecords(bytes32 node)', ([node]) => change('address', { node })),
  '0xc658e086': defineKnownFunction(
    'setSubnodeOwner(bytes32 parentNode, string label, address owner, uint32 fuses, uint64 expiry)',
    ([node, , account]) => change('subname', { node, account }),
  ),
  '0x24c1af44': defineKnownFunction(
    'setSubnodeRecord(bytes32 parentNode, string label, address owner, address resolver, uint64 ttl, uint32 fuses, uint64 expiry)',
    ([node, , account]) => change('subname', { node, account }),
  ),
  '0x402906fc': defineKnownFunction('setFuses(bytes32 node, uint16 ownerControlledFuses)', ([node]) =>
    change('fuses', { node }),
  ),
  '0x33c69ea9': defineKnownFunction(
    'setChildFuses(bytes32 parentNode, bytes32 labelhash, uint32 fuses, uint64 expiry)',
    ([node]) => change('fuses', { node }),
  ),
  '0xeb8ae530': defineKnownFunction(
    'wrap(bytes name, address wrappedOwner, address resolver)',
    ([, account]) => change('owner', { account }),
  ),
  '0x8cf8b41e': defineKnownFunction(
    'wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver)',
    ([name, account]) => change('owner', { name, account }),
  ),
  '0x8b4dfa75': defineKnownFunction(
    'unwrapETH2LD(bytes32 labelhash, address registrant, address controller)',
    ([, account]) => change('owner', { account }),
  ),
  '0xd8c9921a': defineKnownFunction(
    'unwrap(bytes32 parentNode, bytes32 labelhash, address controller)',
    ([node, , account]) => change('owner', { node, account }),
  ),
  '0x28ed4f6c': defineKnownFunction('reclaim(uint256 id, address owner)', ([, account]) =>
    change('owner', { account }),
  ),
  '0xf14fcbc8': defineKnownFunction('commit(bytes32 commitment)', () => change('commit', {})),
  '0x85f6d155': defineKnownFunction(
    'register(string name, address owner, uint256 duration, bytes32 secret)',
    ([name, account]) => change('register', { name, account }),
  ),
  '0xf7a16963': defineKnownFunction(
    'registerWithConfig(string name, address owner, uint256 duration, bytes32 secret, address resolver, address addr)',
    ([name, account]) => change('register', { name, account }),
  ),
  '0x74694a2b': defineKnownFunction(
    'register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
    ([name, account]) => change('register', { name, account }),
  ),
  '0xacf1a841': defineKnownFunction('renew(string name, uint256 duration)', ([name]) =>
    change('renew', { name }),
  ),
} as const

/** The coin type of Ethereum (SLIP-44), which ERC-2304 uses. */
const coinOfEthereum = 60n

/** Returns null if the bytes are not an address. */
function addressIn(bytes: Hex): Address | null {
  return bytes.length === 42 ? bytes : null
}

function change(
  what: NameChange,
  {
    name = null,
    node = null,
    account = null,
  }: { name?: string | null; node?: Hex | null; account?: Address | null },
): Action {
  return { kind: 'name', change: what, name, node, account }
}
