import { type Address, getAddress, type Hex, keccak256, toHex } from 'viem'
import { expect } from 'vitest'
import { isSameAddress } from '@/domain/address'
import { messageContractText, messageLines } from '@/programs/treasury/messages/message-texts'
import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import type { Allowance, MessageMeaning } from '@/safe/decode/messages/message-meaning'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'

import type { Frame } from '../../support/traced-safes'
import type { RawTypedData } from './corrupted-messages'
import { isAllowance, type Run } from './signed-runs'
import { thief } from './signed-world'

const context = { nativeSymbol: 'ETH', facts: new Map() }
export const wordsOf = ({ meaning }: MessageDescription) => messageLines(meaning, context)

export type Tally = {
  done: number
  recognized: number
  used: number
  byForm: Map<string, number>
}

export const chainId = 31_337n

const topic = (event: string) => keccak256(toHex(event))
const kinds: ReadonlyMap<Hex, string> = new Map([
  [topic('Transfer(address,address,uint256)'), 'transfer'],
  [topic('Approval(address,address,uint256)'), 'allow'],
  [topic('Permit(address,address,address,uint160,uint48,uint48)'), 'permit'],
  [topic('AuthorizationCanceled(address,bytes32)'), 'cancel'],
  [topic('Managed(address,address,bool)'), 'manage'],
  [topic('BorrowAllowed(address,address,uint256)'), 'borrow'],
])

function done(frame: Frame): readonly string[] {
  if (frame.hasFailed) return []
  const own = frame.logs.flatMap(({ address, topics: [event = '0x', ...indexed], data }) => {
    const kind = kinds.get(event)
    if (!kind) return []
    const words = [...indexed, ...(data.slice(2).match(/.{64}/g) ?? []).map((word) => `0x${word}`)].map(
      (word) => BigInt(word),
    )
    if (kind !== 'permit') return [effect(kind, address, ...words)]
    const [owner = 0n, token = 0n, spender = 0n, amount = 0n] = words
    return [effect('allow', token, owner, spender, amount)]
  })
  return [...own, ...frame.calls.flatMap(done)]
}

function effect(kind: string, ...values: readonly (string | bigint | boolean)[]): string {
  return [kind, ...values.map((value) => BigInt(value).toString(16))].join(' ')
}

const answer = ({ output }: Frame, word = 0) =>
  BigInt(output.slice(0, 2) + output.slice(2 + 64 * word, 66 + 64 * word))

/** The statements of the description for the chain's present state. */
type StatedUse = {
  /** True if the contract accepts the signature from this caller now. */
  isTaken: boolean
  effects: readonly string[]
  /** Addresses and amounts that the words must contain. */
  named: readonly string[]
  isDanger: boolean
}

const nothing: StatedUse = { isTaken: false, effects: [], named: [], isDanger: false }

function shown({ typed }: MessageDescription, path: string) {
  return typed?.fields.find((field) => field.path === path)?.value
}

/** Returns true if a message is for a contract: its type and every field of its domain match those of the contract. */
export function isFor(
  { typed }: MessageDescription,
  { type, domain }: Pick<Run, 'type' | 'domain'>,
): boolean {
  if (typed?.type !== type) return false
  const fields = Object.keys(domain)
  return (
    typed.domain.map(({ path }) => path).join() === fields.join() &&
    typed.domain.every(
      ({ path, value }) => String(value).toLowerCase() === String(domain[path]).toLowerCase(),
    )
  )
}

export function compareDomain(described: MessageDescription, { domain, types }: RawTypedData, where: string) {
  const { risks, typed, meaning } = described
  // If the message has no type for its domain, all present fields are hashed, including a chain ID that is a string.
  const isHashed = types.EIP712Domain
    ? types.EIP712Domain.some(({ name }) => name === 'chainId')
    : domain.chainId != null
  const chain = isHashed ? BigInt(domain.chainId as number) : undefined
  expect(risks.includes('any-chain'), where).toBe(chain === undefined)
  expect(risks.includes('other-chain'), where).toBe(chain !== undefined && chain !== chainId)
  if (typed && typeof domain.verifyingContract === 'string')
    expect(messageContractText(typed), where).toContain(getAddress(domain.verifyingContract))
  if (meaning.kind === 'typed') expect(risks, where).toContain('unknown-form')
}

