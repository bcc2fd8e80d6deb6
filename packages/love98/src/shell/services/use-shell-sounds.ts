import { useEffect } from 'react'
import { messageBoxes } from '@/desktop/message-boxes'
import { playSound } from '@/desktop/preferences/sounds'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { SoundName } from '@/domain/appearance/sounds'
import type { DesktopWindow } from '@/domain/windows/windows'

export function useShellSounds(): void {
  const desktop = useDesktopStore()

  useEffect(() => {
    const ends = [
      desktop.subscribe(({ windows }, { windows: before }) => {
        const sound = soundOf(windows, before)
        if (sound) playSound(sound)
      }),
      messageBoxes.subscribe(({ queue }, { queue: before }) => {
        const newest = queue.at(-1)
        if (newest && queue.length > before.length) playSound(newest.icon === 'error' ? 'chord' : 'ding')
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [desktop])
}

type Windows = Readonly<Record<string, DesktopWindow>>

function soundOf(now: Windows, before: Windows): SoundName | null {
  if (now === before) return null
  const ids = Object.keys(now)
  if (ids.some((id) => !before[id])) return 'open'
  if (Object.keys(before).some((id) => !now[id])) return 'close'
  const changed = (is: 'minimized' | 'maximized') =>
    ids.map((id) => Number(now[id]?.[is]) - Number(before[id]?.[is])).find((change) => change !== 0) ?? 0
  const minimizedChange = changed('minimized') || -changed('maximized')
  if (minimizedChange === 0) return null
  return minimizedChange > 0 ? 'minimize' : 'maximize'
}
