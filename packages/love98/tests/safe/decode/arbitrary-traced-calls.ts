import fc from 'fast-check'
import { type Address, type Hex, maxUint256 } from 'viem'
import type { Call } from '@/safe/decode/described-call'
import { at, batchContract, batchData, encoded } from './encode'

export type World = {
  tokens: readonly Address[]
  wrapped: Address
  router: Address
  multicall: Address
  collection: Address
}

/** seconds since 1970 */
const deadline = 4_000_000_000n
const strangers = [at('d'), at('e'), at('f')]

/** Calls that the contracts of the chain accept or refuse, valid and corrupted, alone and in batches. */
export function anyTracedCall(safe: Address, owner: Address, world: World): fc.Arbitrary<Call> {
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
          owner,
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

/** Corrupts call data: additional bytes, a missing byte, a flipped bit, or another selector. */
function spoil(data: Hex, how: number, place: number): Hex {
  if (data.length < 12 || how === 0) return `${data}${'00'.repeat(1 + (place % 33))}`
  if (how === 1) return data.slice(0, -2) as Hex
  const at = how === 2 ? 10 + (place % (data.length - 10)) : 2 + (place % 8)
  const digit = (Number.parseInt(data[at] ?? '0', 16) ^ (1 << (place % 4))).toString(16)
  return `${data.slice(0, at)}${digit}${data.slice(at + 1)}` as Hex
}
