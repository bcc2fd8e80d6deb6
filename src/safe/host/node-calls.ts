import type SafeAppsSDK from '@safe-global/safe-apps-sdk'

type NodeCall = (sdk: SafeAppsSDK, params: readonly unknown[]) => Promise<unknown>

/** The calls that a host hands on to its node; the SDK fills in a block where none is named. */
export const nodeCalls: Readonly<Record<string, NodeCall>> = {
  eth_call: ({ eth }, params) => eth.call(params as never),
  eth_gasPrice: ({ eth }) => eth.getGasPrice(),
  eth_getLogs: ({ eth }, params) => eth.getPastLogs(params as never),
  eth_getBalance: ({ eth }, params) => eth.getBalance(params as never),
  eth_getCode: ({ eth }, params) => eth.getCode(params as never),
  eth_getBlockByHash: ({ eth }, params) => eth.getBlockByHash(params as never),
  eth_getBlockByNumber: ({ eth }, params) => eth.getBlockByNumber(params as never),
  eth_getStorageAt: ({ eth }, params) => eth.getStorageAt(params as never),
  eth_getTransactionByHash: ({ eth }, params) => eth.getTransactionByHash(params as never),
  eth_getTransactionReceipt: ({ eth }, params) => eth.getTransactionReceipt(params as never),
  eth_getTransactionCount: ({ eth }, params) => eth.getTransactionCount(params as never),
  eth_estimateGas: ({ eth }, [transaction]) => eth.getEstimateGas(transaction as never),
  safe_setSettings: ({ eth }, params) => eth.setSafeSettings(params as never),
}
