import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { removeStored } from '@/browser/storage'
import { showMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { heartClouds, type Rgb } from '@/domain/appearance/heart-clouds'
import { dismissShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { localPath } from '@/domain/navigation/program-path'
import { savedWindowsKey } from '@/domain/storage-keys'
import { depthOf } from '@/domain/windows/windows'
import { common } from '@/texts/common'
import { shutDown } from '@/texts/shut-down'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FullScreen } from '@/ui/full-screen/full-screen'
import { Icon } from '@/ui/icon'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { loadedWallet, walletBoot } from '@/wallet/boot'
import type { ProgramProps } from '../program-props'
import styles from './shut-down.module.css'

const choices = ['stand-by', 'shut-down', 'restart', 'disconnect'] as const
type Choice = (typeof choices)[number]

export default function ShutDownWindow({ windowId, active, close }: ProgramProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isConnected = useStore(walletBoot, ({ connection }) => connection !== 'disconnected')
  const [choice, setChoice] = useState<Choice>('shut-down')
  const [screen, setScreen] = useState<'stand-by' | 'safe' | 'boot' | null>(null)
  const [atEnd, setAtEnd] = useState<'close' | 'reload'>('close')
  const [isBusy, setBusy] = useState(false)
  const { disconnect, closeAll } = useShutDown(windowId)
  useDither(windowId)

  useEffect(() => {
    if (active) group.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }, [active])

  const end = useCallback(
    (how: 'close' | 'reload') => {
      if (how === 'close') close()
      else location.assign(localPath('/'))
    },
    [close],
  )
  const start = (how: 'close' | 'reload') => {
    setAtEnd(how)
    if (consumeBootScreen()) setScreen('boot')
    else end(how)
  }
  const endBoot = useCallback(() => end(atEnd), [end, atEnd])

  const go = async () => {
    setBusy(true)
    try {
      if (choice === 'stand-by') setScreen('stand-by')
      if (choice === 'restart' && (await closeAll())) start('reload')
      if (choice === 'disconnect' || choice === 'shut-down') await disconnect()
      if (choice === 'shut-down') setScreen('safe')
      if (choice === 'disconnect') close()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
      onKeyDown={(event) => screen === null && handleShortcut(dismissShortcuts, event, { dismiss: close })}
    >
      <div className={styles.question}>
        <Icon name="shut-down" size={32} />
        <RadioGroup
          ref={group}
          className={styles.choices}
          label={shutDown.question}
          options={choices.map((id) => ({
            id,
            label: shutDown.choices[id],
            disabled: id === 'disconnect' && !isConnected,
          }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      <DialogButtons
        primary={{ label: common.ok, disabled: isBusy }}
        dismiss={{ label: common.cancel, onClick: close }}
      />
      {screen === 'stand-by' && <StandBy onEnd={close} />}
      {screen === 'safe' && <SafeToClose onEnd={() => start('close')} />}
      {screen === 'boot' && <BootScreen onEnd={endBoot} />}
    </form>
  )
}

/** Covers everything behind this window with a checkerboard of single pixels; pointer events pass through. */
function useDither(windowId: string): void {
  const depth = useDesktop((desktop) => depthOf(desktop, windowId))
  const minimized = useDesktop(({ windows }) => windows[windowId]?.minimized ?? true)
  useEffect(() => {
    if (minimized) return
    const { body } = document
    body.classList.add(styles.dithered ?? '')
    body.style.setProperty('--dither-depth', String(depth))
    return () => {
      body.classList.remove(styles.dithered ?? '')
      body.style.removeProperty('--dither-depth')
    }
  }, [depth, minimized])
}

/** The duration of the boot screen, ms. A key or a press ends it earlier. */
const duration = 2400

function BootScreen({ onEnd }: { onEnd: () => void }) {
  const { site } = useCommunity()
  useEffect(() => {
    const timer = setTimeout(onEnd, duration)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <FullScreen label={shutDown.starting} onEnd={onEnd} hidesPointer>
      <Clouds />
      <div className={styles.boot}>
        <span className={styles.logo}>
          <Icon name="start" size={32} />
        </span>
        <p className={styles.siteName}>{site.name}</p>
        <p>{site.sentence}</p>
        <p className={styles.hint}>{shutDown.skip}</p>
      </div>
      <span className={styles.band} aria-hidden="true" />
    </FullScreen>
  )
}

/** The sky of the startup screen, in the colors of captions, at the size of screens of 1998. */
function Clouds() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const step = Math.max(2, Math.ceil(Math.max(innerWidth, innerHeight) / 480))
    element.width = Math.ceil(innerWidth / step)
    element.height = Math.ceil(innerHeight / step)
    element.style.inlineSize = `${element.width * step}px`
    element.style.blockSize = `${element.height * step}px`
    const style = getComputedStyle(element)
    const color = (name: string) => colorIn(context, style.getPropertyValue(name))
    const pixels = heartClouds(element.width, element.height, {
      top: color('--ActiveTitle'),
      bottom: color('--GradientActiveTitle'),
      cloud: color('--ButtonHilight'),
      shade: color('--ButtonLight'),
    })
    context.putImageData(new ImageData(pixels, element.width, element.height), 0, 0)
  }, [])
  return (
    <div className={styles.clouds} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}

function colorIn(context: CanvasRenderingContext2D, color: string): Rgb {
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Returns true if the boot screen should be shown: once per page, and not with reduced motion. */
function consumeBootScreen(): boolean {
  if (isShown || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  isShown = true
  return true
}

let isShown = false

function SafeToClose({ onEnd }: { onEnd: () => void }) {
  return (
    <FullScreen label={shutDown.safe} onEnd={onEnd}>
      <div className={styles.safe}>
        <p className={styles.sentence}>{shutDown.safe}</p>
        <button type="button" className={styles.back}>
          {shutDown.turnOn}
        </button>
      </div>
    </FullScreen>
  )
}

/** Stand by: a black screen with the moving icon of the site, until a key or a press. It does not move with reduced motion. */
function StandBy({ onEnd }: { onEnd: () => void }) {
  return (
    <FullScreen label={shutDown.standingBy} onEnd={onEnd} hidesPointer>
      <span className={styles.wanderer}>
        <span className={styles.rise}>
          <Icon name="start" size={32} />
        </span>
      </span>
      <p className="visually-hidden">{shutDown.pressAnyKey}</p>
    </FullScreen>
  )
}

function useShutDown(ownWindow: string) {
  const store = useDesktopStore()

  /** Without a connected wallet, none of the wallet's code is loaded. */
  const disconnect = useCallback(async () => {
    const wallet = loadedWallet()
    if (!wallet) return
    const { disconnectWallet } = await import('@/wallet/disconnect-wallet')
    await disconnectWallet(wallet.config)
  }, [])

  /**
   * Asks, then closes every other window by its guard and removes the saved windows.
   * @returns true if all are closed
   */
  const closeAll = useCallback(async () => {
    const answer = await showMessageBox({
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
