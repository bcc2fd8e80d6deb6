import { type Address, encodeFunctionData, erc20Abi, parseEther, zeroAddress } from 'viem'
import { developmentAccount } from '../development-accounts.ts'
import { amountWorth, inventedTokens } from '../market.ts'
import { type DemoDeployment, tokensOfMainChain } from '../seed.ts'
import type { Ledger, Message, Proposal } from './ledger.ts'
import { type SafeTransaction, safeAbi, safeTransactionHash } from './safe-contract.ts'
import { messageHashOf } from './submit.ts'

/**
 * Adds the pending items of the demo's Safe: payments, two of which have the same nonce, a new owner, and messages. The
 * development accounts that own the Safe sign them.
 * @param nonce of the Safe
 */
export async function addFixtures(ledger: Ledger, deployment: DemoDeployment, nonce: number) {
  const { tokens, chains } = deployment
  const [first, second, third] = [0, 1, 2].map(developmentAccount)
  const chainId = chains[0]?.id
  if (!first || !second || !third || !chainId) return
  const [symbol = ''] = inventedTokens(Object.fromEntries(tokensOfMainChain(deployment)))
  const token = tokens[symbol]
  const start = Date.now()
  // Everything is read and signed before anything is stored, so that a failed call of the node leaves nothing behind.
  const proposals: Proposal[] = []
  const prepared: Message[] = []
  const propose = async (
    call: Partial<SafeTransaction> & { to: Address; nonce: number },
    signer: typeof first,
    note: string | null,
    minutesAgo: number,
  ) => {
    const free = {
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
    }
    const transaction = {
      value: '0',
      data: '0x' as const,
      operation: 0 as const,
      ...free,
      ...call,
    }
    const safeTxHash = await safeTransactionHash(ledger.url, ledger.safe, transaction)
    const at = start - minutesAgo * 60_000
    const signature = await signer.sign({ hash: safeTxHash })
    const confirmations = [{ owner: signer.address, signature, at }]
    proposals.push({
      ...transaction,
      safeTxHash,
      proposer: signer.address,
      confirmations,
      note,
      submittedAt: at,
      executed: null,
    })
  }
  if (token) {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [third.address, amountWorth(symbol, token.decimals, 500, tokens)],
    })
    await propose({ to: token.address, data, nonce }, first, 'For the letters of this month', 190)
  }
  const ether = { value: String(parseEther('1.5')), nonce: nonce + 1 }
  await propose({ to: third.address, ...ether }, second, 'A server for a year', 150)
  await propose({ to: ledger.safe, nonce: nonce + 1 }, first, null, 140)
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'addOwnerWithThreshold',
    args: [third.address, 2n],
  })
  await propose({ to: ledger.safe, data, nonce: nonce + 2 }, second, 'A third key', 90)

  const messages = [
    {
      text: 'We, the keepers of the treasury, use this desktop.',
      signers: [first, second],
      minutesAgo: 600,
    },
    { text: 'The treasury agrees to the terms of this desktop.', signers: [first], minutesAgo: 60 },
  ]
  for (const { text, signers, minutesAgo } of messages) {
    const messageHash = messageHashOf(ledger, chainId, text)
    const at = start - minutesAgo * 60_000
    const confirmations = await Promise.all(
      signers.map(async (account) => ({
        owner: account.address,
        signature: await account.sign({ hash: messageHash }),
        at,
      })),
    )
    prepared.push({
      messageHash,
      message: text,
      createdAt: at,
      confirmations,
      proposedBy: first.address,
      name: 'Desktop 98',
    })
  }
  for (const proposal of proposals) ledger.propose(proposal)
  ledger.messages.push(...prepared)
}
