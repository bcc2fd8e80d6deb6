/**
 * What a page may ask the node (https://ethereum.github.io/execution-apis/): reads of one account, block or transaction,
 * and handing on a transaction that a wallet has signed.
 *
 * Left out on purpose: `eth_getLogs` and filters (the most expensive call of a node, and nothing here reads events),
 * `eth_getStorageAt`, proofs and traces (nothing reads them), and all that acts for an account or on the node itself
 * (`eth_accounts`, `eth_sign…`, `eth_sendTransaction`, `personal_…`, `debug_…`, `anvil_…`): a wallet does that.
 */
const offered: ReadonlySet<string> = new Set([
  // Which chain, and how far it is.
  'eth_chainId',
  'net_version',
  'eth_blockNumber',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  // Balances, names, prices.
  'eth_getBalance',
  'eth_getCode',
  'eth_call',
  // Preparing a transaction, sending it and waiting for it.
  'eth_getTransactionCount',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_feeHistory',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
])

/** Whether a page may call this method on our node. */
export function isAllowedMethod(method: string): boolean {
  return offered.has(method)
}
