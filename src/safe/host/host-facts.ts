import { fieldsOf, isHash } from './host-answers'

/** The chain of the Safe, as its page names it. */
export type HostChain = { chainName: string; chainId: string; shortName: string }
/** A transaction as the host describes it: its status, its nonce, and its hash on the chain after the execution. */
export type HostTransaction = { txStatus: string; txHash: `0x${string}` | null; nonce: number | null }
/** The balances of a Safe; items are not validated here. */
export type HostBalances = { fiatTotal: string; items: readonly unknown[] }

/** Reads an answer to `getChainInfo`; null when it names no chain. */
export function readChainInfo(answer: unknown): HostChain | null {
  const { chainName, chainId, shortName } = fieldsOf(answer)
  const isWhole = isText(chainName) && isText(shortName) && isText(chainId) && /^[1-9]\d{0,15}$/.test(chainId)
  return isWhole ? { chainName, chainId, shortName } : null
}

/** Reads an answer to `getEnvironmentInfo`; null when it names no origin. */
export function readEnvironment(answer: unknown): { origin: string } | null {
  const { origin } = fieldsOf(answer)
  return isText(origin) ? { origin } : null
}

/** Reads an answer to `getSafeBalances`; null when there is no list in it. */
export function readBalances(answer: unknown): HostBalances | null {
  const { fiatTotal, items } = fieldsOf(answer)
  return isText(fiatTotal) && Array.isArray(items) ? { fiatTotal, items } : null
}

/** Reads an answer to `getTxBySafeTxHash`; null without a status. */
export function readTransaction(answer: unknown): HostTransaction | null {
  const { txStatus, txHash, detailedExecutionInfo } = fieldsOf(answer)
  if (!isText(txStatus)) return null
  const nonce = Number(fieldsOf(detailedExecutionInfo).nonce ?? Number.NaN)
  return {
    txStatus,
    txHash: isHash(txHash) ? txHash : null,
    nonce: Number.isSafeInteger(nonce) && nonce >= 0 ? nonce : null,
  }
}

/** Reads an answer to `getOffChainSignature`; null when it is no signature. */
export function readSignature(answer: unknown): string | null {
  return typeof answer === 'string' && /^0x([0-9a-fA-F]{2})+$/.test(answer) ? answer : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
