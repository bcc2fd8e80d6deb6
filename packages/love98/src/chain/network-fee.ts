import type { Chain, Client, Transport } from 'viem'
import { decodeUint, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as selectors from '@/domain/selectors'
import { encodeUnsigned, type TransactionDraft } from '@/domain/unsigned-transaction'
import {
  cautiouslySpendable,
  type GasPrices,
  networkFee,
  type Spendable,
  spendableAfterFees,
} from '@/domain/wallet/network-fee'
import { UnusableAnswer } from './market/unusable-answer'
import { isRevert } from './node-failure'
import { rpc } from './rpc'

type ChainClient = Client<Transport, Chain>

/**
 * Returns the approximate prices of a unit of gas in the next block (EIP-1559): its base fee, which follows from the
 * newest block (`eth_feeHistory`), and the tip that the node recommends (`eth_maxPriorityFeePerGas`). Wallets choose a
 * similar tip.
 * @returns null on a chain without a base fee
 * @throws viem's errors if the node does not answer, SyntaxError if the answer has no numbers
 */
export async function readGasPrices(client: Client): Promise<GasPrices | null> {
  const [history, tip] = await Promise.all([
    rpc(client, 'eth_feeHistory', ['0x1', 'latest', []]),
    rpc(client, 'eth_maxPriorityFeePerGas', []),
  ])
  const baseFee = BigInt(history.baseFeePerGas.at(-1) ?? 0)
  return baseFee > 0n ? { baseFee, tip: BigInt(tip) } : null
}

/** The contract that chains of the OP Stack have at this address (https://specs.optimism.io/protocol/predeploys.html). */
const gasPriceOracle: Address = '0x420000000000000000000000000000000000000f'
/** The oracle compresses the transaction: 100,000 gas for a swap. */
const oracleGas = '0xf4240'

/** Clients of chains without the oracle, which are asked once. */
const withoutOracle = new WeakSet<ChainClient>()

/**
 * Returns the fee that a rollup charges for the data of a transaction on the chain below it, wei (`getL1Fee`); 0 on a
 * chain without a `GasPriceOracle`. A call of an address without code returns nothing, so that no request is needed to
 * recognize the chain.
 * @throws viem's errors if the node does not answer, UnusableAnswer if the answer is no amount
 */
export async function readL1Fee(client: ChainClient, transaction: TransactionDraft): Promise<bigint> {
  if (withoutOracle.has(client)) return 0n
  const data = encodeCall(selectors.getL1Fee, { bytes: encodeUnsigned(client.chain.id, transaction) })
  const answer = await rpc(client, 'eth_call', [{ to: gasPriceOracle, data, gas: oracleGas }, 'latest'])
  if (answer === '0x') {
    withoutOracle.add(client)
    return 0n
  }
  const fee = decodeUint(answer)
  if (fee === null) throw new UnusableAnswer('The oracle of fees gave no amount')
  return fee
}

/**
 * Returns the fee of the operator of a rollup for transactions that use an amount of gas together, wei
 * (`getOperatorFee`, https://specs.optimism.io/protocol/isthmus/predeploys.html): a part for the gas and one for each
 * transaction; 0 before the Isthmus upgrade, with which the function came, and on a chain without an oracle.
 * @throws viem's errors if the node does not answer, UnusableAnswer if the answer is no amount
 */
async function readOperatorFee(
  client: ChainClient,
  { gas, count }: { gas: bigint; count: number },
): Promise<bigint> {
  if (withoutOracle.has(client) || count === 0) return 0n
  const feeOf = async (used: bigint): Promise<bigint> => {
    const data = encodeCall(selectors.getOperatorFee, used)
    const answer = await rpc(client, 'eth_call', [
      { to: gasPriceOracle, data, gas: oracleGas },
      'latest',
    ]).catch((error: unknown) => {
      if (isRevert(error)) return '0x' as const
      throw error
    })
    const fee = answer === '0x' ? 0n : decodeUint(answer)
    if (fee === null) throw new UnusableAnswer('The oracle of fees gave no amount')
    return fee
  }
  // Without gas, the fee is the part for one transaction.
  const [fee, ofEach] = await Promise.all([feeOf(gas), count === 1 ? 0n : feeOf(0n)])
  return fee + BigInt(count - 1) * ofEach
}

/** Transactions in order, and the gas that they use together. */
type PlannedTransactions = { readonly gas: bigint; readonly transactions: readonly TransactionDraft[] }

/**
 * Returns the fees of a rollup in addition to the gas, wei: for the data of each transaction, and of the operator; 0 on any other
 * chain.
 * @throws viem's errors if the node does not answer, UnusableAnswer if an answer is no amount
 */
export async function readRollupFee(
  client: ChainClient,
  { gas, transactions }: PlannedTransactions,
): Promise<bigint> {
  const fees = await Promise.all(transactions.map((transaction) => readL1Fee(client, transaction)))
  // Later than the fees for the data, which tell whether there is an oracle.
  const operatorFee = await readOperatorFee(client, { gas, count: transactions.length })
  return fees.reduce((sum, fee) => sum + fee, operatorFee)
}

/**
 * Reads the fees of several plans in the next block, wei. Never throws.
 * @returns null for each plan if the prices are unknown
 */
export async function readNetworkFees<Plans extends readonly PlannedTransactions[]>(
  client: ChainClient,
  plans: Plans,
): Promise<{ [Index in keyof Plans]: bigint | null }> {
  const read = Promise.all([
    readGasPrices(client),
    Promise.all(plans.map((plan) => readRollupFee(client, plan))),
  ])
  const [prices, rollupFees] = await read.catch(() => [null, []] as const)
  const fees = plans.map(({ gas }, index) => {
    const rollupFee = rollupFees[index]
    return prices && rollupFee !== undefined ? networkFee(prices, { gas, rollupFee }) : null
  })
  return fees as { [Index in keyof Plans]: bigint | null }
}

/**
 * Reads the part of a balance of the native coin that Max enters: all but the fees of two transactions of this kind.
 * Without prices, a cautious amount is kept. Never throws.
 * @param gas the usual gas, or the simulated gas
 */
export async function readSpendable(
  client: ChainClient,
  { balance, gas, transaction }: { balance: bigint; gas: bigint; transaction: TransactionDraft },
): Promise<Spendable> {
  const read = Promise.all([
    readGasPrices(client),
    readRollupFee(client, { gas, transactions: [transaction] }),
  ])
  const [prices, rollupFee] = await read.catch(() => [null, 0n] as const)
  return prices ? spendableAfterFees(balance, prices, { gas, rollupFee }) : cautiouslySpendable(balance)
}
