import type { Client } from 'viem'
import { type SimulatedCall, simulateCalls } from '@/chain/simulation/simulate-calls'
import { movementOf } from '@/chain/swap/read-logs'
import { encodeBalanceOf } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

type TransferRequest = {
  from: Address
  /** The call that moves the amount; `value` in wei. */
  call: { to: Address; value: bigint; data: Hex }
  /** The contract of what is sent; null for the coin. */
  token: Address | null
  to: Address
}

/** The result of a simulated transfer, in smallest units. */
export type SimulatedTransfer =
  | {
      kind: 'runs'
      /** Growth of the recipient's balance; for the coin, the amount that the node itself reports. */
      arrives: bigint
      /** Amount that arrives by the token's own logs, which can say anything. */
      reported: bigint
      gasUsed: bigint
    }
  | { kind: 'unknown' }

/** The most gas of a read of a balance, and of a transfer. */
const gas = { balance: 200_000, transfer: 2_000_000 } as const

/**
 * Lets a node run a transfer without changing anything (`eth_simulateV1`). What arrives of a token is the difference of `balanceOf`
 * (EIP-20) of the recipient before and after it. Never throws; `unknown` where the node does not simulate, or the transfer fails.
 */
export async function simulateTransfer(
  client: Client,
  question: TransferRequest,
): Promise<SimulatedTransfer> {
  const { from, call, token, to } = question
  const balance = token && { from, to: token, data: encodeBalanceOf(to), gas: gas.balance }
  const transfer = { from, ...call, gas: gas.transfer }
  const simulated = await simulateCalls(client, {
    calls: balance ? [balance, transfer, balance] : [transfer],
  })
  if (simulated.kind !== 'ran' || simulated.calls.some(({ isSuccess }) => !isSuccess))
    return { kind: 'unknown' }
  const [before, moved, after] = balance ? simulated.calls : [undefined, ...simulated.calls]
  if (!moved) return { kind: 'unknown' }
  // A transfer to oneself reports what arrives nowhere else.
  const reported = movementOf(moved.logs, to, token, noWrapping).received
  const arrives = token === null ? reported : difference(before, after)
  return arrives === null
    ? { kind: 'unknown' }
    : { kind: 'runs', arrives, reported, gasUsed: BigInt(moved.gasUsed) }
}

/** No transfer wraps or unwraps. */
const noWrapping = '0x0000000000000000000000000000000000000000'

function difference(before: SimulatedCall | undefined, after: SimulatedCall | undefined): bigint | null {
  if (before?.returned.length !== 66 || after?.returned.length !== 66) return null
  return BigInt(after.returned) - BigInt(before.returned)
}
