import { requestAccount } from './approval-prompts'
import type { DemoWallet } from './demo-wallet'

/** Asks which account the page may see, every time: a person may choose another one. */
export async function connect(wallet: DemoWallet): Promise<void> {
  wallet.change({ account: await requestAccount() })
}

/** What the page may see, in the form of EIP-2255. */
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

/** Takes the permission back (MIP-2). */
export function revoke(wallet: DemoWallet): null {
  wallet.change({ account: null })
  return null
}
