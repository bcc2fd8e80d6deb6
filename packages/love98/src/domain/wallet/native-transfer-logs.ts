import type { Address } from '@/domain/address'

/**
 * The address of logs in which nodes report transfers of the native coin in a simulation with `traceTransfers`
 * (`eth_simulateV1`).
 */
const simulated = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/**
 * The address of logs in which the protocol reports such transfers (EIP-7708, `SYSTEM_ADDRESS` of EIP-4788). No
 * contract can have this address.
 */
export const protocolLogs = '0xfffffffffffffffffffffffffffffffffffffffe'

type Emitted = { readonly address: Address }

export function isNativeCoin(address: Address): boolean {
  return [simulated, protocolLogs].includes(address.toLowerCase())
}

/**
 * Removes duplicate transfers of the native coin: a node may report each one twice, by the protocol and by the
 * simulation. If the protocol reports transfers, it reports all of them, so the logs of the simulation are dropped.
 */
export function withoutDuplicates<Log extends Emitted>(logs: readonly Log[]): readonly Log[] {
  const isOf = (address: string) => (log: Log) => log.address.toLowerCase() === address
  return logs.some(isOf(protocolLogs)) ? logs.filter((log) => !isOf(simulated)(log)) : logs
}
