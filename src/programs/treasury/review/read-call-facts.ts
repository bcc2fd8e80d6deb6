import type { Chain, Client, Transport } from 'viem'
import { readCodeAges } from '@/chain/safe/code-ages'
import { readTokenFacts } from '@/chain/tokens/token-facts'
import { type CallFacts, contractsOfRisks, noFacts } from '@/safe/decode/call-facts'
import type { DescribedCall } from '@/safe/decode/described-call'

/** What the chain says of the contracts of a call; a node that does not answer leaves it unknown, which makes risks heavier. */
export async function readCallFacts(
  client: Client<Transport, Chain>,
  call: DescribedCall,
): Promise<CallFacts> {
  const { tokens, unknown } = contractsOfRisks(call)
  const [read, ages] = await Promise.all([
    readTokenFacts(client, tokens).catch(() => noFacts.tokens),
    readCodeAges(client, unknown),
  ])
  return { tokens: read, ages }
}
