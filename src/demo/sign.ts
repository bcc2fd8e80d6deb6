import {
  type Address,
  type Hex,
  type TransactionSerializableEIP1559,
  type TransactionSerializableEIP7702,
  validateTypedData,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { demoAccounts } from './accounts'
import { demoKeys } from './keys'
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
  /** That the account runs the code of a contract (EIP-7702). */
  authorization: (account: DemoAccount, request: { chainId: number; address: Address; nonce: number }) =>
    signer(account).signAuthorization(request),
}

function signer(account: DemoAccount) {
  const key = demoKeys[demoAccounts.indexOf(account)]
  if (!key) throw unauthorized()
  return privateKeyToAccount(key)
}

/** @throws {ProviderError} -32602 when types and values do not fit each other */
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
