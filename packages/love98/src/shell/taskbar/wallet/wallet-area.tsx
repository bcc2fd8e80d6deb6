import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadChunk } from '@/browser/load-chunk'
import { showMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { errorMessage } from '@/domain/errors'
import { errorDetails } from '@/domain/thrown'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { common } from '@/texts/common'
import { walletArea } from '@/texts/wallet-area'

import { Icon } from '@/ui/icon'
import {
  dialogIntent,
  loadWallet,
  requestDialog,
  shouldLoadImmediately,
  verifyLater,
  walletBoot,
} from '@/wallet/boot'
import { WindowErrorBoundary } from '../../windows/window-error-boundary'
import styles from './wallet-area.module.css'

/** The time that a stored connection may take before the button is enabled again, ms. */
const reconnectLimit = 3_000

/** The area of the wallet in the taskbar `[S2.9]`. It is drawn before the wallet code is loaded. */
export function WalletArea() {
  const isConnected = useStore(walletBoot, ({ connection }) => connection === 'connected')
  const isAsked = useStore(dialogIntent, ({ asked }) => asked !== null)
  const isReady = useStore(walletBoot, ({ phase }) => phase === 'ready')
  const Status = useLazyPart(isConnected, loadStatus)
  const Dialogs = useLazyPart(isReady && (isAsked || isConnected), loadDialogs)
  const [isFramed, setIsFramed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // True after a failed dialog was closed, until the visitor opens another one.
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed && isAsked) setIsClosed(false)
  const Safe = useLazyPart(isReady && isFramed, loadSafe)
  const store = useDesktopStore()
  const send = useCommunity().programs.includes('send') ? findProgram('send') : null
  const onSend = send && (() => store.dispatch({ type: 'opened', request: windowRequest(send) }))

  useEffect(() => {
    if (shouldLoadImmediately()) loadWallet().catch(() => undefined)
    setIsFramed(window.parent !== window)
  }, [])

  return (
    <div className={styles.area} data-wallet-area>
      {Safe && <Safe />}
      {isConnected && Status ? <Status /> : <ConnectButton />}
      {Dialogs && !isClosed && (
        <WindowErrorBoundary
          key={attempt}
          title={walletArea.connect}
          onRestart={() => setAttempt(attempt + 1)}
          onClose={() => {
            verifyLater()
            setIsClosed(true)
          }}
        >
          <Dialogs onSend={onSend} />
        </WindowErrorBoundary>
      )}
    </div>
  )
}

const loadCode = () => import('./wallet-code').then(({ walletCode }) => walletCode)
const loadDialogs = () => loadCode().then(({ WalletDialogs }) => WalletDialogs)
const loadStatus = () => loadCode().then(({ loadStatus }) => loadStatus())
const loadSafe = () => loadCode().then(({ loadSafe }) => loadSafe())

function ConnectButton() {
  const [isOpening, setIsOpening] = useState(false)
  const { isTried, isLate } = useReconnecting()
  const isReconnecting = isTried && !isLate
  const wasConnected = useStore(walletBoot, (boot) => boot.wasConnected)

  /**
   * Loads the code on the first hover or focus. Reads no storage, provider or other host. A failure is ignored, because
   * the click tries again and shows errors.
   */
  const prefetch = () => void loadCode().catch(() => undefined)

  async function open() {
    setIsOpening(true)
    try {
      await Promise.all([loadWallet(), loadChunk(loadDialogs)])
      requestDialog('connect')
    } catch (error) {
      if (await asksToRetry(error)) await open()
    } finally {
      setIsOpening(false)
    }
  }

  return (
    <button
      type="button"
      className={`button ${styles.connect}`}
      aria-busy={isOpening}
      disabled={isReconnecting}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => {
        if (!isOpening) void open()
      }}
    >
      <Icon name="connect" size={16} />
      <span className={styles.label}>
        {isReconnecting
          ? wasConnected
            ? walletArea.reconnecting
            : walletArea.connecting
          : isTried && wasConnected
            ? walletArea.reconnect
            : walletArea.connect}
      </span>
    </button>
  )
}

function useReconnecting(): { isTried: boolean; isLate: boolean } {
  const isTried = useStore(
    walletBoot,
    ({ phase, wasConnected, connection }) =>
      (phase === 'loading' && wasConnected) || connection === 'reconnecting' || connection === 'connected',
  )
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isTried) return
    setIsLate(false)
    const timer = setTimeout(() => setIsLate(true), reconnectLimit)
    return () => clearTimeout(timer)
  }, [isTried])

  return { isTried, isLate }
}

/** A lazily loaded part of the taskbar. A failure is shown in a message box. */
function useLazyPart<Props>(
  isWanted: boolean,
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ component: ComponentType<Props> } | null>(null)
  const isMissing = isWanted && part === null

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const fetchAndShow = async () => {
      try {
        const component = await loadChunk(fetchPart)
        if (isCurrent) setPart({ component })
      } catch (error) {
        if (isCurrent && (await asksToRetry(error))) await fetchAndShow()
      }
    }
    void fetchAndShow()
    return () => {
      isCurrent = false
    }
  }, [isMissing, fetchPart])

  return part?.component ?? null
}

async function asksToRetry(error: unknown): Promise<boolean> {
  const answer = await showMessageBox({
    title: walletArea.connect,
    icon: 'error',
    text: errorMessage(error),
    details: errorDetails(error),
    buttons: [common.retry, common.cancel],
    cancel: common.cancel,
  })
  return answer === common.retry
}
