import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SafeTransaction } from '../../safe-transaction'
import type { DescribedCall, Unit } from '../described-call'
import type { RiskFlag } from '../risks'
import type { SignIn } from './sign-in'

/**
 * A right to spend that a signature gives; `until` in seconds since 1970, null if it has no end. A signature that must
 * be used until `deadline` gives a right that remains afterwards; null if there is no such time, or if the right ends
 * with it.
 */
export type Allowance = {
  token: Address
  owner: Address | null
  spender: Address
  amount: bigint
  isUnlimited: boolean
  unit: Unit
  until: bigint | null
  deadline: bigint | null
}

/**
 * One part of what an order gives or asks for; `token` null is the native coin. `any`: an NFT of a collection that the
 * other party chooses. `count`: the number of one id (ERC-1155), null for a unique one.
 */
export type OrderSide = {
  token: Address | null
  amount: bigint
  unit: Unit | 'any'
  count: bigint | null
  to: Address | null
}

/** `until` in seconds since 1970. */
export type Order = { gives: readonly OrderSide[]; receives: readonly OrderSide[]; until: bigint | null }

export type AccountCall = { caller: Address; call: DescribedCall }

export type MessageMeaning =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'sign-in'; signIn: SignIn; text: string }
  | { kind: 'allow'; allowances: readonly Allowance[] }
  /** A transfer that anyone may submit, or only the recipient (ERC-3009); times in seconds since 1970. */
  | {
      kind: 'transfer'
      token: Address
      from: Address
      to: Address
      amount: bigint
      by: 'anyone' | 'recipient'
      after: bigint
      until: bigint
    }
  /** An authorization that can no longer be used (ERC-3009). */
  | { kind: 'cancel'; token: Address; owner: Address; nonce: Hex }
  /** An account that receives all rights of `owner` at a contract; the signature can be used until `deadline`. */
  | {
      kind: 'manage'
      contract: Address
      owner: Address
      manager: Address
      isAllowed: boolean
      deadline: bigint
    }
  /** Debt of the signer that another account may make; `amount` in the smallest unit of the debt token. */
  | { kind: 'borrow'; token: Address; borrower: Address; amount: bigint; deadline: bigint }
  | { kind: 'order'; orders: readonly Order[] }
  /** A transaction of a Safe of which this Safe is an owner. */
  | {
      kind: 'safe-transaction'
      safe: Address
      transaction: SafeTransaction
      call: DescribedCall
      risks: readonly RiskFlag[]
    }
  /** Calls of an account, which a contract verifies; `calls` is null if `data` cannot be read. */
  | {
      kind: 'account-calls'
      account: Address
      contract: Address
      calls: readonly AccountCall[] | null
      data: Hex
    }
  /** Bytes whose meaning, such as a message or orders, they do not reveal. */
  | { kind: 'blind'; content: 'message' | 'orders'; contract: Address; data: Hex }
  /** An authorization of EIP-7702: the signer's account runs this code. */
  | { kind: 'code'; code: Address; chainId: bigint; nonce: bigint }
  | { kind: 'vote'; voter: Address; space: string; proposal: string; choice: string }
  | { kind: 'typed'; primaryType: string; name: string | null }
