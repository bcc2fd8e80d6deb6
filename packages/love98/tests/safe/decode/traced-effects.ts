import { type Address, getAddress, type Hex, keccak256, toHex } from 'viem'
import { isSameAddress } from '@/domain/address'
import type { Action, DescribedCall } from '@/safe/decode/described-call'
import type { SafeChange } from '@/safe/decode/safe-change'
import type { Frame } from '../../support/traced-safes'

/**
 * An effect of a call on an account: money sent, an allowance granted or a changed setting of a Safe. Addresses are in
 * lower case.
 */
export type Effect =
  | { kind: 'coin'; to: string; amount: bigint }
  | { kind: 'token' | 'allow'; token: string; to: string; amount: bigint }
  | { kind: 'operator'; token: string; to: string; isAllowed: boolean }
  | { kind: 'setting'; setting: string; value: bigint }

const topic = (event: string) => keccak256(toHex(event))
const transfer = topic('Transfer(address,address,uint256)')
const approval = topic('Approval(address,address,uint256)')
const approvalForAll = topic('ApprovalForAll(address,address,bool)')
const settingEvents: ReadonlyMap<Hex, SafeChange['type']> = new Map([
  [topic('AddedOwner(address)'), 'ADD_OWNER'],
  [topic('RemovedOwner(address)'), 'REMOVE_OWNER'],
  [topic('ChangedThreshold(uint256)'), 'CHANGE_THRESHOLD'],
  [topic('EnabledModule(address)'), 'ENABLE_MODULE'],
  [topic('DisabledModule(address)'), 'DISABLE_MODULE'],
  [topic('ChangedGuard(address)'), 'SET_GUARD'],
  [topic('ChangedFallbackHandler(address)'), 'SET_FALLBACK_HANDLER'],
])

export function tracedEffects(account: Address, frame: Frame): readonly Effect[] {
  if (frame.hasFailed) return []
  const own: Effect[] = []
  if (frame.type === 'CALL' && frame.value > 0n && isSameAddress(frame.from, account))
    own.push({ kind: 'coin', to: frame.to.toLowerCase(), amount: frame.value })
  for (const log of frame.logs) own.push(...effectsOfLog(account, log))
  return [...own, ...frame.calls.flatMap((inner) => tracedEffects(account, inner))]
}

function effectsOfLog(account: Address, { address, topics, data }: Frame['logs'][number]): readonly Effect[] {
  const [event = '0x', first = '0x', second = '0x', third] = topics
  const token = address.toLowerCase()
  const setting = settingEvents.get(event)
  if (setting && isSameAddress(address, account))
    return [{ kind: 'setting', setting, value: BigInt(topics[1] ?? data) }]
  if (first.length !== 66 || !isSameAddress(addressIn(first), account)) return []
  const [to, amount] = [
    addressIn(second).toLowerCase(),
    BigInt(third ?? (data === '0x' ? '0x0' : data.slice(0, 66))),
  ]
  if (event === transfer) return [{ kind: 'token', token, to, amount }]
  if (event === approval) return [{ kind: 'allow', token, to, amount }]
  return event === approvalForAll ? [{ kind: 'operator', token, to, isAllowed: amount === 1n }] : []
}

/** Returns the amount of a token that an account received in a trace. A null token is the native coin. */
export function receivedIn(frame: Frame, account: Address, token: Address | null): bigint {
  if (frame.hasFailed) return 0n
  const coins = token === null && frame.type === 'CALL' && isSameAddress(frame.to, account) ? frame.value : 0n
  const tokens = frame.logs
    .filter(({ address, topics }) => isSameAddress(address, token) && topics[0] === transfer)
    .filter(({ topics }) => topics[2] !== undefined && isSameAddress(addressIn(topics[2]), account))
    .reduce((sum, { data }) => sum + BigInt(data), 0n)
  return frame.calls.reduce((sum, inner) => sum + receivedIn(inner, account, token), coins + tokens)
}

function addressIn(word: Hex): Address {
  return `0x${word.slice(-40)}`
}

/**
 * An effect that the description of a call states: `exactly` this effect, or at most this one (`within`) if the words
 * give a limit.
 */
export type StatedEffect = { effect: Effect; by: 'exactly' | 'within'; isCertain: boolean }

/**
 * Returns the effects on an account that the description of a call states.
 * @param isCertain true if they happen whenever the transaction succeeds
 */
export function statedEffects(
  account: Address,
  caller: Address,
  described: DescribedCall,
  isCertain = true,
): readonly StatedEffect[] {
  const { call, action } = described
  const stated: StatedEffect[] = []
  if (call.value > 0n && call.operation === 0 && isSameAddress(caller, account))
    stated.push({
      effect: { kind: 'coin', to: call.to.toLowerCase(), amount: call.value },
      by: 'exactly',
      isCertain,
    })
  if (action.kind === 'batch') {
    const by = call.operation === 1 ? caller : call.to
    const isSure = isCertain && described.function === null
    for (const inner of action.calls) stated.push(...statedEffects(account, by, inner, isSure))
  } else if (action.kind === 'multicall')
    for (const inner of action.calls) stated.push(...statedEffects(account, caller, inner, isCertain))
  else stated.push(...statedByAction(account, caller, call.to, action).map((one) => ({ ...one, isCertain })))
  return stated
}

