import type { Address } from '@/domain/address'
import type { Right } from './functions/authority-table'
import type { SafeChange } from './safe-change'

export type Hex = `0x${string}`

/** One call as a Safe makes it: `value` in wei, operation 0 is a call and 1 a delegate call `[S3.27]`. */
export type Call = { to: Address; value: bigint; data: Hex; operation: 0 | 1 }

/** What a token function counts: an ERC-20 amount, an ERC-721 id, or one of them that only the contract can tell apart. */
export type Unit = 'amount' | 'id' | 'amount-or-id'

/**
 * One side of an exchange; `token` null is the native coin, `amount` in its smallest unit. `held`: everything that the contract
 * that exchanges has of it at that moment.
 */
export type Side = {
  token: Address | null
  amount: bigint
  limit: 'exactly' | 'at-most' | 'at-least' | 'held'
}

/** What a call does to a name of ENS (ERC-137). */
export type NameChange =
  | 'register'
  | 'renew'
  | 'commit'
  | 'owner'
  | 'subname'
  /** Fuses of the ENS name wrapper: rights over a name that are given up. */
  | 'fuses'
  | 'resolver'
  | 'address'
  | 'record'
  | 'primary'

/** Who controls a contract: Ownable, Ownable2Step (ERC-173), AccessControl, proxy administration (ERC-1967). */
export type ControlChange =
  | 'transfer-ownership'
  | 'renounce-ownership'
  | 'accept-ownership'
  | 'grant-role'
  | 'revoke-role'
  | 'renounce-role'
  | 'change-admin'
  | 'change-code'

/** What a call does, read from its bytes. `from` and `owner` null are the caller, which is the Safe. */
export type Action =
  | { kind: 'pay' }
  /** No value and no data, to another address. */
  | { kind: 'nothing' }
  /** No value and no data, to the Safe itself: it only uses up the nonce. */
  | { kind: 'reject' }
  | { kind: 'send'; token: Address; from: Address | null; to: Address; amount: bigint; unit: Unit }
  | {
      kind: 'send-nft'
      token: Address
      from: Address
      to: Address
      /** `amount` null: exactly one exists (ERC-721). */
      items: readonly { id: bigint; amount: bigint | null }[]
    }
  | {
      kind: 'allow'
      token: Address
      owner: Address | null
      spender: Address
      amount: bigint
      /** The largest number that the function takes. */
      isUnlimited: boolean
      unit: Unit
      change: 'set' | 'increase' | 'decrease'
      /** s since 1970; null when it has no end. */
      until: bigint | null
    }
  | { kind: 'allow-all'; token: Address; operator: Address; isAllowed: boolean }
  | { kind: 'settings'; change: SafeChange }
  | { kind: 'batch'; calls: readonly DescribedCall[] }
  /** A transaction of another Safe, which this one executes. */
  | { kind: 'execute'; call: DescribedCall }
  /** A hash that this Safe approves as an owner of another one. */
  | { kind: 'approve-hash'; hash: Hex }
  | { kind: 'swap'; gives: Side; receives: Side; to: Address; deadline: bigint }
  | {
      kind: 'add-liquidity' | 'remove-liquidity'
      sides: readonly Side[]
      /** The least of each side that is used or given back. */
      least: readonly [bigint, bigint]
      to: Address
      deadline: bigint
    }
  | { kind: 'wrap' }
  | { kind: 'unwrap'; amount: bigint }
  | { kind: 'name'; change: NameChange; name: string | null; node: Hex | null; account: Address | null }
  | { kind: 'control'; change: ControlChange; account: Address | null; role: Hex | null }
  /** A right at a contract that another account gets or loses; `of` names the interface that has the function. */
  | { kind: 'authority'; right: Right; of: string; account: Address | null; isGiven: boolean }
  | { kind: 'upgrade'; contract: Address; implementation: Address }
  /** Another contract for the Safe, by a SafeMigration that runs as the Safe; `fallbackHandler` null where it is kept. */
  | { kind: 'migrate'; version: string; singleton: Address; fallbackHandler: Address | null }
  /** Code of `to` that runs as the Safe itself. */
  | { kind: 'delegate' }
  /** Several acts of one function, in the order of its bytes. */
  | { kind: 'several'; actions: readonly Action[] }
  /** Calls that one contract runs on itself, each in the name of its caller; `isPlan`: commands of a router. */
  | { kind: 'multicall'; calls: readonly DescribedCall[]; isPlan?: boolean }
  /** What a router pays out of what it holds; `amount` in the smallest unit, of a portion in hundredths of a percent. */
  | {
      kind: 'payout'
      how: 'wrap' | 'unwrap' | 'sweep' | 'transfer' | 'portion'
      token: Address | null
      to: Address
      amount: bigint
    }
  | { kind: 'unknown'; selector: Hex | null }
  /** The first four bytes are those of a known function, and the rest is not its standard encoding. */
  | { kind: 'malformed'; signature: string }
  | { kind: 'unreadable-batch' }

/** A value of a decoded call: a number, a text, hex, a list, or a struct by its field names. */
export type ArgumentValue =
  | bigint
  | boolean
  | string
  | readonly ArgumentValue[]
  | { readonly [name: string]: ArgumentValue }

/** Every argument of a known function, in the order of its bytes. */
export type Argument = { name: string; type: string; value: ArgumentValue }

export type DescribedCall = {
  call: Call
  /** The bytes name the zero address, which the batch contract replaces by `call.to`. */
  isZeroReplaced?: boolean
  /** A command whose failure does not undo the others. */
  mayFail?: boolean
  action: Action
  /** The name of the function; null where the bytes were not decoded: they are shown themselves then. */
  function: string | null
  arguments: readonly Argument[]
}
