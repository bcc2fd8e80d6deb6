import { requestAccount } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'

/** Prompts for an account, also when one is permitted already: the visitor may choose another one. */
export async function connect(wallet: DemoWallet): Promise<void> {
  wallet.change({ account: await requestAccount() })
}

/** The page's permissions (EIP-2255). */
export function permissions(wallet: DemoWallet): readonly unknown[] {
  const { account } = wallet.memory()
  return account
    ? [
        {
          parentCapability: 'eth_accounts',
          invoker: window.location.origin,
          caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
        },
      ]
    : []
}

/** `wallet_revokePermissions` (MIP-2). */
export function revoke(wallet: DemoWallet): null {
  wallet.change({ account: null })
  return null
}
