import type { Chain, Client, Transport } from 'viem'
import { readCodeAges } from '@/chain/safe/code-ages'
import { readCodeHash } from '@/chain/safe/read-code-hash'
import { readTokenFacts } from '@/chain/tokens/token-facts'
import { type CallFacts, contractsOfRisks, noFacts } from '@/safe/decode/call-facts'
import type { DescribedCall } from '@/safe/decode/described-call'

/** Facts of the chain about the contracts of a call; a node that does not answer leaves them unknown, which makes risks heavier. */
export async function readCallFacts(
  client: Client<Transport, Chain>,
  call: DescribedCall,
): Promise<CallFacts> {
  const { tokens, unknown, batches } = contractsOfRisks(call)
  const [read, ages, hashes] = await Promise.all([
    readTokenFacts(client, tokens).catch(() => noFacts.tokens),
    readCodeAges(client, unknown),
    Promise.all(
      batches.map(async (address) => {
        const hash = await readCodeHash(client, address).catch(() => undefined)
        return hash === undefined ? [] : [[address, hash] as const]
      }),
    ),
  ])
  return { tokens: read, ages, codeHashes: new Map(hashes.flat()) }
}
