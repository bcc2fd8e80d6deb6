import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSameAddress } from '@/domain/address'
import { callLines } from '@/programs/treasury/words/call-lines'
import { describeCall } from '@/safe/decode/describe-call'
import { gravityOf } from '@/safe/decode/describe-transaction'
import type { Call, DescribedCall } from '@/safe/decode/described-call'
import { risksOfCall } from '@/safe/decode/risks'
import { treasuryWords } from '@/texts/en/programs/treasury-words'
import { developmentAccount } from '../../../scripts/demo/development-accounts.mjs'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'
import { collectionCode } from '../../support/test-collection'
import { executionOf, type Frame, tracedSafesOn } from '../../support/traced-safes'
import { at, batchContract, batchData, encoded } from './encode'
import { isTold, partsOf, receivedIn, toldEffects, tracedEffects } from './traced-effects'

/** Calls. */
const numRuns = process.env.LOVE98_FULL === '1' ? 100_000 : 1_000
const perRequest = 200
const seed = 98
const deadline = 4_000_000_000n
const strangers = [at('d'), at('e'), at('f')]
const abi = parseAbi([
  'function mint(address to, uint256 id)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
])

let chains: DemoChains
let safes: Awaited<ReturnType<typeof tracedSafesOn>>
let world: World
/** Contracts of the chain, which Safes have money at. */
type World = {
  tokens: readonly Address[]
  wrapped: Address
  router: Address
  multicall: Address
  collection: Address
}

beforeAll(async () => {
  chains = await startChains()
  const { deployment, client } = chains
  safes = await tracedSafesOn(deployment.chains[0]?.rpcUrl ?? '')
  const sender = developmentAccount(0).address
  const send = async (to: Address | null, data: Hex, value = 0n) =>
    receiptOf(
      client,
      await client.sendTransaction({ account: sender, to, data, value, gas: 8_000_000n, chain: null }),
    )
  const created = await send(null, await collectionCode())
  const { wrappedNative, router } = deployment.exchange
  // A tax of its own is no part of the words: BOBO of the demo takes one, USDT of it answers nothing.
  const { BOBO: _, USDT, ...others } = deployment.tokens
  const tokens = [USDT, ...Object.values(others)].flatMap((token) => token?.address ?? [])
  world = {
    tokens: [...tokens.slice(0, 4), wrappedNative],
    wrapped: wrappedNative,
    router,
    multicall: deployment.multicall3,
    collection: created.contractAddress ?? expect.unreachable(),
  }
  for (const safe of Object.values(safes.safes)) {
    for (const token of tokens.slice(0, 4)) {
      await send(token, encodeFunctionData({ abi, functionName: 'transfer', args: [safe, 10n ** 6n] }))
      for (const spender of [router, world.multicall])
        await send(
          safe,
          executionOf({
            to: token,
            value: 0n,
            data: encodeFunctionData({ abi, functionName: 'approve', args: [spender, maxUint256] }),
            operation: 0,
          }),
        )
    }
    const deposit = { to: wrappedNative, value: 10n ** 20n, data: '0xd0e30db0', operation: 0 } as const
    await send(safe, executionOf(deposit))
    await send(
      safe,
      executionOf({
        to: wrappedNative,
        value: 0n,
        data: encodeFunctionData({ abi, functionName: 'approve', args: [router, maxUint256] }),
        operation: 0,
      }),
    )
  }
  for (const [index, safe] of Object.values(safes.safes).entries())
    for (let id = 0; id < 3; id++)
      await send(
        world.collection,
        encodeFunctionData({ abi, functionName: 'mint', args: [safe, BigInt(3 * index + id)] }),
      )
})
afterAll(() => chains?.stop())

test(`${numRuns} calls do what is shown of them, and nothing of theirs is left out`, {
  timeout: 3_000_000,
}, async () => {
  const seen = { done: 0, effects: 0, swaps: 0, unknown: 0 }
  for (const [index, safe] of Object.values(safes.safes).entries()) {
    const calls = fc.sample(anyCall(safe), { numRuns: numRuns / 2, seed: seed + index })
    for (let from = 0; from < calls.length; from += perRequest) {
      const some = calls.slice(from, from + perRequest)
      const frames = await safes.trace(safe, some)
      for (const [place, call] of some.entries())
        compare(safe, call, frames[place] ?? null, seen, `seed ${seed + index}, call ${from + place}`)
    }
  }
  // A run in which little happens would show little.
  expect(seen.done).toBeGreaterThan(numRuns / 4)
  expect(seen.effects).toBeGreaterThan(numRuns / 4)
  expect(seen.swaps).toBeGreaterThan(numRuns / 100)
  expect(seen.unknown).toBeGreaterThan(numRuns / 50)
})

