import { useId, useState } from 'react'
import { customLevel, customLimits, maxBroken, minBroken } from '@/domain/heartbreak/board/custom-level'
import type { Level } from '@/domain/heartbreak/board/level'
import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { Icon } from '@/ui/icon'
import { TextField } from '@/ui/text-field/text-field'
import styles from './dialogs.module.css'

type CustomDialogProps = { level: Level; onLevel: (level: Level) => void; onClose: () => void }
type Fields = Readonly<Record<'columns' | 'rows' | 'broken', string>>

export function CustomDialog({ level, onLevel, onClose }: CustomDialogProps) {
  const { cancel, custom, ok } = heartbreakDialogs
  const id = useId()
  const [fields, setFields] = useState<Fields>({
    columns: String(level.columns),
    rows: String(level.rows),
    broken: String(level.broken),
  })
  const [problem, setProblem] = useState<string | null>(null)
  const columns = wholeNumber(fields.columns)
  const rows = wholeNumber(fields.rows)
  const ranges: Readonly<Record<keyof Fields, readonly [number, number] | null>> = {
    columns: customLimits.columns,
    rows: customLimits.rows,
    broken: columns > 0 && rows > 0 ? [minBroken(columns, rows), maxBroken(columns, rows)] : null,
  }

  const rangeText = (range: readonly [number, number] | null) => range && custom.range(range[0], range[1])

  return (
    <Dialog title={custom.title} onClose={onClose} width={280}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const made = customLevel(columns, rows, wholeNumber(fields.broken))
          if (!made.ok) return setProblem(made.problem)
          onLevel(made.value)
          onClose()
        }}
      >
        {(['columns', 'rows', 'broken'] as const).map((name, index) => (
          <div key={name} className={styles.field}>
            <TextField
              label={custom[name]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              data-autofocus={index === 0 || undefined}
              aria-describedby={`${id}-${name}-range ${id}-problem`}
              value={fields[name]}
              onChange={(text) => setFields({ ...fields, [name]: text })}
            />
            <span id={`${id}-${name}-range`}>{rangeText(ranges[name])}</span>
          </div>
        ))}
        <p>{custom.note}</p>
        <p id={`${id}-problem`} role="alert" className={`field-row ${styles.problem}`}>
          {problem && <Icon name="error" size={16} />}
          {problem}
        </p>
        <DialogButtons primary={{ label: ok }} dismiss={{ label: cancel, onClick: onClose }} />
      </form>
    </Dialog>
  )
}

/** Parses a whole number; NaN for any other text. */
function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN
}
