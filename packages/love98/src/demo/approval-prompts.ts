import { type MessageBox, showMessageBox } from '@/desktop/message-boxes'
import type { Address } from '@/domain/address'
import { demoWallet } from '@/texts/demo-wallet'

import { demoAccounts } from './accounts'
import { pending, rejected } from './provider-error'

type Facts = NonNullable<MessageBox['facts']>

const { title, approve, refuse } = demoWallet

let isOpen = false

/**
 * Prompts for the account that this page may see.
 * @throws {ProviderError} 4001 rejected, -32002 another prompt is open
 */
export async function requestAccount(): Promise<Address> {
  const names = demoAccounts.map((_, index) => demoWallet.account(index + 1))
  const answer = await showPrompt({
    text: demoWallet.connect(window.location.host),
    buttons: [...names, refuse],
    facts: demoAccounts.map((address, index) => [demoWallet.account(index + 1), address] as const),
  })
  const account = demoAccounts[names.indexOf(answer ?? refuse)]
  if (!account) throw rejected()
  return account
}

/** Prompts for an approval. @throws {ProviderError} 4001 rejected, -32002 another prompt is open */
export async function requestApproval(text: string, facts: Facts, icon: MessageBox['icon'] = 'question') {
  if ((await showPrompt({ text, facts, icon, buttons: [approve, refuse] })) !== approve) throw rejected()
}

/** One prompt at a time, as wallets do (docs/decisions/0033). */
async function showPrompt(box: Pick<MessageBox, 'text' | 'buttons' | 'facts'> & Partial<MessageBox>) {
  if (isOpen) throw pending()
  isOpen = true
  try {
    return await showMessageBox({ title, icon: 'question', cancel: refuse, ...box })
  } finally {
    isOpen = false
  }
}
