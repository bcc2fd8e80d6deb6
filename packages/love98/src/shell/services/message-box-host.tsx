import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { whenIdle } from '@/browser/when-idle'
import { askWithBrowser, messageBoxes } from '@/desktop/message-boxes'
import type { MessageBox } from '@/ui/message-box/message-box'

const loadBox = () => import('@/ui/message-box/message-box')

type Shown = ComponentType<ComponentProps<typeof MessageBox>>

/**
 * Shows the oldest open message box, which waits for an answer. Its code is loaded when the page is idle after
 * the first click or key, so that a box can say that the network is down.
 */
export function MessageBoxHost() {
  const question = useStore(messageBoxes, ({ queue }) => queue[0])
  const [Shown, setShown] = useState<Shown>()

  useEffect(() => {
    const load = () => whenIdle(() => void loadBox().catch(() => undefined))
    const uses = ['click', 'keydown'] as const
    for (const use of uses) window.addEventListener(use, load, { once: true })
    return () => {
      for (const use of uses) window.removeEventListener(use, load)
    }
  }, [])

  useEffect(() => {
    if (!question || Shown) return
    let isCurrent = true
    loadBox().then(
      ({ MessageBox }) => isCurrent && setShown(() => MessageBox),
      () => isCurrent && askWithBrowser(),
    )
    return () => {
      isCurrent = false
    }
  }, [question, Shown])

  if (!question || !Shown) return null
  const { id, answer, cancel, ...box } = question
  return (
    <Shown key={id} {...box} onCopy={copyDetails} onAnswer={(button) => answer(button ?? cancel ?? null)} />
  )
}

async function copyDetails(text: string): Promise<boolean> {
  try {
    const { copyText } = await import('@/ui/copy-button/copy-text')
    return await copyText(text)
  } catch {
    return false
  }
}
