import type { Client } from 'viem'
import { type SimulatedCall, simulateCalls } from '@/chain/simulation/simulate-calls'
import { movementOf } from '@/chain/swap/read-logs'
import { encodeBalanceOf } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

type TransferRequest = {
  from: Address
  call: { to: Address; value: bigint; data: Hex }
  token: Address | null
  to: Address
}

/** The result of a simulated transfer, in smallest units. */
export type SimulatedTransfer =
  | {
      kind: 'runs'
      /** The growth of the recipient's balance; for the native coin, the amount that the node itself reports. */
      arrives: bigint
      /** The received amount according to the token's own logs, which can contain anything. */
      reported: bigint
      gasUsed: bigint
    }
  | { kind: 'unknown' }

/** The gas limits of a read of a balance and of a transfer. */
const gas = { balance: 200_000, transfer: 2_000_000 } as const

/**
 * Runs a transfer on a node without changing anything (`eth_simulateV1`). The received amount of a token is the
 * difference of the recipient's `balanceOf` (EIP-20) before and after it. Never throws; `unknown` if the node does not
 * simulate, or the transfer fails.
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
  const reported = movementOf(moved.logs, to, token, noWrapping).received
  const arrives = token === null ? reported : difference(before, after)
  return arrives === null
    ? { kind: 'unknown' }
    : { kind: 'runs', arrives, reported, gasUsed: BigInt(moved.gasUsed) }
}

/** A transfer does not wrap or unwrap the native coin. */
const noWrapping = '0x0000000000000000000000000000000000000000'

function difference(before: SimulatedCall | undefined, after: SimulatedCall | undefined): bigint | null {
  if (before?.returned.length !== 66 || after?.returned.length !== 66) return null
  return BigInt(after.returned) - BigInt(before.returned)
}
