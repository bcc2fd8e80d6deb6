import type { Address } from '@/domain/address'
import type { DescribedCall, Unit } from '../described-call'
import type { SignIn } from './sign-in'

/** A right to spend that a signature gives; `until` in s since 1970, null when it has no end. */
export type Allowance = {
  token: Address
  owner: Address | null
  spender: Address
  amount: bigint
  isUnlimited: boolean
  unit: Unit
  until: bigint | null
}

/** What an order gives or asks for; `token` null is the native coin. */
export type OrderSide = { token: Address | null; amount: bigint; unit: Unit; to: Address | null }

export type MessageMeaning =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'sign-in'; signIn: SignIn; text: string }
  | { kind: 'allow'; allowances: readonly Allowance[] }
  | { kind: 'order'; gives: readonly OrderSide[]; receives: readonly OrderSide[]; until: bigint | null }
  /** A transaction of a Safe of which this Safe is an owner. */
  | { kind: 'safe-transaction'; safe: Address; call: DescribedCall; nonce: bigint }
  | { kind: 'typed'; primaryType: string; name: string | null }
