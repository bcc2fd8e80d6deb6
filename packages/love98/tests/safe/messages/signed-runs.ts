import fc from 'fast-check'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  type Hex,
  hashStruct,
  maxUint160,
  maxUint256,
  parseAbi,
} from 'viem'
import { knownForms } from '@/safe/decode/messages/known-forms'
import { typesOf } from '../decode/typed-data'
import { anyCorruption, type Corruption, corrupt, type RawTypedData, times } from './corrupted-messages'
import { fortune, runners, type SignedWorld, thief } from './signed-world'

export type Step = { to: Address; data: Hex }
export type RequestedUse = { to: Address; requestedAmount: bigint }

/** A message that a site requests, and the steps of `caller` with its signature. */
export type Run = {
  form: string
  /** The contract that accepts signatures of this form, with its type and its domain. */
  contract: Address
  type: string
  domain: Readonly<Record<string, unknown>>
  signer: Address
  message: RawTypedData
  caller: Address
  before: readonly Step[]
  act(signature: Hex): Step
  after: readonly Step[]
  wanted: readonly RequestedUse[]
}

const transferFields =
  '(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce)'
const item = '(address token, uint256 amount)'
const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)'
const ofTransfer = (list: string) => `(${item}${list} permitted, uint256 nonce, uint256 deadline) one`
const wantedFields = (list: string) => `(address to, uint256 requestedAmount)${list} wanted`
const functionOf = (text: string) => parseAbi([`function ${text}` as string]) as Abi

/** The function that accepts a signature of each form. */
const functions: Readonly<Record<string, Abi>> = {
  'erc-2612': functionOf(
    'permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
  ),
  share: functionOf(
    'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  ),
  dai: functionOf(
    'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, bytes signature)',
  ),
  'erc-3009-transfer': functionOf(`transferWithAuthorization(${transferFields} one, bytes signature)`),
  'erc-3009-receive': functionOf(`receiveWithAuthorization(${transferFields} one, bytes signature)`),
  'erc-3009-cancel': functionOf('cancelAuthorization(address authorizer, bytes32 nonce, bytes signature)'),
  comet: functionOf(
    'allowBySig(address owner, address manager, bool isAllowed, uint256 nonce, uint256 expiry, bytes signature)',
  ),
  morpho: functionOf(
    'setAuthorizationWithSig(address authorizer, address authorized, bool isAuthorized, uint256 nonce, uint256 deadline, bytes signature)',
  ),
  'aave-delegation': functionOf(
    'delegationWithSig(address delegator, address delegatee, uint256 value, uint256 deadline, bytes signature)',
  ),
  'permit2-single': functionOf(
    `permit(address owner, (${details} details, address spender, uint256 sigDeadline) one, bytes signature)`,
  ),
  'permit2-batch': functionOf(
    `permit(address owner, (${details}[] details, address spender, uint256 sigDeadline) one, bytes signature)`,
  ),
  ...Object.fromEntries(
    ['', '[]'].flatMap((list) => {
      const name = list === '' ? 'permit2-' : 'permit2-batch-'
      const start = `${ofTransfer(list)}, ${wantedFields(list)}, address owner`
      return [
        [`${name}transfer`, functionOf(`permitTransferFrom(${start}, bytes signature)`)],
        [
          `${name}witness-transfer`,
          functionOf(`permitWitnessTransferFrom(${start}, bytes32 witness, string rest, bytes signature)`),
        ],
      ]
    }),
  ),
}

/** Functions that are read before and after, and those by which a spender uses an allowance. */
const reads = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function isUsed(address owner, bytes32 nonce) view returns (bool)',
  'function isManager(address owner, address manager) view returns (bool)',
  'function borrowAllowance(address owner, address borrower) view returns (uint256)',
])
const tokenAbi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transferFrom(address from, address to, uint256 amount)',
])
const allowancesAbi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
])

const witnessType = 'Order(address maker,uint256 price)'
const witnessRest = `Order order)${witnessType}TokenPermissions(address token,uint256 amount)`
const typeOfForm = (form: string): string => {
  const type = knownForms.find(({ id }) => id === form)?.type
  if (typeof type === 'string') return type
  const isBatch = form.includes('batch')
  return `Permit${isBatch ? 'Batch' : ''}WitnessTransferFrom(TokenPermissions${isBatch ? '[]' : ''} permitted,address spender,uint256 nonce,uint256 deadline,${witnessRest}`
}

const forms = [
  ...[
    'erc-2612',
    'share',
    'dai',
    'erc-3009-transfer',
    'erc-3009-receive',
    'erc-3009-cancel',
    'comet',
    'morpho',
  ],
  ...['aave-delegation', 'permit2-single', 'permit2-batch', 'permit2-transfer', 'permit2-batch-transfer'],
  ...['permit2-witness-transfer', 'permit2-batch-witness-transfer'],
]
const encodedTypes = new Map(forms.map((form) => [form, typeOfForm(form === 'share' ? 'erc-2612' : form)]))

