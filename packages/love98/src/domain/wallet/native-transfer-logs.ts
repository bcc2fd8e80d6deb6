import type { Address } from '@/domain/address'

/**
 * The address of logs in which nodes report transfers of the native coin in a simulation with `traceTransfers`
 * (`eth_simulateV1`).
 */
const simulated = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/**
 * The address of logs in which the protocol reports such transfers (EIP-7708, `SYSTEM_ADDRESS` of EIP-4788), with the
 * event of a token. No contract can have this address. The EIP has no log for burned coins, because EIP-8246 removes
 * the last way to burn them.
 */
export const protocolLogs = '0xfffffffffffffffffffffffffffffffffffffffe'

type Emitted = { readonly address: Address; readonly topics: readonly string[]; readonly data: string }

export function isNativeCoin(address: Address): boolean {
  return [simulated, protocolLogs].includes(address.toLowerCase())
}

/**
 * Removes duplicate transfers of the native coin, which a node may report twice: by the protocol and by the simulation.
 * A log is removed only if the other source reports an equal transfer at least as often, so that no log of the
 * protocol hides a different transfer.
 */
export function withoutDuplicates<Log extends Emitted>(logs: readonly Log[]): readonly Log[] {
  const counts = new Map<string, number>()
  for (const log of logs) {
    if (!isNativeCoin(log.address)) continue
    const key = keyOf(log)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return logs.filter((log) => {
    if (!isNativeCoin(log.address)) return true
    const isSimulated = log.address.toLowerCase() === simulated
    const own = counts.get(keyOf(log)) ?? 0
    const other = counts.get(keyOf({ ...log, address: isSimulated ? protocolLogs : simulated })) ?? 0
    return isSimulated ? own > other : own >= other
  })
}

function keyOf({ address, topics, data }: Emitted): string {
  return [address, ...topics, data].join(' ').toLowerCase()
}
