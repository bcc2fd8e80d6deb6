import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { gravityOf } from '@/safe/decode/describe-transaction'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { risksOfCall } from '@/safe/decode/risks'
import { at, callOf, encoded, oldContracts } from './encode'

const [safe, thief] = [at('a'), at('e')]
const node = `0x${'12'.repeat(32)}`
const risksOf = (signature: string, ...args: readonly unknown[]) =>
  risksOfCall(safe, describeCall(safe, callOf({ data: encoded(signature, ...args) })), oldContracts)

describe('calls that give a name or its money to another account', () => {
  test.each([
    ['name-address', 'setAddr(bytes32 node, address a)', node, thief],
    ['name-address', 'setAddr(bytes32 node, uint256 coinType, bytes a)', node, 60n, thief],
    ['name-address', 'setAddr(bytes32 node, uint256 coinType, bytes a)', node, 0n, safe],
    ['name-address', 'setAddr(bytes32 node, uint256 coinType, bytes a)', node, 60n, '0x'],
    ['name-address', 'clearRecords(bytes32 node)', node],
    ['name-address', 'setResolver(bytes32 node, address resolver)', node, thief],
    ['name-owner', 'setOwner(bytes32 node, address owner)', node, thief],
    ['name-owner', 'setSubnodeOwner(bytes32 node, bytes32 label, address owner)', node, node, thief],
    [
      'name-owner',
      'setSubnodeOwner(bytes32 node, string label, address owner, uint32 fuses, uint64 expiry)',
      ...[node, 'pay', thief, 0, 0n],
    ],
    [
      'name-owner',
      'setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
      ...[node, node, thief, thief, 0n],
    ],
    [
      'name-owner',
      'setSubnodeRecord(bytes32 node, string label, address owner, address resolver, uint64 ttl, uint32 fuses, uint64 expiry)',
      ...[node, 'pay', thief, thief, 0n, 0, 0n],
    ],
    [
      'name-owner',
      'setRecord(bytes32 node, address owner, address resolver, uint64 ttl)',
      ...[node, thief, thief, 0n],
    ],
    ['name-owner', 'setFuses(bytes32 node, uint16 fuses)', node, 1],
    [
      'name-owner',
      'setChildFuses(bytes32 node, bytes32 label, uint32 fuses, uint64 expiry)',
      node,
      node,
      1,
      1n,
    ],
    ['name-owner', 'unwrap(bytes32 node, bytes32 label, address owner)', node, node, thief],
    ['name-owner', 'unwrapETH2LD(bytes32 label, address registrant, address owner)', node, thief, thief],
    ['name-owner', 'wrap(bytes name, address owner, address resolver)', '0x12', thief, thief],
    [
      'name-owner',
      'wrapETH2LD(string label, address owner, uint16 fuses, address resolver)',
      ...['pay', thief, 0, thief],
    ],
    ['name-owner', 'reclaim(uint256 id, address owner)', 7n, thief],
    [
      'name-owner',
      'register(string name, address owner, uint256 duration, bytes32 secret)',
      ...['pay', thief, 1n, node],
    ],
    ['authority', 'approve(bytes32 node, address delegate, bool approved)', node, thief, true],
    ['operator', 'setApprovalForAll(address operator, bool approved)', thief, true],
    ['allowance', 'approve(address to, uint256 id)', thief, 7n],
  ] as const)('the call is a danger: %s: %s', (risk, signature, ...args) => {
    const risks = risksOf(signature, ...args)
    expect(risks).toEqual([risk])
    expect(gravityOf(risks)).toBe('danger')
    const inner = encoded(signature, ...args)
    const together = risksOf('multicallWithNodeCheck(bytes32 node, bytes[] data)', node, [inner])
    expect(together).toEqual([risk])
  })
})

test.each([
  ['setName(string name)', 'thief.eth'],
  ['setName(bytes32 node, string name)', node, 'thief.eth'],
  ['setText(bytes32 node, string key, string value)', node, 'url', 'https://thief'],
  ['setContenthash(bytes32 node, bytes hash)', node, '0x12'],
  ['setAddr(bytes32 node, address a)', node, safe],
  ['setAddr(bytes32 node, uint256 coinType, bytes a)', node, 60n, safe],
] as const)('changing a record of a name is acknowledged: %s', (signature, ...args) => {
  const risks = risksOf(signature, ...args)
  expect(risks).toEqual(['name'])
  expect(needsAcknowledgment(gravityOf(risks))).toBe(true)
})
