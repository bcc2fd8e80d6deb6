import { askInMessageBox, type MessageBox } from '@/desktop/message-boxes'
import type { Address } from '@/domain/address'
import { demoAccountName, demoAccounts } from './accounts'
import { pending, rejected } from './provider-error'

type Facts = NonNullable<MessageBox['facts']>

const title = 'Demo Wallet'
const approve = 'Approve'
const refuse = 'Refuse'

let isOpen = false

/** Prompts for the account that this page may see. @throws {ProviderError} 4001 rejected, -32002 another prompt is open */
export async function requestAccount(): Promise<Address> {
  const names = demoAccounts.map((_, index) => demoAccountName(index))
  const answer = await showPrompt({
    text: `This page (${window.location.host}) asks to connect. It will see the account you choose, and cannot move anything without asking again. Choose an account, or refuse.`,
    buttons: [...names, refuse],
    facts: demoAccounts.map((address, index) => [demoAccountName(index), address] as const),
  })
  const account = demoAccounts[names.indexOf(answer ?? refuse)]
  if (!account) throw rejected()
  return account
}

/** Prompts for an approval. @throws {ProviderError} 4001 rejected, -32002 another prompt is open */
export async function requestApproval(text: string, facts: Facts, icon: MessageBox['icon'] = 'question') {
  if ((await showPrompt({ text, facts, icon, buttons: [approve, refuse] })) !== approve) throw rejected()
}

/** One prompt at a time, as wallets do (0042). */
async function showPrompt(box: Pick<MessageBox, 'text' | 'buttons' | 'facts'> & Partial<MessageBox>) {
  if (isOpen) throw pending()
  isOpen = true
  try {
    return await askInMessageBox({ title, icon: 'question', cancel: refuse, ...box })
  } finally {
    isOpen = false
  }
}
