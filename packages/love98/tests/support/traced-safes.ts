import {
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
  parseAbi,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import { foundry } from 'viem/chains'
import type { Call } from '@/safe/decode/described-call'
import { startAnvil } from '../../scripts/demo/anvil.ts'
import { developmentAccount } from '../../scripts/demo/development-accounts.ts'
import { callRpcBatch } from '../../scripts/demo/json-rpc.ts'
import { deployBatchContracts } from './batch-contracts'
import { receiptOf } from './receipt-of'
import { deployReleases } from './safe-releases'

/** One call of a trace, in the format of `callTracer`. */
export type Frame = {
  type: 'CALL' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2'
  from: Address
  to: Address
  value: bigint
  input: Hex
  output: Hex
  hasFailed: boolean
  calls: readonly Frame[]
  logs: readonly { address: Address; topics: readonly Hex[]; data: Hex }[]
}

const singletons = {
  '1.3.0': '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
  '1.4.1': '0x41675C099F32341bf84BFc5382aF534df5C7461a',
} as const
const owner = developmentAccount(0).address
const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address paymentToken, uint256 payment, address receiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])
const factoryAbi = parseAbi(['function createProxy(address singleton, bytes data) returns (address proxy)'])

/** Encodes a call of the owner, which counts as a signature, that makes a one-owner Safe execute another call. */
export function executionOf({ to, value, data, operation }: Call): Hex {
  const signature = `0x${owner.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01` as const
  const args = [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, signature] as const
  return encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
}

/** Starts a development chain with the published contracts of the Safe project, and one-owner Safes of two versions. */
export async function startTracedSafes() {
  const anvil = await startAnvil({ port: 0, chainId: foundry.id })
  return { ...anvil, ...(await tracedSafesOn(anvil.url)) }
}

/** The same on a running chain. */
export async function tracedSafesOn(url: string) {
  const client = createTestClient({
    mode: 'anvil',
    chain: foundry,
    transport: http(url),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
  const { proxyFactory } = await deployReleases(client as never)
  const batchContracts = await deployBatchContracts(client as never)
  const create = async (version: keyof typeof singletons) => {
    const args = [[owner], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress] as const
    const initializer = encodeFunctionData({ abi: safeAbi, functionName: 'setup', args })
    const call = {
      abi: factoryAbi,
      address: proxyFactory,
      functionName: 'createProxy',
      args: [singletons[version], initializer],
      account: developmentAccount(9).address,
    } as const
    const { result } = await client.simulateContract(call)
    await receiptOf(client, await client.writeContract({ ...call, chain: null }))
    await client.setBalance({ address: result, value: 10n ** 21n })
    return result
  }
  const safes = { '1.3.0': await create('1.3.0'), '1.4.1': await create('1.4.1') }

  /**
   * Traces the execution of each call by a Safe, on the newest block, in one request: the frame of the call that the
   * Safe itself makes. Null if the Safe did not reach the call.
   */
  async function trace(safe: Address, calls: readonly Call[]): Promise<readonly (Frame | null)[]> {
    const requests = calls.map((call) => ({ from: owner, to: safe, data: executionOf(call) }))
    const frames = await traceRequests(url, requests)
    return frames.map((frame, index) => madeBySafe(frame, calls[index]?.operation ?? 0))
  }
  return { client, safes, owner, batchContracts, trace }
}

/** Traces calls of accounts, each on the newest block independently of the others, in one request. */
export async function traceRequests(
  url: string,
  requests: readonly { from: Address; to: Address; data: Hex }[],
): Promise<readonly Frame[]> {
  const answers = await callRpcBatch(
    url,
    requests.map((request) => ({
      method: 'debug_traceCall',
      params: [
        { ...request, gas: numberToHex(25_000_000) },
        'latest',
        { tracer: 'callTracer', tracerConfig: { withLog: true } },
      ],
    })),
  )
  return answers.map((answer) => frameOf(answer as RawFrame))
}

type RawFrame = Partial<Omit<Frame, 'calls' | 'value' | 'hasFailed' | 'logs'>> & {
  value?: Hex
  error?: string
  calls?: readonly RawFrame[]
  logs?: Frame['logs']
}

function frameOf(raw: RawFrame): Frame {
  const {
    type = 'CALL',
    from = zeroAddress,
    to = zeroAddress,
    value = '0x0',
    input = '0x',
    output = '0x',
    calls = [],
    logs = [],
  } = raw
  return {
    type,
    from,
    to,
    value: BigInt(value),
    input,
    output,
    hasFailed: raw.error !== undefined,
    calls: calls.map(frameOf),
    logs,
  }
}

/**
 * Returns the frame of the call that a Safe makes in an execution, null if it did not reach it: below the call of the
 * proxy and its delegate call to the singleton; signature checks are static calls.
 */
export function madeBySafe(outer: Frame, operation: 0 | 1): Frame | null {
  const type = operation === 1 ? 'DELEGATECALL' : 'CALL'
  return framesBySafe(outer).find((frame) => frame.type === type) ?? null
}

/** Returns that frame, and after it the one that pays a refund. */
export function framesBySafe(outer: Frame): readonly Frame[] {
  return outer.calls[0]?.calls.filter((frame) => frame.type !== 'STATICCALL') ?? []
}
