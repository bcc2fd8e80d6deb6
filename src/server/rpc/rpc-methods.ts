import * as v from 'valibot'
import { erc6492SignatureValidatorByteCode } from 'viem'
import { simulatedExecution } from './simulated-execution'
import { gasOf, isSwap, type SwapContracts, simulatedSwap } from './simulated-swap'

/**
 * What a page may ask the node (https://ethereum.github.io/execution-apis/): exactly the calls that this product makes.
 * Everything else, such as `eth_getLogs`, and all that acts for an account or on the node itself (`eth_accounts`,
 * `eth_sign…`, `eth_sendTransaction`, `debug_…`, `anvil_…`), a wallet or a node of the visitor's own answers.
 */
type RpcMethod = {
  /** How many requests of the limit `rpc` a call counts as, by what it costs the node. */
  weight: (params: readonly unknown[]) => number
  /** Parameters as they go to the node. */
  params: v.GenericSchema<unknown, unknown[]>
  /** What the deployment's contracts have to say to parameters that are right by themselves. */
  isAllowed?: (params: readonly unknown[], contracts: SwapContracts | null) => boolean
  /** Only for the Demo Wallet, which signs with keys that everybody knows; other wallets have nodes of their own. */
  isForDemo?: true
}

/**
 * The most gas of one `eth_call`, as much as a signature check may use. A call of the product takes less than a tenth:
 * the prices of eleven pairs, or a name by the universal resolver of ENS.
 */
const gasCap = 5_000_000n

/** The method of a name; undefined when it is not offered to the pages of this deployment. */
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
 * The cap for the validator of EIP-6492, which runs any code, as a visitor chooses its factory and the data for it. To deploy an
 * account and ask it takes less than half.
 */
const validatorGasCap = 2_500_000n

/** A limit of gas, at most `cap`, which is also the default. */
const gasUpTo = (cap: bigint) =>
  v.optional(
    v.pipe(
      amount,
      v.transform((given) => `0x${(BigInt(given) < cap ? BigInt(given) : cap).toString(16)}`),
    ),
    `0x${cap.toString(16)}`,
  )

/** A call of a contract. The cap stands in for a limit that is not given: nodes allow ten times as much, or any. */
const call = v.strictObject({
  to: address,
  data: v.optional(bytes),
  from: v.optional(address),
  value: v.optional(amount),
  gas: gasUpTo(gasCap),
})
/**
 * The validator of EIP-6492, for the signature of a contract that is not deployed yet: creation code that is run and never
 * kept. It has to be the first code that runs, and is not the last: it calls a factory with data of the visitor, which may deploy
 * and run any code. That changes no state and reaches nothing but the chain, as any call does, so its gas is what has to be
 * bounded and counted.
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
  // The newest code shows that an account is a contract, which confirms signatures (EIP-1271); older code shows its age. An archive
  // takes longer to answer.
  ['eth_getCode', { weight: ([, at]) => (at === 'latest' || at === 'pending' ? 1 : 3), params: ofAccount }],
  [
    'eth_call',
    {
      // Two million gas and a half cost about as much as any other call; a visitor can make a validator use all its gas.
      weight: ([request]) => {
        const { gas, to } = request as Partial<v.InferOutput<typeof call>>
        return 1 + Math.ceil(Number(gas) / (to === undefined ? 500_000 : 2_500_000))
      },
      // Without a third parameter: a state override lets a call run any code.
      params: v.strictTuple([v.union([call, validation]), v.optional(block, 'latest')]),
    },
  ],
  [
    // What an execution of a Safe would move, and what arrives of a swap or a transfer, before they are signed: one block.
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
  // Waiting for a transaction; a full block tells whether another one took its place.
  ['eth_getTransactionByHash', { weight: one, params: v.strictTuple([hash]) }],
  ['eth_getTransactionReceipt', { weight: one, params: v.strictTuple([hash]) }],
  [
    'eth_getBlockByNumber',
    {
      weight: ([, isFull]) => (isFull ? 10 : 1),
      // The outcome of a Safe's transaction counts once its block is final.
      params: v.strictTuple([v.union([block, v.literal('finalized')]), v.boolean()]),
    },
  ],
  // A transaction that a wallet sent without naming it is found by the account's transaction count, block by block.
  ['eth_getTransactionCount', { weight: one, params: ofAccount }],
  // A network fee: the base fee of the next block, and the tip.
  [
    'eth_feeHistory',
    { weight: one, params: v.strictTuple([v.literal('0x1'), v.literal('latest'), v.strictTuple([])]) },
  ],
  ['eth_maxPriorityFeePerGas', { weight: one, params: none }],
  ['eth_estimateGas', { weight: () => 5, params: v.strictTuple([draft]), isForDemo: true }],
  ['eth_sendRawTransaction', { weight: () => 5, params: v.strictTuple([bytes]), isForDemo: true }],
])
