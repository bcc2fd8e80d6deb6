import { useCallback } from 'react'
import { removeStored } from '@/browser/storage'
import { askInMessageBox } from '@/desktop/message-boxes'
import { useDesktopStore } from '@/desktop/use-desktop'
import { savedWindowsKey } from '@/domain/storage-keys'
import { common } from '@/texts/common'
import { shutDown } from '@/texts/shut-down'

import { loadedWallet } from '@/wallet/boot'

/** The actions of Shut Down. */
export function useShutDown(ownWindow: string) {
  const store = useDesktopStore()

  /** Disconnects the wallet, if one is connected; otherwise none of its code is loaded. */
  const disconnect = useCallback(async () => {
    const wallet = loadedWallet()
    if (!wallet) return
    const { disconnectWallet } = await import('@/wallet/disconnect-wallet')
    await disconnectWallet(wallet.config)
  }, [])

  /** Asks, then closes every other window by its guard and removes the saved windows. @returns whether all are closed */
  const closeAll = useCallback(async () => {
    const answer = await askInMessageBox({
      title: shutDown.restartTitle,
      icon: 'question',
      text: shutDown.restartQuestion,
      buttons: [shutDown.restart, common.cancel],
      cancel: common.cancel,
    })
    if (answer !== shutDown.restart) return false
    for (const id of Object.keys(store.getState().windows))
      if (id !== ownWindow && !(await store.close(id))) return false
    removeStored(savedWindowsKey)
    return true
  }, [store, ownWindow])

  return { disconnect, closeAll }
}