type Seen = { done: number; effects: number; swaps: number; unknown: number }

function compare(safe: Address, call: Call, frame: Frame | null, seen: Seen, where: string) {
  const described = describeCall(safe, call)
  const text = callLines(described, safe, {
    texts: treasuryWords,
    nativeSymbol: 'ETH',
    facts: new Map(),
  }).join('\n')
  if (!frame) return
  expect([frame.to, frame.input], where).toEqual([call.to.toLowerCase(), call.data.toLowerCase()])
  if (frame.hasFailed) return
  seen.done += 1
  compareCalls(described, safe, frame, seen, where)
  if (isOpaque(described)) {
    seen.unknown += 1
    expect(['acknowledged', 'danger', 'refused'], where).toContain(gravityOf(risksOfCall(safe, described)))
    return
  }
  const told = toldEffects(safe, safe, described)
  const happened = tracedEffects(safe, frame)
  for (const effect of happened) {
    const words = told.find((one) => isTold(one, effect))
    const isShare = effect.kind === 'token' && hasKind(described, 'remove-liquidity')
    expect(
      words !== undefined || isShare,
      `${where}: ${JSON.stringify(effect, bigintText)} is not in\n${text}`,
    ).toBe(true)
    if (words?.by === 'exactly') for (const part of partsOf(effect)) expect(text, where).toContain(part)
    if (words?.by === 'exactly' && 'amount' in effect && effect.kind !== 'coin')
      expect(text, where).toContain(String(effect.amount))
    seen.effects += 1
  }
  for (const one of told)
    if (one.isCertain && one.by === 'exactly' && isKnownContract(one.effect, safe))
      expect(
        happened.some((effect) => isTold(one, effect)),
        `${where}: ${JSON.stringify(one.effect, bigintText)} did not happen\n${text}`,
      ).toBe(true)
}

/** Calls in calls are made in the order in which they are shown, with the same bytes; what is received is what was promised. */
function compareCalls(
  { call, action, function: name }: DescribedCall,
  caller: Address,
  frame: Frame,
  seen: Seen,
  where: string,
) {
  if (action.kind === 'swap') {
    seen.swaps += 1
    const { token, amount, limit } = action.receives
    const received = receivedIn(frame, action.to, token)
    if (limit === 'exactly') expect(received >= amount, where).toBe(true)
    else expect(received, where).toBeGreaterThanOrEqual(amount)
  }
  if (action.kind === 'remove-liquidity')
    for (const { token, amount } of action.sides)
      expect(receivedIn(frame, action.to, token), where).toBeGreaterThanOrEqual(amount)
  if (action.kind !== 'batch' || !isRunner(call.to)) return
  const by = call.operation === 1 ? caller : call.to
  const made = frame.calls
  expect(made.length, where).toBe(action.calls.length)
  for (const [index, inner] of action.calls.entries()) {
    const own = made[index]
    if (!own) return expect.unreachable(where)
    expect([own.from, own.to, own.input], where).toEqual([
      by.toLowerCase(),
      inner.call.to.toLowerCase(),
      inner.call.data.toLowerCase(),
    ])
    if (own.type === 'CALL') expect(own.value, where).toBe(inner.call.value)
    if (!own.hasFailed) compareCalls(inner, by, own, seen, where)
    else expect(name, where).not.toBeNull()
  }
}

/** A contract that makes the calls of a batch: another one does with its bytes what it wants. */
function isRunner(contract: Address): boolean {
  return isSameAddress(contract, batchContract) || isSameAddress(contract, world.multicall)
}

/** Whether something in a call is not read, so that nothing is promised of it. */
function isOpaque({ call, action }: DescribedCall): boolean {
  if (action.kind === 'batch' && !isRunner(call.to) && call.data.length > 2) return true
  if (action.kind === 'batch' || action.kind === 'multicall') return action.calls.some(isOpaque)
  if (action.kind === 'execute') return isOpaque(action.call)
  return ['unknown', 'malformed', 'delegate', 'unreadable-batch', 'migrate'].includes(action.kind)
}

