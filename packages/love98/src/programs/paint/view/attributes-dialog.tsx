import { useState } from 'react'
import { showMessageBox } from '@/desktop/message-boxes'
import { largest, pixelOf } from '@/domain/paint/raster'
import { resized, wouldCut } from '@/domain/paint/whole-picture'
import { common } from '@/texts/common'
import { paint } from '@/texts/paint'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { NumberField } from '@/ui/text-field/number-field'
import type { PaintSession } from '../session/session'
import styles from './boxes.module.css'

/** Changes the size of the picture. It asks before it cuts off what was drawn. */
export function AttributesDialog({ session, onClose }: { session: PaintSession; onClose: () => void }) {
  const [size, setSize] = useState(session.getState().size)
  const apply = async () => {
    session.settle()
    const { width, height } = size
    const background = pixelOf(session.getState().background)
    const title = paint.attributes.title
    const [text, buttons] = [paint.attributes.cut, [common.ok, common.cancel]] as const
    if (wouldCut(session.picture(), width, height, background)) {
      const answer = await showMessageBox({ title, text, icon: 'warning', buttons, cancel: common.cancel })
      if (answer !== common.ok) return
    }
    session.change((picture) => resized(picture, width, height, background))
    onClose()
  }
  return (
    <Dialog title={paint.attributes.title} onClose={onClose} width={300}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void apply()
        }}
      >
        <div className={styles.fields}>
          {(['width', 'height'] as const).map((side) => (
            <NumberField
              key={side}
              label={paint.attributes[side]}
              unit={paint.attributes.unit}
              least={1}
              most={largest[side]}
              value={size[side]}
              onChange={(value) => setSize({ ...size, [side]: value })}
            />
          ))}
        </div>
        <p className={styles.note}>{paint.attributes.note(largest.width, largest.height)}</p>
        <DialogButtons primary={{ label: common.ok }} dismiss={{ label: common.cancel, onClick: onClose }} />
      </form>
    </Dialog>
  )
}
