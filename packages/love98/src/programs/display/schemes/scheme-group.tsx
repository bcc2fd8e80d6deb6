import { type DragEvent, Suspense, useId, useState, useSyncExternalStore } from 'react'
import { schemeCss } from '@/domain/appearance/schemes/colors'
import { readSavedSchemes } from '@/domain/appearance/schemes/saved-schemes'
import type { DisplayDraft, DisplaySettings } from '@/programs/display/draft'
import { colorSchemes } from '@/texts/color-schemes'

import { DropDown } from '@/ui/drop-down/drop-down'
import { lazyNamed } from '@/ui/lazy-named'
import styles from './schemes.module.css'
import { onStoredSchemes, storedSchemes } from './stored-schemes'

type SchemeGroupProps = { settings: DisplaySettings; onChange: (part: DisplayDraft) => void }

const SchemeDialog = lazyNamed(() => import('./scheme-dialog'), 'SchemeDialog')

const own = 'own'
const custom = 'custom'

/** The group for the color scheme on the Appearance page. A theme of Windows can be dropped on it. */
export function SchemeGroup({ settings, onChange }: SchemeGroupProps) {
  const nameId = useId()
  const [editing, setEditing] = useState<{ dropped: File | null } | null>(null)
  const saved = readSavedSchemes(useSyncExternalStore(onStoredSchemes, storedSchemes, () => null))
  const rows = saved.map(({ name, colors }, index) => ({
    id: `${index}`,
    label: name,
    css: schemeCss(colors),
  }))
  const { scheme } = settings
  const value = scheme === null ? own : (rows.find(({ css }) => css === scheme)?.id ?? custom)
  const options = [
    { id: own, label: colorSchemes.ownColors },
    ...rows,
    ...(value === custom ? [{ id: custom, label: colorSchemes.custom }] : []),
  ]
  const choose = (id: string) => {
    if (id === own) onChange({ scheme: null })
    const row = rows.find((one) => one.id === id)
    if (row) onChange({ scheme: row.css })
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    const dropped = event.type === 'drop' ? event.dataTransfer.files[0] : undefined
    if (dropped) setEditing({ dropped })
  }
  return (
    <fieldset data-help="scheme" onDragOver={onDrag} onDrop={onDrag}>
      <legend id={nameId}>{colorSchemes.scheme}</legend>
      <div className={styles.row}>
        <DropDown labelledBy={nameId} options={options} value={value} onChange={choose} />
        <button type="button" data-help="edit" onClick={() => setEditing({ dropped: null })}>
          {colorSchemes.edit}
        </button>
      </div>
      {editing && (
        <Suspense>
          <SchemeDialog
            {...settings}
            {...editing}
            onClose={() => setEditing(null)}
            onUse={(css) => {
              onChange({ scheme: css })
              setEditing(null)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
