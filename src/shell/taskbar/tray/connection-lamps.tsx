import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Connection } from '@/domain/wallet/connection'
import { tray } from '@/texts/tray'

import { Icon } from '@/ui/icon'
import { openMenu, prefetchMenus } from '@/ui/menu/open-menu'
import { loadedWallet, loadWallet, requestDialog, walletBoot } from '@/wallet/boot'
import styles from './tray.module.css'

const disconnected = createStore<Connection>(() => ({ status: 'disconnected' }))

export function ConnectionLamps() {
  const isReady = useStore(walletBoot, ({ phase }) => phase === 'ready')
  const connection = useStore((isReady && loadedWallet()?.connection) || disconnected)
  const machines = useRef<HTMLSpanElement>(null)

  // The browser reports requests, so the lamps change in the document, outside React.
  useEffect(() => {
    const element = machines.current
    if (!isReady || !element) return
    return showNetworkActivity(element)
  }, [isReady])

  const isWrong = connection.status === 'connected' && !connection.supported
  const label = wordsFor(connection, tray.connection)
  const open = (button: HTMLElement) => {
    const isConnected = connection.status === 'connected'
    const row = (id: keyof typeof tray.lamps, onSelect: () => void) =>
      ({ kind: 'action', id, label: tray.lamps[id], onSelect }) as const
    openMenu({
      label,
      at: button,
      keep: button,
      items: isConnected
        ? [
            ...(isWrong ? [] : [row('account', () => requestDialog('account'))]),
            row('network', () => requestDialog('chain')),
          ]
        : [row('connect', () => void loadWallet().then(() => requestDialog('connect')))],
    })
  }
  return (
    <button
      type="button"
      className={styles.item}
      data-opens=""
      data-part="network"
      aria-label={label}
      data-tip={label}
      aria-haspopup="menu"
      onPointerEnter={prefetchMenus}
      onFocus={prefetchMenus}
      onClick={({ currentTarget }) => open(currentTarget)}
    >
      <span
        ref={machines}
        className={styles.machines}
        data-dark={connection.status === 'disconnected' || undefined}
      >
        <Icon name={isWrong ? 'wrong-network' : 'network'} size={16} />
      </span>
    </button>
  )
}

function wordsFor(connection: Connection, words: typeof tray.connection): string {
  if (connection.status !== 'connected') return words[connection.status]
  if (!connection.supported) return words.wrongNetwork
  const chain = loadedWallet()?.settings.chains.find(({ id }) => id === connection.chainId)
  return chain ? words.connectedTo(chain.name) : words.connected
}

/**
 * The time that a lamp stays lit after a call, ms. It allows at most two flashes per second, which is below the
 * threshold of WCAG 2.3.1.
 */
const glow = 250

/** Requests about the chain: to a node through our server, or for data that our server has read. */
const chainPaths = /^\/api\/(rpc|market)(\/|$)/

/**
 * Lights the lamps for each request about the chain that this page sends (PerformanceObserver). With reduced motion it
 * does nothing.
 * @returns a function that stops it
 */
function showNetworkActivity(machines: HTMLElement): () => void {
  if (typeof PerformanceObserver === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const glowAs = (step: 'asked' | 'answered') => {
    machines.dataset.traffic = step
    timer = setTimeout(() => {
      if (step === 'asked') return glowAs('answered')
      timer = undefined
      delete machines.dataset.traffic
    }, glow)
  }
  const observer = new PerformanceObserver((list) => {
    const isCall = list
      .getEntries()
      .some(({ name }) => chainPaths.test(new URL(name, location.href).pathname))
    if (isCall && timer === undefined && document.visibilityState === 'visible') glowAs('asked')
  })
  observer.observe({ type: 'resource' })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    delete machines.dataset.traffic
  }
}
