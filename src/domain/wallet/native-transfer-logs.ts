import type { Address } from '@/domain/address'

/** The address of logs in which nodes report transfers of the native coin in a simulation with `traceTransfers` (`eth_simulateV1`). */
const simulated = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** The address of logs in which the protocol reports them (EIP-7708, `SYSTEM_ADDRESS` of EIP-4788): no contract can have it. */
export const protocolLogs = '0xfffffffffffffffffffffffffffffffffffffffe'

type Emitted = { readonly address: Address }

/** True when a log's address is one of the native coin. */
export function isNativeCoin(address: Address): boolean {
  return [simulated, protocolLogs].includes(address.toLowerCase())
}

/**
 * Logs in which each transfer of the native coin stands once: a node may report it by the protocol and by the simulation. Where the
 * protocol reports transfers, it reports all of them.
 */
export function countedOnce<Log extends Emitted>(logs: readonly Log[]): readonly Log[] {
  const isOf = (address: string) => (log: Log) => log.address.toLowerCase() === address
  return logs.some(isOf(protocolLogs)) ? logs.filter((log) => !isOf(simulated)(log)) : logs
}
