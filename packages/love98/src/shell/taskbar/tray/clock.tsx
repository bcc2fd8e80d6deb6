import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { formatNumber } from '@/domain/format-number'
import { dateFormat } from '@/language/date-format'
import { tray } from '@/texts/tray'

import type { OpenedMenu } from '@/ui/menu/menu-request'
import { openMenu, prefetchMenus } from '@/ui/menu/open-menu'
import { loadedWallet, walletBoot } from '@/wallet/boot'
import styles from './clock.module.css'
import { ShortTime, useMinute } from './clock-face'
import { useTrayPanel } from './use-tray-panel'

const loadDateTime = () => import('./date-time/date-time-panel').then(({ DateTimePanel }) => DateTimePanel)

/**
 * The time as a button. Its tooltip has the long date, the newest block if the page reads the chain anyway `[S7.3]`,
 * and the name of the demo. A double click opens Date/Time, as in Windows.
 */
export function Clock() {
  const now = useMinute()
  const [isLookedAt, setIsLookedAt] = useState(false)
  const block = useBlockNumber(isLookedAt)
  const demo = useDemoName(isLookedAt)
  const { Panel, panelProps, buttonProps } = useTrayPanel(loadDateTime)
  const menu = useRef<OpenedMenu | 'unwanted'>(null)
  if (now === null) return null
  const date = longDate.format(now)
  const number = block === null ? null : formatNumber(block)
  const look = () => setIsLookedAt(true)
  const leave = () => setIsLookedAt(false)
  const openClockMenu = async (at: HTMLElement) => {
    menu.current = null
    const { clockMenuItems } = await import('./clock-menu-items')
    // The double click came before the code of the menu was loaded.
    if (menu.current === 'unwanted') return
    const items = clockMenuItems(block, buttonProps.onClick)
    menu.current = openMenu({ label: longDate.format(Date.now()), at, keep: at, items })
  }
  return (
    <>
      <button
        ref={panelProps.button}
        type="button"
        className={styles.clock}
        data-opens=""
        data-tip={[date, ...(number === null ? [] : [tray.block(number)]), ...(demo ? [demo] : [])].join(
          '\n',
        )}
        aria-haspopup="menu"
        onPointerEnter={look}
        onPointerLeave={leave}
        onFocus={() => {
          look()
          prefetchMenus()
        }}
        onBlur={leave}
        onClick={({ currentTarget, detail }) => {
          if (detail < 2) void openClockMenu(currentTarget)
        }}
        onDoubleClick={() => {
          if (menu.current !== 'unwanted') menu.current?.close()
          menu.current = 'unwanted'
          void buttonProps.onClick()
        }}
      >
        <ShortTime at={now} />
      </button>
      {Panel && <Panel {...panelProps} />}
    </>
  )
}

/** The name of the demo, from the first look at the clock on; null in production. */
function useDemoName(isLookedAt: boolean): string | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    if (!isLookedAt) return
    import('./demo-name').then(({ readDemoName }) => readDemoName()).then(setName, () => undefined)
  }, [isLookedAt])
  return name
}

/** The latest block, while the menu is open and the wallet's code is loaded. */
function useBlockNumber(isLookedAt: boolean): bigint | null {
  const isReady = useStore(walletBoot, ({ phase }) => phase === 'ready')
  const [block, setBlock] = useState<bigint | null>(null)

  useEffect(() => {
    const wallet = loadedWallet()
    if (!isLookedAt || !isReady || !wallet) return
    let stop: (() => void) | null = null
    let isWanted = true
    import('@/wallet/watch-block-number').then(
      ({ watchBlockNumber }) => {
        if (isWanted) stop = watchBlockNumber(wallet, setBlock)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      stop?.()
    }
  }, [isLookedAt, isReady])

  return block
}

const longDate = dateFormat({ dateStyle: 'full' })
