import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { consumeEarlyText } from '@/browser/start/early-text'
import { dismissShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { findShortcut, handleShortcut } from '@/domain/keyboard/shortcuts'
import { common } from '@/texts/common'
import { run as runTexts } from '@/texts/run'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { Icon } from '@/ui/icon'
import { openMenu, prefetchMenus } from '@/ui/menu/open-menu'
import { TextField } from '@/ui/text-field/text-field'
import type { ProgramProps } from '../program-props'
import { runShortcuts } from './keys'
import styles from './run.module.css'
import { readRunHistory } from './run-history'
import { useRunLine } from './use-run-line'

export default function RunWindow({ active, close }: ProgramProps) {
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [line, setLine] = useState('')
  const [earlier, setEarlier] = useState<readonly string[]>([])
  const [place, setPlace] = useState(-1)
  const run = useRunLine()

  const submit = useCallback(
    async (text: string) => {
      if (await run(text)) close()
      else field.current?.select()
    },
    [run, close],
  )

  // Text may have been typed before this code was loaded. The effect runs before the next letter can reach the field,
  // which the frame focuses.
  useLayoutEffect(() => {
    const input = field.current
    if (!active || !input) return
    const lines = readRunHistory()
    setEarlier(lines)
    const early = consumeEarlyText(input)
    const own = early && early.text + input.value
    const wanted = own || input.value || (lines[0] ?? '')
    setLine((shown) => shown || wanted)
    setPlace(!own && lines.length > 0 ? 0 : -1)
    input.focus({ preventScroll: true })
    // The visitor's own text is kept, and an earlier line is selected so that typing replaces it. The value
    // is set here and not by the next render: a character typed between the render and a later `select` would
    // be appended to the line.
    if (!own) {
      input.value = wanted
      input.select()
    }
    if (early?.isEntered) void submit(wanted)
  }, [active, submit])

  const recall = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    setPlace(Math.min(Math.max(to, -1), earlier.length - 1))
    setLine(earlier[to] ?? (to < 0 ? '' : line))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const id = findShortcut(runShortcuts, event)
    if (id === 'earlier-entries') {
      event.preventDefault()
      showEarlier()
    } else if (id !== null) recall(event, { 'earlier-entry': place + 1, 'later-entry': place - 1 }[id])
    else handleShortcut(dismissShortcuts, event, { dismiss: close })
  }

  const showEarlier = () => {
    if (!opener.current || earlier.length === 0) return
    openMenu({
      label: runTexts.earlier,
      at: field.current ?? opener.current,
      opener: field.current,
      items: earlier.map((text, index) => ({
        kind: 'action',
        id: `earlier-${index}`,
        label: text,
        onSelect: () => {
          setLine(text)
          setPlace(index)
        },
      })),
    })
  }

  return (
    <form
      className={styles.run}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(line)
      }}
    >
      <div className={styles.about}>
        <Icon name="run" size={32} />
        <p>{runTexts.about}</p>
      </div>
      <div className={styles.line}>
        <TextField
          ref={field}
          label={runTexts.open}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={300}
          value={line}
          onChange={(typed) => {
            setLine(typed)
            setPlace(-1)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          ref={opener}
          type="button"
          className={styles.earlier}
          aria-label={runTexts.earlier}
          aria-haspopup="menu"
          disabled={earlier.length === 0}
          onPointerEnter={prefetchMenus}
          onClick={showEarlier}
        >
          <span className={styles.arrow} aria-hidden="true" />
        </button>
      </div>
      <DialogButtons
        primary={{ label: common.ok, disabled: line.trim() === '' }}
        dismiss={{ label: common.cancel, onClick: close }}
      />
    </form>
  )
}
