import { balanceReader, balanceReaderCode, encodeBalanceCall } from '@/domain/wallet/balance-reader'
import { withSenderLimit } from '@/server/rpc/call-slots'
import { withBlockTracking, withKnownBlocks } from '@/server/rpc/newest-block'
import { createGate, newNodeState } from '@/server/rpc/node-gate'
import { nodeLimits } from '@/server/rpc/rpc-node'
import { answerRpc } from '@/server/rpc/rpc-proxy'
import type { SwapContracts } from '@/server/rpc/simulated-swap'

type Options = {
  limits?: typeof nodeLimits
  isDemo?: boolean
  signal?: AbortSignal
  now?: () => number
  inFlight?: number
  contracts?: SwapContracts | null
}

/**
 * Sends calls as the pages of one sender do, but without the cache, so that each call reaches the node. `weights`: the
 * counts for the sender's limit.
 */
export function pageOf(
  url: string,
  { limits = nodeLimits, isDemo = false, signal, now, inFlight = 200, contracts = null }: Options = {},
) {
  const state = newNodeState(now, inFlight)
  const asked = withBlockTracking(createGate(url, state, limits, now), state.newest)
  const askNode = withSenderLimit(withKnownBlocks(asked, state.newest, asked), state.waitingOf)
  const weights: number[] = []
  return {
    weights,
    ask: (body: unknown, { sender = '203.0.113.7', signal: own = signal } = {}) =>
      answerRpc(body, {
        ask: (calls) => askNode(calls, { sender, signal: own }),
        admit: async (weight) => void weights.push(weight),
        chainId: 31_337,
        isDemo,
        contracts,
      }),
  }
}

export function simulationOf() {
  const [safe, owner] = [`0x${'ab'.repeat(20)}`, `0x${'cd'.repeat(20)}`]
  const word = (digit: string) => `0x${digit.padStart(64, '0')}`
  const call = { from: owner, to: safe, data: '0x6a761202', gas: '0x958940' }
  const balance = {
    from: owner,
    to: balanceReader,
    data: encodeBalanceCall(safe as `0x${string}`),
    gas: '0x186a0',
  }
  const stateOverrides = {
    [safe]: { stateDiff: { [word('4')]: word('1') } },
    [balanceReader]: { code: balanceReaderCode },
  }
  return {
    blockStateCalls: [{ stateOverrides, calls: [balance, call, balance] }],
    traceTransfers: true,
    validation: false,
  }
}

export const parametersOf: Readonly<Record<string, readonly unknown[]>> = {
  eth_blockNumber: [],
  eth_getBalance: [`0x${'ab'.repeat(20)}`, 'latest'],
  eth_getCode: [`0x${'ab'.repeat(20)}`, 'latest'],
  eth_call: [{ to: `0x${'ab'.repeat(20)}`, data: '0x01020304' }, 'latest'],
  eth_simulateV1: [simulationOf(), 'latest'],
  eth_getTransactionByHash: [`0x${'cd'.repeat(32)}`],
  eth_getTransactionReceipt: [`0x${'cd'.repeat(32)}`],
  eth_getBlockByNumber: ['latest', false],
  eth_getTransactionCount: [`0x${'ab'.repeat(20)}`, 'pending'],
  eth_feeHistory: ['0x1', 'latest', []],
  eth_maxPriorityFeePerGas: [],
}

export const demoParametersOf: Readonly<Record<string, readonly unknown[]>> = {
  eth_estimateGas: [{ from: `0x${'ab'.repeat(20)}`, to: `0x${'cd'.repeat(20)}`, value: '0x0', data: '0x' }],
  eth_sendRawTransaction: ['0x02f86c'],
}
