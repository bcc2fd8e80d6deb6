import { isSameAddress } from '@/domain/address'
import { demoAccounts } from './accounts'
import type { DemoWallet } from './demo-wallet'
import { unauthorized } from './provider-error'

/** The account that this page may use. @throws {ProviderError} 4100 when the page has no permission for the one it names */
export function permittedAccount(wallet: DemoWallet, asked: unknown): (typeof demoAccounts)[number] {
  const { account } = wallet.memory()
  const own = demoAccounts.find((address) => address === account)
  if (!own || typeof asked !== 'string' || !isSameAddress(asked, own)) throw unauthorized()
  return own
}
