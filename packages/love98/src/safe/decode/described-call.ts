import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Right } from './functions/authority-table'
import type { SafeChange } from './safe-change'

/** One call of a Safe: `value` in wei; operation 0 is a call, 1 a delegate call `[S3.27]`. */
export type Call = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

/**
 * The unit of a token function's number: an ERC-20 amount, an ERC-721 id, or either, if only the contract can
 * distinguish them.
 */
export type Unit = 'amount' | 'id' | 'amount-or-id'

/**
 * One side of an exchange. `token` null is the native coin; `amount` is in its smallest unit. `held`: the whole balance
 * of the exchanging contract at that moment.
 */
export type Side = {
  token: Address | null
  amount: bigint
  limit: 'exactly' | 'at-most' | 'at-least' | 'held'
}

/** The effect of a call on an ENS name (ERC-137). */
export type NameChange =
  | 'register'
  | 'renew'
  | 'commit'
  | 'owner'
  | 'subname'
  /** Fuses of the ENS name wrapper: rights to a name that are permanently given up. */
  | 'fuses'
  | 'resolver'
  | 'address'
  | 'record'
  | 'primary'

/**
 * A change of the control of a contract: Ownable, Ownable2Step (ERC-173), AccessControl, proxy administration
 * (ERC-1967).
 */
export type ControlChange =
  | 'transfer-ownership'
  | 'renounce-ownership'
  | 'accept-ownership'
  | 'grant-role'
  | 'revoke-role'
  | 'renounce-role'
  | 'change-admin'
  | 'change-code'

/** The effect of a call, decoded from its bytes. `from` and `owner` null mean the caller, which is the Safe. */
export type Action =
  | { kind: 'pay' }
  /** No value and no data, to another address. */
  | { kind: 'nothing' }
  /** No value and no data, to the Safe itself: the call only uses up the nonce. */
  | { kind: 'reject' }
  | { kind: 'send'; token: Address; from: Address | null; to: Address; amount: bigint; unit: Unit }
  | {
      kind: 'send-nft'
      token: Address
      from: Address
      to: Address
      /** `amount` null: the item is unique (ERC-721). */
      items: readonly { id: bigint; amount: bigint | null }[]
    }
  | {
      kind: 'allow'
      token: Address
      owner: Address | null
      spender: Address
      amount: bigint
      /** The amount is the largest number that the function accepts. */
      isUnlimited: boolean
      unit: Unit
      change: 'set' | 'increase' | 'decrease'
      /** Seconds since 1970; null if the allowance does not expire. `block`: it ends with the block that runs the call. */
      until: bigint | 'block' | null
    }
  | { kind: 'allow-all'; token: Address; operator: Address; isAllowed: boolean }
  | { kind: 'settings'; change: SafeChange }
  | { kind: 'batch'; calls: readonly DescribedCall[] }
  /** A transaction of another Safe, which this Safe executes. */
  | { kind: 'execute'; call: DescribedCall }
  /** A hash that this Safe approves as an owner of another Safe. */
  | { kind: 'approve-hash'; hash: Hex }
  | {
      kind: 'swap'
      gives: Side
      receives: Side
      to: Address
      deadline: bigint
      /** True if the contract pays from its own balance, without an argument that says so. */
      isPaidByContract?: boolean
    }
  /** Reverts all other calls unless the owner then holds the amount. */
  | { kind: 'check-balance'; token: Address; owner: Address; amount: bigint }
  | {
      kind: 'add-liquidity' | 'remove-liquidity'
      sides: readonly Side[]
      /** The minimum of each side that is used or returned. */
      least: readonly [bigint, bigint]
      to: Address
      deadline: bigint
    }
  | { kind: 'wrap' }
  | { kind: 'unwrap'; amount: bigint }
  | { kind: 'name'; change: NameChange; name: string | null; node: Hex | null; account: Address | null }
  | { kind: 'control'; change: ControlChange; account: Address | null; role: Hex | null }
  /** A right at a contract that another account gains or loses; `of` is the interface that has the function. */
  | { kind: 'authority'; right: Right; subject: string; account: Address | null; isGiven: boolean }
  | { kind: 'upgrade'; contract: Address; implementation: Address }
  /**
   * A new contract for the Safe, set by a SafeMigration in a delegate call; `fallbackHandler` is null if it stays the
   * same.
   */
  | { kind: 'migrate'; version: string; singleton: Address; fallbackHandler: Address | null }
  /** Code of `to` that runs as the Safe itself. */
  | { kind: 'delegate' }
  /** Several actions of one function, in the order of its bytes. */
  | { kind: 'several'; actions: readonly Action[] }
  /** Calls that one contract makes to itself on behalf of its caller; `isPlan`: commands of a router. */
  | { kind: 'multicall'; calls: readonly DescribedCall[]; isPlan?: boolean }
  /**
   * A payment of a router from its own balance. `amount` is in the smallest unit, for a portion in hundredths of a
   * percent.
   */
  | {
      kind: 'payout'
      how: 'wrap' | 'unwrap' | 'sweep' | 'transfer' | 'portion'
      token: Address | null
      to: Address
      amount: bigint
    }
  | { kind: 'unknown'; selector: Hex | null }
  /** The selector is that of a known function, but the rest is not its standard encoding. */
  | { kind: 'malformed'; signature: string }
  | { kind: 'unreadable-batch' }

export type ArgumentValue =
  | bigint
  | boolean
  | string
  | readonly ArgumentValue[]
  | { readonly [name: string]: ArgumentValue }

/** An argument of a known function; a list has all arguments in the order of their bytes. */
export type Argument = { name: string; type: string; value: ArgumentValue }

export type DescribedCall = {
  call: Call
  /** The bytes contain the zero address, which the batch contract replaces by `call.to`. */
  isZeroReplaced?: boolean
  /** A command whose failure does not revert the others. */
  mayFail?: boolean
  action: Action
  /** The name of the function; null if the bytes were not decoded, and then the bytes themselves are shown. */
  function: string | null
  arguments: readonly Argument[]
}
