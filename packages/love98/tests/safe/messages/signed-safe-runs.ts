import fc from 'fast-check'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { knownForms } from '@/safe/decode/messages/known-forms'
import { anyTracedCall } from '../decode/arbitrary-traced-calls'
import { at } from '../decode/encode'
import { typesOf } from '../decode/typed-data'
import { anyCorruption, corrupt, type RawTypedData } from './corrupted-messages'
import { type SignedWorld, thief } from './signed-world'

/** A message of a Safe that the signer owns, and the steps of a relayer with its signature. */
export type SafeRun = {
  form: 'safe-transaction' | 'safe-message'
  /** The Safe, and its next nonce. */
  contract: Address
  nonce: bigint
  type: string
  domain: Readonly<Record<string, unknown>>
  message: RawTypedData
  act(signature: Hex): { to: Address; data: Hex }
}

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const typeOf = (form: string) => String(knownForms.find(({ id }) => id === form)?.type)
const types = { 'safe-transaction': typeOf('safe-transaction'), 'safe-message': typeOf('safe-message') }

/**
 * Transactions and messages of Safes, valid and corrupted, with refunds and with calls that their Safes accept or
 * refuse.
 */
export function anySafeRun(world: SignedWorld): fc.Arbitrary<SafeRun> {
  return fc.oneof(...world.others.map((one) => runsOf(world, one)))
}

function runsOf(
  world: SignedWorld,
  { address: safe, nonce }: SignedWorld['others'][number],
): fc.Arbitrary<SafeRun> {
  const domain = { chainId: 31_337, verifyingContract: safe }
  const token = world.world.tokens[0] ?? thief
  const refund = fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.record({
        baseGas: fc.constantFrom('0', '1', '50000'),
        gasPrice: fc.constantFrom('0', '1', '1', '1000000000'),
        gasToken: fc.constantFrom(at('0'), token, world.token),
        refundReceiver: fc.constantFrom(at('0'), thief, safe),
      }),
    },
  )
  const built = (form: SafeRun['form'], message: RawTypedData, act: SafeRun['act']): SafeRun => ({
    ...{ form, contract: safe, nonce, type: types[form], domain, message, act },
  })
  const transaction = fc
    .record({
      call: anyTracedCall(safe, world.owner.address, world.world),
      refund,
      gas: fc.oneof({ weight: 8, arbitrary: fc.constant('0') }, fc.constantFrom('300000', String(2n ** 40n))),
      operation: fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, fc.constantFrom('0', '1', '2')),
      step: fc.oneof({ weight: 9, arbitrary: fc.constant(0n) }, fc.constantFrom(1n, -1n)),
      spoil: anyCorruption,
    })
    .map(({ call, refund: money, gas, operation, step, spoil }) => {
      const content = {
        ...{
          to: call.to,
          value: String(call.value),
          data: call.data,
          operation: operation ?? String(call.operation),
        },
        ...{
          safeTxGas: gas,
          baseGas: '0',
          gasPrice: '0',
          gasToken: at('0'),
          refundReceiver: at('0'),
          ...money,
        },
        nonce: String(nonce + step),
      }
      const honest = {
        types: typesOf(types['safe-transaction']),
        primaryType: 'SafeTx',
        domain,
        message: content,
      }
      const message = corrupt(honest, spoil)
      const dataOf = ({ message: v }: RawTypedData, signature: Hex) => {
        const names = [
          'to',
          'value',
          'data',
          'operation',
          'safeTxGas',
          'baseGas',
          'gasPrice',
          'gasToken',
          'refundReceiver',
        ]
        const args = [...names.map((name) => v[name]), signature] as never
        return encodeFunctionData({ abi, functionName: 'execTransaction', args })
      }
      return built('safe-transaction', message, (signature) => {
        try {
          return { to: safe, data: dataOf(message, signature) }
        } catch {
          return { to: safe, data: dataOf(honest, signature) }
        }
      })
    })
  const content = fc
    .record({
      bytes: fc.oneof(
        { weight: 5, arbitrary: fc.uint8Array({ minLength: 32, maxLength: 32 }) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
      ),
      spoil: anyCorruption,
    })
    .map(({ bytes, spoil }) => {
      const data: Hex = `0x${Buffer.from(bytes).toString('hex')}`
      const honest = {
        types: typesOf(types['safe-message']),
        primaryType: 'SafeMessage',
        domain,
        message: { message: data },
      }
      const hash: Hex = `0x${data.slice(2).padEnd(64, '0').slice(0, 64)}`
      return built('safe-message', corrupt(honest, spoil), (signature) => ({
        to: safe,
        data: encodeFunctionData({ abi, functionName: 'isValidSignature', args: [hash, signature] }),
      }))
    })
  return fc.oneof({ weight: 7, arbitrary: transaction }, { weight: 1, arbitrary: content })
}

/** The account that submits signatures; it can receive refunds. */
export const relayer = at('4')
