import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import { nameChainOf } from '@/domain/community/name-chain'
import { asAppError, errorMessage } from '@/domain/errors'
import { readRecipient } from '@/safe/read-address'
import { recipient } from '@/texts/recipient'

import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/** The result of a typed recipient. The address is the destination of the transfer, with its checksum. */
export type Recipient =
  /** `text`: what to enter. */
  | { kind: 'empty'; text: string }
  | { kind: 'resolving' }
  | { kind: 'wrong'; text: string }
  | { kind: 'known'; address: Address; name: string | null }

/** The pause without a key press before a name is looked up, and the time for which its address is cached, ms. */
const [pause, freshFor] = [300, 30_000]

/**
 * Reads a recipient on a chain: an address (EIP-55) with or without its chain (EIP-3770), or a name, which is looked up
 * on the name chain.
 */
export function useRecipient(text: string, chainId: number): Recipient {
  const wallet = useWallet()
  const typed = text.trim()
  const isName = typed.includes('.') && !/\s/.test(typed) && typed.length <= 253
  const hasNames = nameChainOf(wallet.settings) !== null
  const settled = useSettled(typed, pause)
  const { data, error } = useQuery({
    ...nameQuery(wallet, typed, chainId),
    enabled: isName && hasNames && settled === typed,
    staleTime: freshFor,
  })

  if (typed === '') return { kind: 'empty', text: notAnAddress(hasNames) }
  if (!isName) {
    const read = readRecipient(typed, chainId)
    if (read.startsWith('0x')) return { kind: 'known', address: read as Address, name: null }
    if (read === 'not-an-address') return { kind: 'wrong', text: notAnAddress(hasNames) }
    return { kind: 'wrong', text: recipient.addressProblems[read as keyof typeof recipient.addressProblems] }
  }
  if (!hasNames) return { kind: 'wrong', text: recipient.noNames }
  // An invalid name (ENSIP-15) is not looked up again. A failed request is repeated.
  if (error && asAppError(error)?.code.startsWith('name-'))
    return { kind: 'wrong', text: errorMessage(error) }
  if (error) return { kind: 'wrong', text: recipient.nameNotRead(errorMessage(error)) }
  if (data === undefined) return { kind: 'resolving' }
  return data
    ? { kind: 'known', address: data, name: typed }
    : { kind: 'wrong', text: recipient.noRecord(typed) }
}

/** Returns what to enter. @param hasNames false where names are not looked up */
function notAnAddress(hasNames: boolean): string {
  return hasNames ? recipient.addressProblems['not-an-address'] : recipient.addressOnly
}

/**
 * Returns the query for the address of a name on a chain (ENSIP-11). The result is null for a name without a record.
 */
export function nameQuery({ client, settings }: Wallet, name: string, chainId: number) {
  const nameChain = nameChainOf(settings)
  return {
    queryKey: ['recipient', nameChain, chainId, name],
    async queryFn(): Promise<Address | null> {
      if (nameChain === null) return null
      const { readEnsAddress } = await import('@/chain/names/ens-address')
      const address = await readEnsAddress(client(nameChain), name, chainId)
      return address && getAddress(address)
    },
  }
}

/**
 * Returns a text after it has stayed unchanged for a time.
 * @param ms the time
 */
function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])

  return settled
}