/** @param balances of the signer, in the order in which the run reads them */
function statedUseOf(
  described: MessageDescription,
  run: Run,
  now: bigint,
  balances: readonly bigint[],
): StatedUse {
  const { meaning } = described
  if (!isFor(described, run)) return nothing
  const isFirst = shown(described, 'nonce') === 0n
  const isSigner = (account: Address | null) => account === null || isSameAddress(account, run.signer)
  const isInTime = (until: bigint | null) => until === null || now <= until
  switch (meaning.kind) {
    case 'allow':
      return run.form.includes('transfer')
        ? statedTransfers(meaning.allowances, run, now, balances)
        : statedAllowances(described, meaning.allowances, run, now)
    case 'transfer': {
      const { token, from, to, amount, by, after, until } = meaning
      const isCaller = by === 'anyone' || isSameAddress(to, run.caller)
      const [balance = 0n] = balances
      return {
        isTaken: isSigner(from) && isCaller && after < now && now < until && amount <= balance,
        effects: [effect('transfer', token, from, to, amount)],
        named: [token, from, to, String(amount)],
        isDanger: true,
      }
    }
    case 'cancel': {
      const { token, owner, nonce } = meaning
      return {
        isTaken: isSigner(owner),
        effects: [effect('cancel', token, owner, nonce)],
        named: [token, owner],
        isDanger: false,
      }
    }
    case 'manage': {
      const { contract, owner, manager, isAllowed, deadline } = meaning
      return {
        isTaken: isSigner(owner) && isFirst && isInTime(deadline),
        effects: [effect('manage', contract, owner, manager, isAllowed)],
        named: [contract, owner, manager],
        isDanger: isAllowed,
      }
    }
    case 'borrow': {
      const { token, borrower, amount, deadline } = meaning
      return {
        isTaken: isFirst && isInTime(deadline),
        effects: [effect('borrow', token, run.signer, borrower, amount)],
        named: [token, borrower, String(amount)],
        isDanger: true,
      }
    }
    default:
      return nothing
  }
}

function statedAllowances(
  described: MessageDescription,
  allowances: readonly Allowance[],
  run: Run,
  now: bigint,
): StatedUse {
  const isPermit2 = run.form.startsWith('permit2')
  const seen = new Map<string, bigint>()
  const isFirst = allowances.every(({ token }, index) => {
    if (!isPermit2) return shown(described, 'nonce') === 0n
    const path = run.form === 'permit2-batch' ? `details[${index}].nonce` : 'details.nonce'
    const next = seen.get(token.toLowerCase()) ?? 0n
    seen.set(token.toLowerCase(), next + 1n)
    return shown(described, path) === next
  })
  const last = isPermit2 ? BigInt(shown(described, 'sigDeadline') ?? 0) : null
  return {
    isTaken:
      isFirst &&
      (last === null || now <= last) &&
      allowances.every(
        ({ owner, deadline }) =>
          (owner === null ? isPermit2 : isSameAddress(owner, run.signer)) &&
          (deadline === null || now <= deadline),
      ),
    effects: allowances.map(({ token, owner, spender, amount }) =>
      effect('allow', token, owner ?? run.signer, spender, amount),
    ),
    named: allowances.flatMap(({ token, spender, amount, isUnlimited }) => [
      token,
      spender,
      isUnlimited ? 'unlimited' : String(amount),
    ]),
    isDanger: true,
  }
}

function statedTransfers(
  allowances: readonly Allowance[],
  { signer, caller, wanted }: Run,
  now: bigint,
  balances: readonly bigint[],
): StatedUse {
  const [ofToken = 0n, ofRights = 0n] = balances
  const asked = allowances.map((one, index) => ({ ...one, asked: wanted[index]?.requestedAmount ?? 0n }))
  const sums = new Map<string, bigint>()
  for (const { token, asked: amount } of asked) sums.set(token, (sums.get(token) ?? 0n) + amount)
  return {
    isTaken:
      asked.length === wanted.length &&
      asked.every(
        ({ spender, amount, until, asked: one }) =>
          isSameAddress(spender, caller) && one <= amount && (until === null || now <= until),
      ) &&
      [...sums.values()].every((sum) => sum <= ofToken && sum <= ofRights),
    effects: asked.map(({ token, asked: amount }) => effect('transfer', token, signer, thief, amount)),
    named: asked.flatMap(({ token, spender, amount, isUnlimited }) => [
      token,
      spender,
      isUnlimited ? 'unlimited' : String(amount),
    ]),
    isDanger: true,
  }
}