function hasKind({ action }: DescribedCall, kind: DescribedCall['action']['kind']): boolean {
  if (action.kind === kind) return true
  return action.kind === 'batch' && action.calls.some((inner) => hasKind(inner, kind))
}

/** Whether a promise is of a contract that keeps it: a function of a token may be called at any address. */
function isKnownContract(effect: ReturnType<typeof toldEffects>[number]['effect'], safe: Address): boolean {
  if (effect.kind === 'coin') return true
  if (effect.kind === 'setting') return effect.setting !== 'CHANGE_THRESHOLD' && safe !== at('0')
  const tokens = [...world.tokens, world.collection].map((token) => token.toLowerCase())
  return (
    tokens.includes(effect.token) &&
    (effect.kind !== 'operator' || effect.token === world.collection.toLowerCase())
  )
}

function bigintText(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}

/** Calls that the contracts of the chain take or refuse, honest and spoiled, alone and in batches. */
function anyCall(safe: Address): fc.Arbitrary<Call> {
  const { tokens, wrapped, router, multicall, collection } = world
  const account = fc.constantFrom(...strangers, safe, router, multicall, at('0'))
  const token = fc.constantFrom(...tokens, collection)
  const amount = fc.oneof(
    { weight: 5, arbitrary: fc.bigInt(0n, 9n) },
    { weight: 5, arbitrary: fc.bigInt(0n, 10n ** 6n) },
    { weight: 1, arbitrary: fc.constantFrom(10n ** 30n, maxUint256) },
  )
  const small = fc.bigInt(1_000n, 5_000n)
  const least = fc.constantFrom(0n, 0n, 0n, 1n, 1n, 10n, 10n ** 30n)
  const plain = (to: Address, data: Hex, value = 0n): Call => ({ to, value, data, operation: 0 })
  const of = (signature: string, ...values: fc.Arbitrary<unknown>[]) =>
    fc.tuple(token, ...values).map(([to, ...args]) => plain(to, encoded(signature, ...args)))
  const path = fc.uniqueArray(fc.constantFrom(...tokens), { minLength: 2, maxLength: 3 })
  const native = fc.uniqueArray(fc.constantFrom(...tokens.filter((one) => one !== wrapped)), {
    minLength: 1,
    maxLength: 1,
  })
  const exact = '(uint256 a, uint256 b, address[] path, address to, uint256 deadline)'
  const swaps = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('swapExactTokensForTokens', 'swapExactTokensForTokensSupportingFeeOnTransferTokens'),
        small,
        least,
        path,
        account,
      )
      .map(([name, given, most, way, to]) =>
        plain(router, encoded(name + exact, given, most, way, to, deadline)),
      ),
    fc
      .tuple(small, path, account)
      .map(([gotten, way, to]) =>
        plain(router, encoded(`swapTokensForExactTokens${exact}`, gotten, 10n ** 12n, way, to, deadline)),
      ),
    fc
      .tuple(
        fc.constantFrom(
          'swapExactTokensForETH',
          'swapExactTokensForETHSupportingFeeOnTransferTokens',
          'swapTokensForExactETH',
        ),
        small,
        native,
        account,
      )
      .map(([name, given, way, to]) =>
        plain(
          router,
          encoded(
            name + exact,
            given,
            name === 'swapTokensForExactETH' ? 10n ** 6n : 0n,
            [...way, wrapped],
            to,
            deadline,
          ),
        ),
      ),
    fc
      .tuple(
        fc.constantFrom(
          'swapExactETHForTokens',
          'swapExactETHForTokensSupportingFeeOnTransferTokens',
          'swapETHForExactTokens',
        ),
        least,
        native,
        account,
      )
      .map(([name, most, way, to]) =>
        plain(
          router,
          encoded(
            `${name}(uint256 a, address[] path, address to, uint256 deadline)`,
            most,
            [wrapped, ...way],
            to,
            deadline,
          ),
          10n ** 15n,
        ),
      ),
    fc
      .tuple(path, small, small, account)
      .map(([[one, other], most, least, to]) =>
        plain(
          router,
          encoded(
            'addLiquidity(address a, address b, uint256 c, uint256 d, uint256 e, uint256 f, address to, uint256 deadline)',
            one,
            other,
            most,
            least,
            0n,
            0n,
            to,
            deadline,
          ),
        ),
      ),
  )
  const settings = fc
    .oneof(
      account.map((one) => encoded('enableModule(address module)', one)),
      account.map((one) => encoded('setFallbackHandler(address handler)', one)),
      fc.constant(encoded('setGuard(address guard)', at('0'))),
      fc
        .tuple(account, fc.bigInt(0n, 3n))
        .map(([one, count]) =>
          encoded('addOwnerWithThreshold(address owner, uint256 threshold)', one, count),
        ),
      account.map((one) =>
        encoded(
          'swapOwner(address prev, address one, address other)',
          at('0').replace(/0$/, '1'),
          safes.owner,
          one,
        ),
      ),
      fc.bigInt(0n, 2n).map((count) => encoded('changeThreshold(uint256 threshold)', count)),
    )
    .map((data) => plain(safe, data))
  const leaf = fc.oneof(
    of('transfer(address to, uint256 amount)', account, amount),
    of(
      'transferFrom(address from, address to, uint256 amount)',
      fc.oneof(fc.constant(safe), account),
      account,
      amount,
    ),
    of('approve(address spender, uint256 amount)', account, amount),
    of('increaseAllowance(address spender, uint256 addedValue)', account, amount),
    of('setApprovalForAll(address operator, bool approved)', account, fc.boolean()),
    of(
      'safeTransferFrom(address from, address to, uint256 tokenId)',
      fc.constant(safe),
      account,
      fc.bigInt(0n, 6n),
    ),
    of(
      'transferFrom(address from, address to, uint256 amount)',
      fc.constant(safe),
      account,
      fc.bigInt(0n, 6n),
    ),
    fc.tuple(account, fc.bigInt(0n, 10n ** 15n)).map(([to, value]) => plain(to, '0x', value)),
    fc.bigInt(0n, 10n ** 15n).map((value) => plain(wrapped, '0xd0e30db0', value)),
    fc.bigInt(0n, 10n ** 6n).map((value) => plain(wrapped, encoded('withdraw(uint256 amount)', value))),
    swaps,
    swaps,
    settings,
  )
  const spoiled = fc
    .tuple(leaf, fc.nat(3), fc.nat(10_000))
    .map(([call, how, place]) => ({ ...call, data: spoil(call.data, how, place) }))
  const one = fc.oneof({ weight: 9, arbitrary: leaf }, { weight: 1, arbitrary: spoiled })
  const batch = fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((calls): Call => ({ to: batchContract, value: 0n, data: batchData(calls), operation: 1 }))
  const aggregate = fc.array(fc.tuple(one, fc.boolean()), { minLength: 1, maxLength: 3 }).map((calls) =>
    plain(
      multicall,
      encoded(
        'aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
        calls.map(([{ to, data }, allowFailure]) => ({ target: to, allowFailure, callData: data })),
      ),
    ),
  )
  const nested = fc.array(fc.oneof(one, batch, aggregate), { minLength: 1, maxLength: 2 }).map(
    (calls): Call => ({
      to: batchContract,
      value: 0n,
      data: batchData(calls.map((call) => ({ ...call, operation: 0 as const }))),
      operation: 1,
    }),
  )
  return fc.oneof(
    { weight: 6, arbitrary: one },
    { weight: 2, arbitrary: batch },
    { weight: 1, arbitrary: aggregate },
    { weight: 1, arbitrary: nested },
  )
}

/** Bytes after the arguments, one too few, a turned bit, or another selector. */
function spoil(data: Hex, how: number, place: number): Hex {
  if (data.length < 12 || how === 0) return `${data}${'00'.repeat(1 + (place % 33))}`
  if (how === 1) return data.slice(0, -2) as Hex
  const at = how === 2 ? 10 + (place % (data.length - 10)) : 2 + (place % 8)
  const digit = (Number.parseInt(data[at] ?? '0', 16) ^ (1 << (place % 4))).toString(16)
  return `${data.slice(0, at)}${digit}${data.slice(at + 1)}` as Hex
}
