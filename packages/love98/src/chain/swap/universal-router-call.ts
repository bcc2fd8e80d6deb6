import { type AbiValue, encodeCall, encodeValues } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { PoolKey } from '@/domain/market/pool-source'
import * as selectors from '@/domain/selectors'
import type { SwapHop, SwapRoute } from '@/domain/swap/swap-route'
import {
  commands,
  contractBalance,
  routerRecipient,
  senderRecipient,
  v4Actions,
  zeroAddress,
} from '@/domain/swap/universal-router'
import type { SwapCall, SwapTerms } from './swap-terms'

/** A command of the router (one byte, in hex) and its encoded arguments. */
type Command = readonly [command: string, input: Hex]

/**
 * Encodes a swap by the Universal Router (`execute`,
 * https://docs.uniswap.org/contracts/universal-router/technical-reference). The minimum of its swap commands counts what
 * a pool pays, which protects against no token that taxes its transfers and against no hook. So the end of the call
 * compares the balance of a bought token, or pays out the coin only from the minimum on.
 */
export function universalRouterCall(route: SwapRoute, terms: SwapTerms): SwapCall {
  const list = [...startOf(route, terms), ...hopsOf(route, terms), ...endOf(route, terms)]
  const names: Hex = `0x${list.map(([name]) => name).join('')}`
  const inputs = list.map(([, bytes]) => ({ bytes }))
  return {
    to: route.contract,
    value: isCoinGiven(route) ? terms.amountIn : 0n,
    data: encodeCall(selectors.executeCommands, { bytes: names }, { list: inputs }, terms.deadline),
  }
}

const isCoinGiven = ({ kind }: SwapRoute) => kind === 'eth-for-tokens'
const isCoinGot = ({ kind }: SwapRoute) => kind === 'tokens-for-eth'
const isCoin = (currency: Address | undefined) => currency === zeroAddress

/** Wraps the given coin for a pool of the wrapped coin. */
function startOf(route: SwapRoute, { amountIn }: SwapTerms): readonly Command[] {
  if (!isCoinGiven(route) || isCoin(route.hops[0]?.path[0])) return []
  return [command(commands.wrapEth, routerRecipient, amountIn)]
}

function hopsOf(route: SwapRoute, { amountIn }: SwapTerms): readonly Command[] {
  const { hops } = route
  return hops.flatMap((hop, index) => {
    const next = hops[index + 1]
    const isFirst = index === 0
    const isPaidOut = !next && !isCoinGot(route)
    const swap = swapCommand(hop, {
      recipient: isPaidOut ? senderRecipient : routerRecipient,
      amountIn: isFirst ? amountIn : contractBalance,
      isPayerUser: isFirst && !isCoinGiven(route),
    })
    return [swap, ...(next ? between(hop.path[1], next.path[0]) : [])]
  })
}

/** Converts the coin between a pool that holds it and a pool that holds the wrapped coin. */
function between(paid: Address, taken: Address): readonly Command[] {
  if (isCoin(paid) === isCoin(taken)) return []
  return [
    isCoin(paid)
      ? command(commands.wrapEth, routerRecipient, contractBalance)
      : command(commands.unwrapWeth, routerRecipient, 0n),
  ]
}

function endOf(route: SwapRoute, { minimum, balanceBefore = 0n, to }: SwapTerms): readonly Command[] {
  if (!isCoinGot(route))
    return [command(commands.balanceCheckErc20, to, route.to.address, balanceBefore + minimum)]
  return [
    isCoin(route.hops.at(-1)?.path[1])
      ? command(commands.sweep, zeroAddress, senderRecipient, minimum)
      : command(commands.unwrapWeth, senderRecipient, minimum),
  ]
}

type HopTerms = {
  readonly recipient: Address
  /** Smallest units, or `contractBalance` for all that the router holds. */
  readonly amountIn: bigint
  /** True if the visitor pays, through Permit2; false if the router pays. */
  readonly isPayerUser: boolean
}

function swapCommand({ source, path }: SwapHop, terms: HopTerms): Command {
  const { recipient, amountIn, isPayerUser } = terms
  const payer = isPayerUser ? 1n : 0n
  switch (source.kind) {
    case 'v2':
      return command(commands.v2SwapExactIn, recipient, amountIn, 0n, { list: path }, payer)
    case 'v3':
      return command(
        commands.v3SwapExactIn,
        recipient,
        amountIn,
        0n,
        { bytes: v3Path(path, source.fee) },
        payer,
      )
    case 'v4':
      return v4Command(source.key, path, terms)
  }
}

/** Encodes a path of V3: the tokens with the fee between them, without padding. */
function v3Path([from, to]: SwapHop['path'], fee: number): Hex {
  return `0x${from.slice(2)}${fee.toString(16).padStart(6, '0')}${to.slice(2)}`.toLowerCase() as Hex
}

/**
 * Encodes three actions of V4: pay the amount into the manager, swap all that was paid, and take all that the pool pays.
 * The amount 0 of the swap and of the take stands for all.
 */
function v4Command(key: PoolKey, [from, to]: SwapHop['path'], terms: HopTerms): Command {
  const isFirst = key.currency0.toLowerCase() === from.toLowerCase()
  const poolKey: readonly AbiValue[] = [
    key.currency0,
    key.currency1,
    BigInt(key.fee),
    BigInt(key.tickSpacing),
    key.hooks,
  ]
  const swap = { struct: [...poolKey, isFirst ? 1n : 0n, 0n, 0n, { bytes: '0x' as const }] }
  const actions: Hex = `0x${v4Actions.settle}${v4Actions.swapExactInSingle}${v4Actions.take}`
  const parameters = [
    encoded(from, terms.amountIn, terms.isPayerUser ? 1n : 0n),
    encoded(swap),
    encoded(to, terms.recipient, 0n),
  ]
  return command(commands.v4Swap, { bytes: actions }, { list: parameters.map((bytes) => ({ bytes })) })
}

function command(name: string, ...values: readonly AbiValue[]): Command {
  return [name, encoded(...values)]
}

function encoded(...values: readonly AbiValue[]): Hex {
  return `0x${encodeValues(values)}`
}