/**
 * Compares the description of a message with the effects of its signature at the contract. The contract must accept
 * the signature exactly when the description names this contract, signer, caller and time. The effects must be exactly
 * the stated ones.
 * @param frame the caller's trace: the time, the state before, the use of the signature and the calls after it
 */
export function compareSignedRun(
  described: MessageDescription,
  run: Run,
  frame: Frame,
  tally: Tally,
  where: string,
) {
  const { form, before, message } = run
  compareDomain(described, message, where)
  const [time, ...frames] = frame.calls
  const acted = frames[before.length]
  const after = frames.slice(before.length + 1)
  if (!time || !acted) return expect.unreachable(where)
  const now = answer(time)
  const balances = frames.slice(0, before.length).map((one) => answer(one))
  const stated = statedUseOf(described, run, now, balances)
  const words = wordsOf(described)
  expect(!acted.hasFailed, `${where}: ${words}`).toBe(stated.isTaken)
  expect(done(acted), where).toEqual(stated.isTaken ? stated.effects : [])
  if (described.meaning.kind !== 'typed') tally.recognized += 1
  if (stated.isTaken) {
    tally.done += 1
    tally.byForm.set(form, (tally.byForm.get(form) ?? 0) + 1)
    for (const name of stated.named)
      expect(words, where).toContain(name.startsWith('0x') ? getAddress(name) : name)
    if (stated.isDanger) expect(gravityOfMessage(described), where).toBe('danger')
  }
  const [first, second] = after
  if (isAllowance(form) && first && second)
    tally.used += compareUse(
      described.meaning,
      run,
      { stated, now, balance: balances[0] ?? 0n },
      first,
      second,
      where,
    )
  else compareState(run, stated, balances, after, where)
}

/** Checks that a spender can use exactly what the text allows: to the last unit, no longer and nothing else. */
function compareUse(
  meaning: MessageMeaning,
  { caller, signer, wanted, form }: Run,
  { stated, now, balance }: { stated: StatedUse; now: bigint; balance: bigint },
  use: Frame,
  state: Frame,
  where: string,
): number {
  const allowance = meaning.kind === 'allow' ? meaning.allowances.at(-1) : undefined
  const asked = wanted[0]?.requestedAmount ?? 0n
  const isGiven = stated.isTaken && allowance !== undefined
  const isUsable =
    isGiven &&
    isSameAddress(allowance.spender, caller) &&
    asked <= allowance.amount &&
    asked <= balance &&
    (allowance.until === null || now <= allowance.until)
  expect(!use.hasFailed, `${where}: ${asked}`).toBe(isUsable)
  const transfers = done(use).filter((one) => one.startsWith('transfer'))
  expect(transfers, where).toEqual(
    isUsable ? [effect('transfer', allowance.token, signer, thief, asked)] : [],
  )
  const left = isUsable && !allowance.isUnlimited ? allowance.amount - asked : (allowance?.amount ?? 0n)
  expect(answer(state), where).toBe(isGiven ? left : 0n)
  // The stated end is never earlier than the real one.
  const isPermit2 = form.startsWith('permit2')
  if (isGiven && isPermit2) expect(allowance.until ?? 0n, where).toBeGreaterThanOrEqual(answer(state, 1))
  if (isGiven && !isPermit2) expect(allowance.until, where).toBeNull()
  return isUsable ? 1 : 0
}

function compareState(
  { form, wanted, signer }: Run,
  stated: StatedUse,
  balances: readonly bigint[],
  after: readonly Frame[],
  where: string,
) {
  const [state, other] = after.map((frame) => answer(frame))
  if (form === 'erc-3009-transfer' || form === 'erc-3009-receive') {
    const [, to, amount] = stated.effects[0]?.split(' ').slice(2) ?? []
    const isMoved = stated.isTaken && !isSameAddress(`0x${to?.padStart(40, '0')}`, signer)
    expect(state, where).toBe((balances[1] ?? 0n) + (isMoved ? BigInt(`0x${amount}`) : 0n))
  } else if (form.startsWith('permit2')) {
    const sum = wanted.reduce((all, { requestedAmount }) => all + requestedAmount, 0n)
    expect((state ?? 0n) + (other ?? 0n), where).toBe(stated.isTaken ? sum : 0n)
  } else if (form === 'erc-3009-cancel') expect(state, where).toBe(stated.isTaken ? 1n : 0n)
  else {
    const amount = BigInt(`0x${stated.effects[0]?.split(' ').at(-1) ?? '0'}`)
    expect(state, where).toBe(stated.isTaken ? amount : 0n)
  }
}
