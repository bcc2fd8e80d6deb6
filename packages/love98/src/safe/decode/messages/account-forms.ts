import type { SafeTransaction } from '../../safe-transaction'
import { describeTransaction } from '../describe-transaction'
import { accountFunctions, callsIn, connectorFunctions } from './account-functions'
import type { FormValues, MessageForm } from './message-form'
import type { MessageMeaning } from './message-meaning'

function safeTransaction({
  contract,
  chainId,
  values,
  at,
  number,
  bytes,
}: FormValues): MessageMeaning | null {
  const operation = values.operation
  if (operation !== 0n && operation !== 1n) return null
  const transaction: SafeTransaction = {
    to: at('to'),
    value: number('value'),
    data: bytes('data'),
    operation: operation === 1n ? 1 : 0,
    safeTxGas: number('safeTxGas'),
    baseGas: number('baseGas'),
    gasPrice: number('gasPrice'),
    gasToken: at('gasToken'),
    refundReceiver: at('refundReceiver'),
    nonce: number('nonce'),
  }
  const { call, risks } = describeTransaction({ chainId: chainId ?? 0, address: contract }, transaction)
  return { kind: 'safe-transaction', safe: contract, transaction, call, risks }
}

function userOperation(account: string) {
  return ({ contract, at, bytes }: FormValues): MessageMeaning => {
    const data = bytes('callData')
    const calls = callsIn(data, at(account), accountFunctions)
    return { kind: 'account-calls', account: at(account), contract, calls, data }
  }
}

function connectorPermit({ contract, at, bytes }: FormValues): MessageMeaning {
  const data = bytes('data')
  const calls = callsIn(data, at('signer'), connectorFunctions)
  return { kind: 'account-calls', account: at('signer'), contract, calls, data }
}

function code(name: string) {
  return ({ at, number }: FormValues): MessageMeaning => ({
    kind: 'code',
    code: at(name),
    chainId: number('chainId'),
    nonce: number('nonce'),
  })
}

const safeSource = 'https://github.com/safe-global/safe-smart-account/blob/v1.4.1/contracts'
const moduleSource =
  'https://github.com/safe-global/safe-modules/blob/main/modules/4337/contracts/Safe4337Module.sol'
const eip7702 = 'https://eips.ethereum.org/EIPS/eip-7702'

/** Actions of accounts: of another Safe, of a smart account, of this Safe through another contract. */
export const accountForms: readonly MessageForm[] = [
  {
    id: 'safe-transaction',
    type: 'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
    domain: 'safe',
    read: safeTransaction,
    source: `${safeSource}/Safe.sol`,
  },
  {
    id: 'safe-message',
    type: 'SafeMessage(bytes message)',
    domain: 'safe',
    read: ({ contract, bytes }) => ({ kind: 'blind', content: 'message', contract, data: bytes('message') }),
    source: `${safeSource}/handler/CompatibilityFallbackHandler.sol`,
  },
  {
    id: 'safe-operation-v0.2',
    type: 'SafeOp(address safe,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint)',
    domain: 'safe',
    read: userOperation('safe'),
    source: moduleSource,
  },
  {
    id: 'safe-operation-v0.3',
    type: 'SafeOp(address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint)',
    domain: 'safe',
    read: userOperation('safe'),
    source: moduleSource,
  },
  {
    id: 'user-operation',
    type: 'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
    domain: 'entry-point',
    read: userOperation('sender'),
    source: 'https://eips.ethereum.org/EIPS/eip-4337',
  },
  {
    id: 'euler-evc',
    type: 'Permit(address signer,address sender,uint256 nonceNamespace,uint256 nonce,uint256 deadline,uint256 value,bytes data)',
    domain: 'contract',
    read: connectorPermit,
    source:
      'https://github.com/euler-xyz/ethereum-vault-connector/blob/master/src/EthereumVaultConnector.sol',
  },
  {
    id: 'eip-7702',
    type: 'Authorization(uint256 chainId,address address,uint256 nonce)',
    domain: 'any',
    read: code('address'),
    source: eip7702,
  },
  {
    id: 'eip-7702-contract',
    type: 'Authorization(uint256 chainId,address contractAddress,uint256 nonce)',
    domain: 'any',
    read: code('contractAddress'),
    source: eip7702,
  },
]
