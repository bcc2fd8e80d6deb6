/** The prices of a unit of gas in the next block, wei (EIP-1559). */
export type GasPrices = { readonly baseFee: bigint; readonly tip: bigint }

/**
 * The use of one or more transactions. `rollupFee`: the fees of a rollup in addition to the gas, wei; 0 on a chain that charges
 * none.
 */
export type NetworkUse = { readonly gas: bigint; readonly rollupFee: bigint }

/** Returns the fee in the next block, wei. */
export function networkFee({ baseFee, tip }: GasPrices, { gas, rollupFee }: NetworkUse): bigint {
  return gas * (baseFee + tip) + rollupFee
}

/** The amount that Max enters, and the amount that it leaves for fees, wei. `isCautious`: the fees are unknown. */
export type Spendable = { readonly amount: bigint; readonly kept: bigint; readonly isCautious: boolean }

/** The number of transactions of the same kind that the kept amount pays, with the one that spends the rest. */
const paidTransactions = 2n
/** The blocks between the press on Max and the transactions, in each of which the base fee may rise. */
const blocksUntilSent = 3
/** A node demands the balance for the gas limit, which wallets set above their estimate; percent. */
const limitPercent = 130n

/** Returns the part of a balance that Max enters if two transactions of this use are still to be paid. */
export function spendableAfterFees(balance: bigint, prices: GasPrices, use: NetworkUse): Spendable {
  const grown = { ...prices, baseFee: highestBaseFee(prices.baseFee, blocksUntilSent) }
  const kept = (paidTransactions * networkFee(grown, use) * limitPercent) / 100n
  return { ...keeping(balance, kept), isCautious: false }
}

/** Returns the highest base fee after a number of full blocks, each of which adds an eighth (EIP-1559). */
export function highestBaseFee(baseFee: bigint, blocks: number): bigint {
  let fee = baseFee
  for (let block = 0; block < blocks; block++) fee += fee < 8n ? 1n : fee / 8n
  return fee
}

/** 0.01 ETH, which pays many transactions on most chains. */
const cautiousAmount = 10n ** 16n

/** Returns the part of a balance that Max enters while fees are unknown: all but 0.01 of the coin, or half if less. */
export function cautiouslySpendable(balance: bigint): Spendable {
  const half = balance / 2n
  return { ...keeping(balance, half < cautiousAmount ? half : cautiousAmount), isCautious: true }
}

function keeping(balance: bigint, wanted: bigint) {
  const kept = wanted < balance ? wanted : balance
  return { amount: balance - kept, kept }
}
