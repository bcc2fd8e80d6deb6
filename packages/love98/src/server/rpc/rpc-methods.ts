import * as v from 'valibot'
import { erc6492SignatureValidatorByteCode } from 'viem'
import { simulatedExecution } from './simulated-execution'
import { gasOf, isSwap, type SwapContracts, simulatedSwap } from './simulated-swap'

/**
 * A call that a page may send to the node (https://ethereum.github.io/execution-apis/): only the calls that this
 * product makes. A wallet or the visitor's own node handles all other calls, such as `eth_getLogs`, and all calls that
 * act for an account or on the node itself (`eth_accounts`, `eth_sign…`, `eth_sendTransaction`, `debug_…`, `anvil_…`).
 */
type RpcMethod = {
  /** The number of requests of the limit `rpc` that a call counts as, by its cost for the node. */
  weight: (params: readonly unknown[]) => number
  /** The schema of the parameters. Its output is sent to the node. */
  params: v.GenericSchema<unknown, unknown[]>
  isAllowed?: (params: readonly unknown[], contracts: SwapContracts | null) => boolean
  /** Offered only for the Demo Wallet, which signs with public test keys. Other wallets have their own nodes. */
  isForDemo?: true
}

/**
 * The maximum gas of one `eth_call`, for a signature check. Other calls of the product need less than a tenth: the
 * prices of eleven pairs, or a name from the universal resolver of ENS.
 */
const gasCap = 5_000_000n

export function offeredMethod(name: string, { isDemo }: { isDemo: boolean }): RpcMethod | undefined {
  const method = methods.get(name)
  return method?.isForDemo && !isDemo ? undefined : method
}

const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i))
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))
const bytes = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i))
const amount = v.pipe(v.string(), v.regex(/^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i))
const blockNumber = v.pipe(v.string(), v.regex(/^0x(?:0|[1-9a-f][0-9a-f]{0,15})$/i))
const block = v.union([v.picklist(['latest', 'pending']), blockNumber])

/**
 * The maximum gas for the validator of EIP-6492. It can run any code, because the visitor chooses its factory and the
 * data. Deploying an account and calling it needs less than half.
 */
const validatorGasCap = 2_500_000n

/** A gas limit of at most `cap`, which is also the default. */
const gasUpTo = (cap: bigint) =>
  v.optional(
    v.pipe(
      amount,
      v.transform((given) => `0x${(BigInt(given) < cap ? BigInt(given) : cap).toString(16)}`),
    ),
    `0x${cap.toString(16)}`,
  )

/** A call of a contract. The cap replaces a missing gas limit, because nodes allow ten times as much or any amount. */
const call = v.strictObject({
  to: address,
  data: v.optional(bytes),
  from: v.optional(address),
  value: v.optional(amount),
  gas: gasUpTo(gasCap),
})
/**
 * The validator of EIP-6492, for the signature of a contract that is not deployed yet. It is creation code that runs
 * and is never stored. It must be the first code that runs, but it is not the last: it calls a factory with the
 * visitor's data, which can deploy and run any code. As in every call, that changes no state and has no effect outside
 * the chain, so only its gas must be limited and counted.
 */
const validation = v.strictObject({
  data: v.pipe(
    bytes,
    v.check((data) => data.toLowerCase().startsWith(erc6492SignatureValidatorByteCode)),
  ),
  gas: gasUpTo(validatorGasCap),
})
const simulation = v.union([simulatedExecution, simulatedSwap])
const draft = v.strictObject({
  from: address,
  to: v.optional(address),
  value: v.optional(amount),
  data: v.optional(bytes),
})

const one = () => 1
const none = v.strictTuple([])
const ofAccount = v.strictTuple([address, v.optional(block, 'latest')])

const methods: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ['eth_blockNumber', { weight: one, params: none }],
  ['eth_getBalance', { weight: one, params: ofAccount }],
  // The newest code shows that an account is a contract, which confirms signatures (EIP-1271). Older code shows the age
  // of the contract. An archive needs more time to answer.
  ['eth_getCode', { weight: ([, at]) => (at === 'latest' || at === 'pending' ? 1 : 3), params: ofAccount }],
  [
    'eth_call',
    {
      // 2.5 million gas cost about as much as any other call. A visitor can make a validator use all its gas.
      weight: ([request]) => {
        const { gas, to } = request as Partial<v.InferOutput<typeof call>>
        return 1 + Math.ceil(Number(gas) / (to === undefined ? 500_000 : 2_500_000))
      },
      // A third parameter is not allowed, because a state override lets a call run any code.
      params: v.strictTuple([v.union([call, validation]), v.optional(block, 'latest')]),
    },
  ],
  [
    // Simulates one block before signing: the effects of a Safe execution, and the amounts that a swap or a transfer
    // delivers.
    'eth_simulateV1',
    {
      weight: ([asked]) =>
        4 +
        Math.ceil(gasOf((asked as v.InferOutput<typeof simulation>).blockStateCalls[0].calls) / 2_500_000),
      params: v.strictTuple([simulation, v.literal('latest')]),
      isAllowed: ([asked], contracts) => {
        const swap = v.safeParse(simulatedSwap, asked)
        return !swap.success || isSwap(swap.output, contracts)
      },
    },
  ],
  // For waiting for a transaction. A full block shows if another transaction has replaced it.
  ['eth_getTransactionByHash', { weight: one, params: v.strictTuple([hash]) }],
  ['eth_getTransactionReceipt', { weight: one, params: v.strictTuple([hash]) }],
  [
    'eth_getBlockByNumber',
    {
      weight: ([, isFull]) => (isFull ? 10 : 1),
      // The result of a Safe transaction counts after its block is final.
      params: v.strictTuple([v.union([block, v.literal('finalized')]), v.boolean()]),
    },
  ],
  // Finds a transaction that a wallet sent without returning its hash, by the account's transaction count in each
  // block.
  ['eth_getTransactionCount', { weight: one, params: ofAccount }],
  // The network fee: the base fee of the next block, and the tip.
  [
    'eth_feeHistory',
    { weight: one, params: v.strictTuple([v.literal('0x1'), v.literal('latest'), v.strictTuple([])]) },
  ],
  ['eth_maxPriorityFeePerGas', { weight: one, params: none }],
  ['eth_estimateGas', { weight: () => 5, params: v.strictTuple([draft]), isForDemo: true }],
  ['eth_sendRawTransaction', { weight: () => 5, params: v.strictTuple([bytes]), isForDemo: true }],
])
