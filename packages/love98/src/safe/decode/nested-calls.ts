import type { Address } from '@/domain/address'
import type { Action, ArgumentValue, Call, DescribedCall } from './described-call'
import { defineKnownFunction, type KnownFunction } from './known-function'
import { decodeRouterSteps } from './universal-router'

type NestedCallContext = {
  call: Call
  caller: Address
  /** @param by the account that makes the inner call */
  describe: (by: Address, inner: Call) => DescribedCall
}

/** A function whose arguments are calls. `actionOf` returns null for arguments that the contract would reject. */
type NestedFunction = {
  function: KnownFunction
  actionOf(values: readonly ArgumentValue[], place: NestedCallContext): Action | null
}

/** Decodes only the arguments; `actionOf` describes their effect. */
const read = (signature: string) => defineKnownFunction(signature, () => ({ kind: 'nothing' }))

/**
 * Inner calls of Multicall3 (`target`, `callData`, and `value` in wei if the function sends it). The contract makes
 * them, not the Safe.
 */
const aggregate = (signature: string, place: number): NestedFunction => ({
  function: read(signature),
  actionOf(values, { call, describe }) {
    const list = values[place] as readonly { target: Address; callData: Call['data']; value?: bigint }[]
    const calls = list.map(({ target, callData, value = 0n }) =>
      describe(call.to, { to: target, value, data: callData, operation: 0 }),
    )
    return { kind: 'batch', calls }
  },
})

/**
 * One call that another account or a timelock makes, now or later (target, value in wei, data). The Safe does not make
 * it.
 */
const byContract = (signature: string): NestedFunction => ({
  function: read(signature),
  actionOf([to, value, data], { call, describe }) {
    const inner = { to, value, data, operation: 0 } as Call
    return { kind: 'batch', calls: [describe(call.to, inner)] }
  },
})

/** The same for several calls, with one list per field; some functions have no list of values. */
const listedByContract = (signature: string, hasValues = true): NestedFunction => ({
  function: read(signature),
  actionOf([targets, second, third], { call, describe }) {
    const [values, data] = hasValues ? [second as readonly bigint[], third] : [null, second]
    const [to, inputs] = [targets as readonly Address[], data as readonly Call['data'][]]
    if (inputs.length !== to.length || (values !== null && values.length !== to.length)) return null
    const calls = to.map((target, index) =>
      describe(call.to, {
        ...{ to: target, value: values?.[index] ?? 0n },
        ...{ data: inputs[index] ?? '0x', operation: 0 },
      }),
    )
    return { kind: 'batch', calls }
  },
})

/** Calls that a contract delegates to itself: they run at the same address, with the same caller and the same value. */
const multicall = (signature: string, place: number): NestedFunction => ({
  function: read(signature),
  actionOf(values, { call, caller, describe }) {
    const list = values[place] as readonly Call['data'][]
    return { kind: 'multicall', calls: list.map((data) => ofSameValue(data, call, caller, describe)) }
  },
})

/**
 * Describes an inner call. Each inner call receives the value of the outer one, but the value is sent once, so only the
 * outer call's description includes it.
 */
function ofSameValue(
  data: Call['data'],
  outer: Call,
  caller: Address,
  describe: NestedCallContext['describe'],
) {
  const value = data.length < 10 ? 0n : outer.value
  const described = describe(caller, { ...outer, value, data })
  return { ...described, call: { ...described.call, value: 0n } }
}

/** A transaction that another account makes: another Safe, or the account for which a module or a modifier acts. */
const executed = (signature: string): NestedFunction => ({
  function: read(signature),
  actionOf([to, value, data, operation], { call, describe }) {
    if (operation !== 0n && operation !== 1n) return null
    const inner = { to, value, data, operation: Number(operation) } as Call
    return { kind: 'execute', call: describe(call.to, inner) }
  },
})

const router = (signature: string): NestedFunction => ({
  function: read(signature),
  actionOf([commands, inputs, deadline], { call, caller }) {
    const until = typeof deadline === 'bigint' ? deadline : null
    const calls = decodeRouterSteps(
      { commands: commands as Call['data'], inputs: inputs as readonly Call['data'][] },
      { router: call.to, caller, until },
    )
    return calls && { kind: 'multicall', calls, isPlan: true }
  },
})

/**
 * The functions whose arguments are calls or commands, by selector. Each inner call must be described, so that the
 * outer one cannot hide it.
 */
export const nestedFunctions: Readonly<Record<string, NestedFunction>> = {
  '0x6a761202': executed(
    'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  ),
  '0x468721a7': executed('execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)'),
  '0x5229073f': executed(
    'execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation)',
  ),
  '0x6928e74b': executed(
    'execTransactionWithRole(address to, uint256 value, bytes data, uint8 operation, uint16 role, bool shouldRevert)',
  ),
  '0xc6fe8747': executed(
    'execTransactionWithRole(address to, uint256 value, bytes data, uint8 operation, bytes32 roleKey, bool shouldRevert)',
  ),
  '0xb0c19912': executed(
    'execTransactionWithRoleReturnData(address to, uint256 value, bytes data, uint8 operation, uint16 role, bool shouldRevert)',
  ),
  '0x2b99e506': executed(
    'execTransactionWithRoleReturnData(address to, uint256 value, bytes data, uint8 operation, bytes32 roleKey, bool shouldRevert)',
  ),
  '0xee072baf': executed('executeNextTx(address to, uint256 value, bytes data, uint8 operation)'),
  '0xac9650d8': multicall('multicall(bytes[] data)', 0),
  '0x5ae401dc': multicall('multicall(uint256 deadline, bytes[] data)', 1),
  '0x1f0464d1': multicall('multicall(bytes32 previousBlockhash, bytes[] data)', 1),
  '0xe32954eb': multicall('multicallWithNodeCheck(bytes32 node, bytes[] data)', 1),
  '0x252dba42': aggregate('aggregate((address target, bytes callData)[] calls)', 0),
  '0xbce38bd7': aggregate('tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)', 1),
  '0x82ad56cb': aggregate('aggregate3((address target, bool allowFailure, bytes callData)[] calls)', 0),
  '0x174dea71': aggregate(
    'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
    0,
  ),
  '0xb61d27f6': byContract('execute(address target, uint256 value, bytes data)'),
  '0x134008d3': byContract(
    'execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt)',
  ),
  '0x01d5062a': byContract(
    'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
  ),
  '0x8f2a0bb0': listedByContract(
    'scheduleBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt, uint256 delay)',
  ),
  '0xe38335e5': listedByContract(
    'executeBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt)',
  ),
  '0x47e1da2a': listedByContract('executeBatch(address[] targets, uint256[] values, bytes[] datas)'),
  '0x18dfb3c7': listedByContract('executeBatch(address[] targets, bytes[] datas)', false),
  '0x2656227d': listedByContract(
    'execute(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
  ),
  '0x160cbed7': listedByContract(
    'queue(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
  ),
  '0x7d5e81e2': listedByContract(
    'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)',
  ),
  '0x3593564c': router('execute(bytes commands, bytes[] inputs, uint256 deadline)'),
  '0x24856bc3': router('execute(bytes commands, bytes[] inputs)'),
}