function statedByAction(
  account: Address,
  caller: Address,
  to: Address,
  action: Action,
): readonly Omit<StatedEffect, 'isCertain'>[] {
  const isOwn = isSameAddress(caller, account)
  const exactly = (effect: Effect) => [{ effect, by: 'exactly' }] as const
  switch (action.kind) {
    case 'send':
      return isSameAddress(action.from ?? caller, account)
        ? exactly({
            kind: 'token',
            token: action.token.toLowerCase(),
            to: action.to.toLowerCase(),
            amount: action.amount,
          })
        : []
    case 'send-nft':
      return isSameAddress(action.from, account)
        ? action.items.flatMap(({ id }) =>
            exactly({
              kind: 'token',
              token: action.token.toLowerCase(),
              to: action.to.toLowerCase(),
              amount: id,
            }),
          )
        : []
    case 'allow':
      return isSameAddress(action.owner ?? caller, account)
        ? exactly({
            kind: 'allow',
            token: action.token.toLowerCase(),
            to: action.spender.toLowerCase(),
            amount: action.amount,
          })
        : []
    case 'allow-all':
      return isOwn
        ? exactly({
            kind: 'operator',
            token: action.token.toLowerCase(),
            to: action.operator.toLowerCase(),
            isAllowed: action.isAllowed,
          })
        : []
    case 'settings':
      return isSameAddress(to, account) ? settingsOf(action.change).flatMap(exactly) : []
    case 'swap':
      return isOwn ? givenOf(action.gives.token, action.gives.amount, to) : []
    case 'add-liquidity':
      return isOwn ? action.sides.flatMap(({ token, amount }) => givenOf(token, amount, to)) : []
    case 'several':
      return action.actions.flatMap((one) => statedByAction(account, caller, to, one))
    default:
      return []
  }
}

/** At most this amount of a token goes to a pool, or of the native coin to the router. */
function givenOf(
  token: Address | null,
  amount: bigint,
  router: Address,
): readonly Omit<StatedEffect, 'isCertain'>[] {
  const effect: Effect =
    token === null
      ? { kind: 'coin', to: router.toLowerCase(), amount }
      : { kind: 'token', token: token.toLowerCase(), to: '*', amount }
  return [{ effect, by: 'within' }]
}

function settingsOf(change: SafeChange): readonly Effect[] {
  const of = (setting: SafeChange['type'], value: string | bigint): Effect => ({
    kind: 'setting',
    setting,
    value: BigInt(value),
  })
  switch (change.type) {
    case 'ADD_OWNER':
      return [of('ADD_OWNER', change.owner), of('CHANGE_THRESHOLD', change.threshold)]
    case 'REMOVE_OWNER':
      return [of('REMOVE_OWNER', change.owner), of('CHANGE_THRESHOLD', change.threshold)]
    case 'SWAP_OWNER':
      return [of('REMOVE_OWNER', change.oldOwner), of('ADD_OWNER', change.newOwner)]
    case 'CHANGE_THRESHOLD':
      return [of('CHANGE_THRESHOLD', change.threshold)]
    case 'DELETE_GUARD':
      return [of('SET_GUARD', 0n)]
    case 'DELETE_MODULE_GUARD':
    case 'SET_MODULE_GUARD':
    case 'CHANGE_IMPLEMENTATION':
      return []
    default:
      return [of(change.type, change.address)]
  }
}

export function isStated({ effect, by }: StatedEffect, happened: Effect): boolean {
  if (effect.kind !== happened.kind) return false
  if (effect.kind === 'setting' && happened.kind === 'setting')
    return effect.setting === happened.setting && effect.value === happened.value
  if (effect.kind === 'operator' && happened.kind === 'operator')
    return (
      effect.token === happened.token && effect.to === happened.to && effect.isAllowed === happened.isAllowed
    )
  if (!('amount' in effect) || !('amount' in happened)) return false
  const isSameToken = !('token' in effect) || !('token' in happened) || effect.token === happened.token
  const isSameParty = effect.to === '*' || effect.to === happened.to
  const isAmount = by === 'exactly' ? effect.amount === happened.amount : happened.amount <= effect.amount
  return isSameToken && isSameParty && isAmount
}

export function partsOf(effect: Effect): readonly string[] {
  if (effect.kind === 'setting')
    return effect.setting === 'CHANGE_THRESHOLD' || effect.value === 0n
      ? [String(effect.value)].filter((one) => one !== '0')
      : [getAddress(toHex(effect.value, { size: 20 }))]
  const parts = [getAddress(effect.to)]
  if ('token' in effect) parts.push(getAddress(effect.token))
  return parts
}
