import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { errorText, ownError } from '@/domain/errors'
import { readRecipient } from '@/safe/read-address'
import { recipientTexts } from '@/texts/en/wallet/recipient'
import { useTexts } from '@/texts/use-texts'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/** What a typed recipient comes to; the address is the one that is sent to, with its checksum. */
export type Recipient =
  | { kind: 'empty' | 'resolving' }
  | { kind: 'wrong'; text: string }
  | { kind: 'known'; address: Address; name: string | null }

/** ms without a key press before a name is looked up, and for which its address is kept. */
const [pause, freshFor] = [300, 30_000]

/**
 * Reads a recipient on a chain: an address (EIP-55) with or without its chain (EIP-3770), or a name, which is looked up on the
 * chain of the names.
 */
export function useRecipient(text: string, chainId: number): Recipient {
  const texts = useTexts(recipientTexts)
  const wallet = useWallet()
  const { nameChainId, chains } = wallet.settings
  const typed = text.trim()
  const isName = typed.includes('.') && !/\s/.test(typed) && typed.length <= 253
  const hasNames = chains.some((chain) => chain.id === nameChainId && chain.universalResolver !== null)
  const settled = useSettled(typed, pause)
  const { data, error } = useQuery({
    ...nameQuery(wallet, typed, chainId),
    enabled: isName && hasNames && settled === typed,
    staleTime: freshFor,
  })

  if (typed === '') return { kind: 'empty' }
  if (!isName) {
    const read = readRecipient(typed, chainId)
    if (read.startsWith('0x')) return { kind: 'known', address: read as Address, name: null }
    return { kind: 'wrong', text: texts.addressProblems[read as keyof typeof texts.addressProblems] }
  }
  if (!hasNames) return { kind: 'wrong', text: texts.noNames }
  // A name that is none (ENSIP-15) is not asked for again; a node that did not answer is.
  if (error && ownError(error)?.code.startsWith('name-')) return { kind: 'wrong', text: errorText(error) }
  if (error) return { kind: 'wrong', text: texts.nameNotRead(errorText(error)) }
  if (data === undefined) return { kind: 'resolving' }
  return data ? { kind: 'known', address: data, name: typed } : { kind: 'wrong', text: texts.noRecord(typed) }
}

/** The query of a name's address on a chain (ENSIP-11); its answer is null for a name without a record. */
export function nameQuery({ client, settings: { nameChainId } }: Wallet, name: string, chainId: number) {
  return {
    queryKey: ['recipient', nameChainId, chainId, name],
    async queryFn(): Promise<Address | null> {
      const { readEnsAddress } = await import('@/chain/names/ens-address')
      const address = await readEnsAddress(client(nameChainId), name, chainId)
      return address && getAddress(address)
    },
  }
}

/** A text after it stayed the same for a while. @param ms how long */
function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text)

  // Timer, restarted by each key press.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])

  return settled
}
