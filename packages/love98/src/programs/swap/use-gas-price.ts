import { useEffect, useState } from 'react'
import { useWallet } from '@/wallet/use-wallet'

/** The time between two readings, ms. The price decides between routes only. */
const interval = 60_000

/**
 * Reads the price of a unit of gas on a chain, wei, each minute.
 * @param isNeeded false to read nothing
 * @returns null while it is not known
 */
export function useGasPrice(chainId: number | null, isNeeded: boolean): bigint | null {
  const wallet = useWallet()
  const [price, setPrice] = useState<{ readonly chainId: number; readonly value: bigint } | null>(null)

  // The node.
  useEffect(() => {
    if (!isNeeded || chainId === null) return
    let isCurrent = true
    const read = async () => {
      try {
        const { readGasPrices } = await import('@/chain/network-fee')
        const prices = await readGasPrices(wallet.client(chainId))
        if (isCurrent && prices) setPrice({ chainId, value: prices.baseFee + prices.tip })
      } catch {
        // Without a price the largest output decides.
      }
    }
    void read()
    const timer = setInterval(read, interval)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [wallet, chainId, isNeeded])

  return price?.chainId === chainId ? price.value : null
}
