import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/**
 * A contract that runs batches. `onlyCalls`: it rejects delegate calls in a batch. `zeroIsSelf`: it replaces a zero
 * target with the account that runs the batch.
 */
export type BatchContract = { address: Address; codeHash: Hex; onlyCalls: boolean; zeroIsSelf: boolean }

const calls = (address: Address, codeHash: Hex, zeroIsSelf = false): BatchContract => ({
  address,
  codeHash,
  onlyCalls: true,
  zeroIsSelf,
})
const any = (address: Address, codeHash: Hex, zeroIsSelf = false): BatchContract => ({
  ...calls(address, codeHash, zeroIsSelf),
  onlyCalls: false,
})

/**
 * MultiSendCallOnly and MultiSend of 1.3.0, 1.4.1 and 1.5.0, with the keccak256 hash of their code, from
 * `@safe-global/safe-deployments`. Deterministic factories created all of them, so their addresses follow from the code
 * (EIP-1014; zkSync chains have their own rule), and no other code can have these addresses. The versions differ: 1.5.0
 * replaces a zero target with `address(this)`, which is the Safe that delegates to it.
 * `tests/safe/decode/batch-contracts.integration.test.ts` runs the code of each.
 */
const [second, first, firstSigned, third, firstZk] = [
  calls(
    '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  ),
  calls(
    '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  ),
  calls(
    '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
    '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
  ),
  calls(
    '0xA83c336B20401Af773B6219BA5027174338D1836',
    '0xcdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663',
    true,
  ),
  calls(
    '0xf220D3b4DFb23C4ade8C88E526C1353AbAcbC38F',
    '0x064ddbf252714bcd4cb79f679e8c12df96d998ce07bbb13b3118c1dbf4a31942',
  ),
] as const
const multiSend: readonly BatchContract[] = [
  any(
    '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
    '0x0208282bd262360d0320862c5ac70f375f5ed3b9d89a83a615b4d398415bdc83',
  ),
  any(
    '0x998739BFdAAdde7C933B942a68053933098f9EDa',
    '0x81db0e4afdf5178583537b58c5ad403bd47a4ac7f9bde2442ef3e341d433126a',
  ),
  any(
    '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
  ),
  any(
    '0x218543288004CD07832472D464648173c77D7eB7',
    '0xca1147a12963172a93910c5cb2bfa5ad0e941c7f03fc7eb017dd06a8ea4e5604',
    true,
  ),
]

export const batchContracts: readonly BatchContract[] = [
  second,
  first,
  firstSigned,
  third,
  firstZk,
  ...multiSend,
]

/**
 * The contracts that the Treasury may use for a batch, in order of preference: the newest one that every wallet
 * recognizes is first.
 */
export const multiSendCallOnly: readonly Address[] = [second, first, firstSigned, third, firstZk].map(
  ({ address }) => address,
)

export function batchContractAt(address: string): BatchContract | null {
  return batchContracts.find((known) => isSameAddress(known.address, address)) ?? null
}

/** Returns whether a contract runs only calls, and no delegate calls, as the Safe. */
export function isMultiSendCallOnly(address: string): boolean {
  return batchContractAt(address)?.onlyCalls === true
}
