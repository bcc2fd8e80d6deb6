import {
  type TransactionSerializableEIP1559,
  type TransactionSerializableEIP7702,
  validateTypedData,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { demoAccounts } from './accounts'
import { invalid, unauthorized } from './provider-error'

type DemoAccount = (typeof demoAccounts)[number]
type TypedData = Parameters<ReturnType<typeof privateKeyToAccount>['signTypedData']>[0]

/** Signs with the development keys. Imported after the visitor approved the first signature. */
export const sign = {
  message: (account: DemoAccount, message: Hex) => signer(account).signMessage({ message: { raw: message } }),
  typedData: (account: DemoAccount, data: Record<string, unknown>) =>
    signer(account).signTypedData(checked(data)),
  transaction: (
    account: DemoAccount,
    transaction: TransactionSerializableEIP1559 | TransactionSerializableEIP7702,
  ) => signer(account).signTransaction(transaction),
  /** Authorizes the code of a contract for the account (EIP-7702). */
  authorization: (account: DemoAccount, request: { chainId: number; address: Address; nonce: number }) =>
    signer(account).signAuthorization(request),
}

function signer(account: DemoAccount) {
  const key = demoKeys[demoAccounts.indexOf(account)]
  if (!key) throw unauthorized()
  return privateKeyToAccount(key)
}

/** @throws {ProviderError} -32602 if types and values do not match */
function checked(data: Record<string, unknown>): TypedData {
  // The cast is checked by `validateTypedData`.
  const typed = data as unknown as TypedData
  try {
    validateTypedData(typed as Parameters<typeof validateTypedData>[0])
    return typed
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : 'typed data')
  }
}

/**
 * Keys of the accounts in `accounts.ts`, in the same order. They derive from the mnemonic of Anvil and
 * Hardhat ("test test … junk") and are public: never send anything of value to them.
 */
export const demoKeys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
] as const satisfies readonly Hex[]
