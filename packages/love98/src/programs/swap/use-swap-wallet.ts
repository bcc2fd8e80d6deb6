import { useEffect, useMemo, useState } from 'react'
import { isRouterOf } from '@/chain/swap/read-router'
import { settingsOfPair } from '@/domain/community/chain-settings'
import type { Settings } from '@/domain/community/deployment-settings'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/** `unknown` means that the node did not answer. */
export type RouterVerdict = 'right' | 'wrong' | 'unknown'

type Asker = Pick<Wallet, 'client'> & { readonly settings: Pick<Settings, 'exchange'> }

/**
 * Returns the verdict on the router of a static site, whose settings no server has checked
 * (`src/server/exchange/router-check.ts`). The answer of a contract does not change, so it is read once for each visit;
 * the next call asks again after `unknown`.
 * @param asker the settings on one chain
 */
export async function routerVerdict({ client, settings: { exchange } }: Asker): Promise<RouterVerdict> {
  const { router, chainId } = exchange
  if (router === null) return 'wrong'
  const key = [chainId, router, exchange.factory, exchange.wrappedNative].join(' ')
  const answer = answers.get(key) ?? isRouterOf(client(chainId), router, exchange)
  answers.set(key, answer)
  try {
    return (await answer) ? 'right' : 'wrong'
  } catch {
    answers.delete(key)
    return 'unknown'
  }
}

const answers = new Map<string, Promise<boolean>>()

function useCheckedRouter(pairName: string): Settings {
  const { client, settings: all } = useWallet()
  const settings = settingsOfPair(all, pairName)
  const [isWrong, setIsWrong] = useState(false)

  // The node.
  useEffect(() => {
    let isCurrent = true
    void routerVerdict({ client, settings }).then((verdict) => {
      if (isCurrent) setIsWrong(verdict === 'wrong')
    })
    return () => {
      isCurrent = false
    }
  }, [client, settings])
  return useMemo(() => (isWrong ? withoutRouter(settings) : settings), [isWrong, settings])
}

function withoutRouter(settings: Settings): Settings {
  return { ...settings, exchange: { ...settings.exchange, router: null } }
}

function useSettingsOfPair(pairName: string): Settings {
  return settingsOfPair(useWallet().settings, pairName)
}

/** Returns the settings on the chain of a pair, without a router that is not the router of the exchange. */
export const useSwapSettings: (pairName: string) => Settings =
  // The variable itself, so that a build with a server does not contain the check.
  // biome-ignore lint/style/noProcessEnv: replaced by the builder
  process.env.LOVE98_TARGET === 'static' ? useCheckedRouter : useSettingsOfPair