/** The requested share of an allowed amount. */
const shares = ['all', 'one', 'half', 'more', 'fortune'] as const
function shareOf(amount: bigint, how: (typeof shares)[number]): bigint {
  const asked = { all: amount, one: 1n, half: amount / 2n, more: amount + 1n, fortune }[how]
  if (asked < 1n) return 1n
  return asked > maxUint160 ? maxUint160 : asked
}

type Chosen = {
  form: string
  bySafe: boolean
  caller: Address
  peer: Address | null
  amount: bigint
  share: (typeof shares)[number]
  deadline: bigint
  after: bigint
  flag: boolean
  bytes: Hex
  items: readonly { isRight: boolean; amount: bigint; expiration: bigint }[]
  spoil: Corruption
}

/** Messages of rights and transfers, valid and corrupted, with the steps of a relayer. */
export function anySignedRun(world: SignedWorld): fc.Arbitrary<Run> {
  const amount = fc.oneof(
    fc.bigInt(0n, fortune),
    fc.constantFrom(0n, 1n, fortune, fortune + 1n, maxUint160 - 1n, maxUint160, maxUint256 - 1n, maxUint256),
  )
  const deadline = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(4_000_000_000n, maxUint256, 300_000_000_000n) },
    { weight: 1, arbitrary: fc.constantFrom(...times) },
  )
  const { world: contracts, safe, others } = world
  const peers = [...runners, thief, safe, contracts.router, ...others.map(({ address }) => address)]
  return fc
    .record<Chosen>({
      form: fc.constantFrom(...forms),
      bySafe: fc.boolean(),
      caller: fc.constantFrom(...runners),
      peer: fc.oneof(
        { weight: 2, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...peers) },
      ),
      amount,
      share: fc.constantFrom(...shares),
      deadline,
      after: fc.oneof({ weight: 5, arbitrary: fc.nat(1_000).map(BigInt) }, fc.constantFrom(...times)),
      flag: fc.boolean(),
      bytes: fc
        .uint8Array({ minLength: 32, maxLength: 32 })
        .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`),
      items: fc.array(
        fc.record({
          isRight: fc.boolean(),
          amount: amount.map((one) => (one > maxUint160 ? maxUint160 : one)),
          expiration: fc.oneof(fc.constantFrom(0n, 0n, ...times), fc.constant(4_000_000_000n)),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      spoil: anyCorruption,
    })
    .map((chosen) => runOf(world, chosen))
}

function runOf(world: SignedWorld, chosen: Chosen): Run {
  const { form, caller, flag, share } = chosen
  const { token, rights, allowances } = world
  const signer = form === 'share' || !chosen.bySafe ? world.account.address : world.safe
  const isPermit2 = form.startsWith('permit2')
  let contract = ['dai', 'comet', 'morpho', 'aave-delegation'].includes(form) ? rights : token
  if (isPermit2) contract = allowances
  if (form === 'share') contract = world.share
  const type = encodedTypes.get(form) ?? ''
  const peer = chosen.peer ?? caller
  const items = form.includes('batch') ? chosen.items : chosen.items.slice(0, 1)
  const listed = items.map((one) => ({ ...one, token: one.isRight ? rights : token }))
  const list = listed.map(({ token: of, amount, expiration }, index) => ({
    ...{ token: of, amount: String(amount), expiration: String(expiration) },
    nonce: String(listed.slice(0, index).filter((other) => other.token === of).length),
  }))
  const permissions = list.map(({ token: of, amount }) => ({ token: of, amount }))
  const [value, deadline] = [String(chosen.amount), String(chosen.deadline)]
  const isBatch = form.includes('batch')
  const values: Record<string, unknown> = {
    ...{ owner: signer, holder: signer, from: signer, authorizer: signer },
    ...{ spender: peer, to: peer, manager: peer, authorized: peer, delegatee: peer },
    ...{
      isAllowed: flag,
      isAuthorized: flag,
      allowed: flag,
      value,
      deadline,
      expiry: deadline,
      sigDeadline: deadline,
    },
    ...{ validAfter: String(chosen.after), validBefore: deadline },
    nonce: form.startsWith('erc-3009') ? chosen.bytes : isPermit2 ? String(BigInt(chosen.bytes) >> 8n) : '0',
    details: isBatch ? list : list[0],
    permitted: isBatch ? permissions : permissions[0],
    order: { maker: thief, price: value },
  }
  const types = typesOf(type)
  const primaryType = type.slice(0, type.indexOf('('))
  const names = (types[primaryType] ?? []).map(({ name }) => name)
  const named = { name: 'Signed', version: '1', chainId: 31_337, verifyingContract: contract }
  let domain: Record<string, unknown> = named
  if (isPermit2) domain = { name: 'Permit2', chainId: 31_337, verifyingContract: contract }
  if (contract === rights) domain = { ...named, name: 'Rights' }
  if (form === 'morpho') domain = { chainId: 31_337, verifyingContract: contract }
  if (form === 'share') domain = { ...named, name: 'Uniswap V2' }
  const honest: RawTypedData = {
    ...{ types, primaryType, domain },
    message: Object.fromEntries(names.map((name) => [name, values[name]])),
  }
  const message = corrupt(honest, chosen.spoil)
  const wanted = permissions.map(({ amount }) => ({
    to: thief,
    requestedAmount: shareOf(BigInt(amount), share),
  }))
  const witness = hashStruct({
    data: values.order as Record<string, unknown>,
    primaryType: 'Order',
    types: typesOf(witnessType),
  })

  const argumentsOf = ({ message: v }: RawTypedData, signature: Hex): readonly unknown[] => {
    const isWitness = form.includes('witness')
    switch (form) {
      case 'erc-2612':
        return [v.owner, v.spender, v.value, v.deadline, signature]
      case 'share':
        return [
          v.owner,
          v.spender,
          v.value,
          v.deadline,
          `0x${signature.slice(130)}`,
          signature.slice(0, 66),
          `0x${signature.slice(66, 130)}`,
        ]
      case 'dai':
        return [v.holder, v.spender, v.nonce, v.expiry, v.allowed, signature]
      case 'erc-3009-transfer':
      case 'erc-3009-receive':
        return [v, signature]
      case 'erc-3009-cancel':
        return [v.authorizer, v.nonce, signature]
      case 'comet':
        return [v.owner, v.manager, v.isAllowed, v.nonce, v.expiry, signature]
      case 'morpho':
        return [v.authorizer, v.authorized, v.isAuthorized, v.nonce, v.deadline, signature]
      case 'aave-delegation':
        return [signer, v.delegatee, v.value, v.deadline, signature]
      case 'permit2-single':
      case 'permit2-batch':
        return [signer, v, signature]
      default:
        return [
          v,
          isBatch ? wanted : wanted[0],
          signer,
          ...(isWitness ? [witness, witnessRest] : []),
          signature,
        ]
    }
  }
  const call = (to: Address, abi: Abi, functionName: string, args: readonly unknown[]): Step => ({
    to,
    data: encodeFunctionData({ abi, functionName, args }),
  })
  const act = (signature: Hex): Step => {
    const abi = functions[form] ?? []
    const [{ name }] = abi as unknown as [{ name: string }]
    try {
      return call(contract, abi, name, argumentsOf(message, signature))
    } catch {
      // Values that the function does not accept: a relayer can only use others.
      return call(contract, abi, name, argumentsOf(honest, signature))
    }
  }

  const { before, after } = surroundings()
  function surroundings(): Pick<Run, 'before' | 'after'> {
    const balance = (of: Address, owner: Address) => call(of, reads, 'balanceOf', [owner])
    const last = list.at(-1)
    switch (form) {
      case 'erc-2612':
      case 'share':
      case 'dai': {
        const amount = shareOf(form === 'dai' ? fortune : chosen.amount, share)
        return {
          before: [balance(contract, signer)],
          after: [
            call(contract, tokenAbi, 'transferFrom', [signer, thief, amount]),
            call(contract, tokenAbi, 'allowance', [signer, peer]),
          ],
        }
      }
      case 'permit2-single':
      case 'permit2-batch': {
        const of = last?.token ?? token
        const amount = shareOf(BigInt(last?.amount ?? 0), share)
        return {
          before: [balance(of, signer)],
          after: [
            call(contract, allowancesAbi, 'transferFrom', [signer, thief, amount, of]),
            call(contract, allowancesAbi, 'allowance', [signer, of, peer]),
          ],
        }
      }
      case 'erc-3009-transfer':
      case 'erc-3009-receive': {
        // A corrupted message may name another recipient.
        const to = message.message.to as Address
        return { before: [balance(contract, signer), balance(contract, to)], after: [balance(contract, to)] }
      }
      case 'erc-3009-cancel':
        return { before: [], after: [call(contract, reads, 'isUsed', [signer, chosen.bytes])] }
      case 'comet':
      case 'morpho':
        return { before: [], after: [call(contract, reads, 'isManager', [signer, peer])] }
      case 'aave-delegation':
        return { before: [], after: [call(contract, reads, 'borrowAllowance', [signer, peer])] }
      default:
        return {
          before: [balance(token, signer), balance(rights, signer)],
          after: [balance(token, thief), balance(rights, thief)],
        }
    }
  }
  const asked = before.length > 0 && isAllowance(form) ? usedAmount(after[0]) : 0n
  return {
    ...{ form, contract, type, domain, signer, message, caller, before, act, after },
    wanted: isAllowance(form) ? [{ to: thief, requestedAmount: asked }] : wanted,
  }
}

export const isAllowance = (form: string) =>
  ['erc-2612', 'share', 'dai', 'permit2-single', 'permit2-batch'].includes(form)

function usedAmount(step: Step | undefined): bigint {
  return BigInt(`0x${step?.data.slice(10 + 128, 10 + 192)}`)
}
