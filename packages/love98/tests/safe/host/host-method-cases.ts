import type { CallOptions, HostClient, hostLimits } from '@/safe/host/host-client'
import { hostOrigin, ownerAddress, safeAddress, safeInfo, safeTxHash, txHash } from './fake-page'
import { typedData } from './open-client'

/** One method of a host, with a valid response, malformed responses and its rejection. */
export type Method = {
  name: string
  ask: (client: HostClient, options?: CallOptions) => Promise<unknown>
  /** The host's response, and the client's result for it. */
  answer: unknown
  result: unknown
  /** Responses of the wrong shape. The result of an RPC call is checked by its caller. */
  malformed: readonly unknown[]
  limit: keyof typeof hostLimits
  /** The error for a person's rejection, or for `Request failed`. */
  refused: { error: string; message: string; code: number }
}

/** The permission for the address book, as a host returns it. */
export const addressBookPermission = [
  { parentCapability: 'requestAddressBook', invoker: 'x', date: 0, caveats: [] },
]
const failed = { error: 'Request failed', message: 'Request failed', code: -32_603 }
const closed = { error: 'Transaction was rejected', message: 'Transaction was rejected', code: 4001 }
const junk = [null, 7, 'text', {}, []] as const
const signatures = {
  malformed: [...junk, { signature: 'x' }, { safeTxHash: '0x12' }],
  limit: 'prompt',
} as const

/** All thirteen methods of `[S7.23]`. */
export const methods: readonly Method[] = [
  {
    name: 'getSafeInfo',
    ask: (client, options) => client.safeInfo(options),
    answer: safeInfo,
    result: {
      address: safeAddress,
      chainId: 31_337,
      owners: [ownerAddress],
      threshold: 1,
      isReadOnly: false,
    },
    malformed: [...junk, { ...safeInfo, chainId: '31337' }, { ...safeInfo, threshold: 0 }],
    limit: 'information',
    refused: { error: 'Request failed', message: 'Could not load Safe information', code: 4900 },
  },
  {
    name: 'getChainInfo',
    ask: (client, options) => client.chainInfo(options),
    answer: { chainName: 'Demo', chainId: '31337', shortName: 'demo', more: true },
    result: { chainName: 'Demo', chainId: '31337', shortName: 'demo' },
    malformed: [...junk, { chainName: 'Demo', chainId: 31_337, shortName: 'demo' }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'getEnvironmentInfo',
    ask: (client, options) => client.environment(options),
    answer: { origin: hostOrigin },
    result: { origin: hostOrigin },
    malformed: [...junk, { origin: 7 }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'getSafeBalances',
    ask: (client, options) => client.balances('eur', options),
    answer: { fiatTotal: '1', items: [{}] },
    result: { fiatTotal: '1', items: [{}] },
    malformed: [...junk, { fiatTotal: 1, items: [] }, { fiatTotal: '1' }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'rpcCall',
    ask: (client, options) => client.rpc('eth_getCode', [safeAddress, 'latest'], options),
    answer: '0x60',
    result: '0x60',
    malformed: [],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'getTxBySafeTxHash',
    ask: (client, options) => client.transaction(safeTxHash, options),
    answer: { txStatus: 'SUCCESS', txHash, txInfo: {}, detailedExecutionInfo: { nonce: 7 } },
    result: { txStatus: 'SUCCESS', txHash, nonce: 7 },
    malformed: [...junk, { txHash }],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'sendTransactions',
    ask: (client, options) => client.send([{ to: ownerAddress, value: '1', data: '0x' }], undefined, options),
    answer: { safeTxHash },
    result: safeTxHash,
    malformed: [...junk, { safeTxHash: '0x12' }],
    limit: 'prompt',
    refused: closed,
  },
  {
    name: 'signMessage',
    ask: (client, options) => client.signMessage('I like cats', options),
    answer: { messageHash: txHash, signature: '0x1234' },
    result: { signature: '0x1234' },
    ...signatures,
    refused: closed,
  },
  {
    name: 'signTypedMessage',
    ask: (client, options) => client.signTypedMessage(typedData, options),
    answer: { safeTxHash },
    result: { safeTxHash },
    ...signatures,
    refused: closed,
  },
  {
    name: 'getOffChainSignature',
    ask: (client, options) => client.offChainSignature(txHash, options),
    answer: '0x1234',
    result: '0x1234',
    malformed: [...junk, '0x', '0x123'],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'wallet_getPermissions',
    ask: (client, options) => client.permissions(options),
    answer: addressBookPermission,
    result: [{ parentCapability: 'requestAddressBook', isRefused: false }],
    malformed: [null, 7, 'text', {}],
    limit: 'reading',
    refused: failed,
  },
  {
    name: 'wallet_requestPermissions',
    ask: (client, options) => client.requestPermissions([{ requestAddressBook: {} }], options),
    answer: addressBookPermission,
    result: [{ parentCapability: 'requestAddressBook', isRefused: false }],
    malformed: [null, 7, 'text', {}],
    limit: 'permission',
    refused: { error: 'Permissions were rejected', message: 'Permissions rejected', code: 4001 },
  },
  {
    name: 'requestAddressBook',
    ask: (client, options) => client.addressBook(options),
    answer: [{ address: ownerAddress, name: 'Rose', chainId: '31337' }, { name: 'no address' }],
    result: [{ address: ownerAddress, name: 'Rose', chainId: '31337' }],
    malformed: [null, 7, 'text', {}],
    limit: 'reading',
    refused: failed,
  },
]
