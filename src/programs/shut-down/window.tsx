import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useDesktop } from '@/desktop/use-desktop'
import { depthOf } from '@/domain/desktop/windows'
import { localPath } from '@/domain/navigation/program-path'
import { common } from '@/texts/common'
import { shutDown } from '@/texts/shut-down'

import { Icon } from '@/ui/icon'
import { walletBoot } from '@/wallet/boot'
import type { ProgramProps } from '../program-props'
import { BootScreen, takeBootScreen } from './boot-screen'
import { SafeToClose } from './safe-to-close'
import styles from './shut-down.module.css'
import { StandBy } from './stand-by'
import { useShutDown } from './use-shut-down'

const choices = ['stand-by', 'shut-down', 'restart', 'disconnect'] as const
type Choice = (typeof choices)[number]

/** Shut Down: dithers the desktop and offers four actions. */
export default function ShutDownWindow({ windowId, active, close }: ProgramProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isConnected = useStore(walletBoot, ({ connection }) => connection !== 'disconnected')
  const [choice, setChoice] = useState<Choice>('shut-down')
  const [screen, setScreen] = useState<'stand-by' | 'safe' | 'boot' | null>(null)
  const [atEnd, setAtEnd] = useState<'close' | 'reload'>('close')
  const [isBusy, setBusy] = useState(false)
  const { disconnect, closeAll } = useShutDown(windowId)
  useDither(windowId)

  // Initial focus on the chosen option.
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
  /** Restarts the desktop: with the boot screen, or at once. */
  const start = (how: 'close' | 'reload') => {
    setAtEnd(how)
    if (takeBootScreen()) setScreen('boot')
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
      onKeyDown={(event) => event.key === 'Escape' && screen === null && close()}
    >
      <div className={styles.question}>
        <Icon name="shut-down" size={32} />
        <fieldset ref={group} className={styles.choices}>
          <legend>{shutDown.question}</legend>
          {choices.map((id) => (
            <label key={id} className="field-row">
              <input
                type="radio"
                name="way-out"
                value={id}
                checked={choice === id}
                disabled={id === 'disconnect' && !isConnected}
                onChange={() => setChoice(id)}
              />
              {shutDown.choices[id]}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="button-row">
        <button type="submit" data-default disabled={isBusy}>
          {common.ok}
        </button>
        <button type="button" onClick={close}>
          {common.cancel}
        </button>
      </div>
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
  // An attribute of the body: the dither covers desktop and taskbar.
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
