import { isSameAddress } from '@/domain/address'
import { demoAccounts } from './accounts'
import type { DemoWallet } from './demo-wallet'
import { unauthorized } from './provider-error'

/** Returns the account that this page may use. @throws {ProviderError} 4100 if the page names another one */
export function permittedAccount(wallet: DemoWallet, asked: unknown): (typeof demoAccounts)[number] {
  const { account } = wallet.memory()
  const own = demoAccounts.find((address) => address === account)
  if (!own || typeof asked !== 'string' || !isSameAddress(asked, own)) throw unauthorized()
  return own
}
