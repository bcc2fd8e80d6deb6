'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { useCommunity } from '@/desktop/use-community'
import { errorText } from '@/domain/errors'
import { swapTexts } from '@/texts/en/programs/swap'
import { useTexts } from '@/texts/use-texts'
import { loadWallet, walletBoot } from '@/wallet/boot'
import type { ProgramProps } from '../program-props'
import { PairTable } from './pair-table'
import styles from './swap.module.css'

const LivePairs = lazy(async () => ({ default: (await import('./live-pairs')).LivePairs }))

/** Swap Pairs `[S2.13]`: the list is rendered at once; prices follow when the chain can be read. */
export default function SwapWindow({ windowId }: ProgramProps) {
  const texts = useTexts(swapTexts)
  const { pairs, links } = useCommunity()
  const phase = useStore(walletBoot, (boot) => boot.phase)
  const error = useStore(walletBoot, (boot) => boot.error)

  // Loads the wallet's code and the settings.
  useEffect(() => {
    load()
  }, [])

  const waiting = (
    <>
      <PairTable
        pairs={pairs}
        site={links.swap}
        tokens={{}}
        price={() => (phase === 'failed' ? texts.notLoaded : '…')}
      />
      <div className="status-bar" role="status">
        <span>{phase === 'failed' ? errorText(error) : texts.readingChain}</span>
        {phase === 'failed' && (
          <button type="button" className={styles.retry} onClick={load}>
            {texts.retry}
          </button>
        )}
      </div>
    </>
  )
  return (
    <div className={styles.swap}>
      {phase === 'ready' ? (
        <Suspense fallback={waiting}>
          <LivePairs windowId={windowId} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

/** The failure is in the boot store, which this window reads. */
function load(): void {
  loadWallet().catch(() => undefined)
}
