import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Connection } from '@/domain/wallet/connection'
import { tray } from '@/texts/tray'

import { Icon } from '@/ui/icon'
import { openMenu, prefetchMenus } from '@/ui/menu/open-menu'
import { loadedWallet, loadWallet, requestDialog, walletBoot } from '@/wallet/boot'
import { showNetworkActivity } from './network-activity'
import styles from './tray.module.css'

const disconnected = createStore<Connection>(() => ({ status: 'disconnected' }))
/** True if the lamps blink during requests. The setting lasts until the page is closed. */
const blinking = createStore<{ isOn: boolean }>(() => ({ isOn: true }))

/**
 * A picture of two connected computers. It shows the state of the wallet as light and as text, and blinks during
 * requests.
 */
export function ConnectionLamps() {
  const isReady = useStore(walletBoot, ({ phase }) => phase === 'ready')
  const connection = useStore((isReady && loadedWallet()?.connection) || disconnected)
  const machines = useRef<HTMLSpanElement>(null)
  const isBlinking = useStore(blinking, ({ isOn }) => isOn)

  // The browser reports requests, so the lamps change in the document, outside React.
  useEffect(() => {
    const element = machines.current
    if (!isReady || !isBlinking || !element) return
    return showNetworkActivity(element)
  }, [isReady, isBlinking])

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
      items: [
        ...(isConnected
          ? [
              ...(isWrong ? [] : [row('account', () => requestDialog('account'))]),
              row('network', () => requestDialog('chain')),
            ]
          : [row('connect', () => void loadWallet().then(() => requestDialog('connect')))]),
        { kind: 'separator', id: 'before-blink' },
        {
          ...row('blink', () => blinking.setState({ isOn: !isBlinking })),
          choice: 'mark',
          checked: isBlinking,
        },
      ],
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
