import { useState } from 'react'
import type { NoteSearch } from '@/domain/notepad/note'
import { common } from '@/texts/common'
import { notepad } from '@/texts/notepad'
import { CheckBox } from '@/ui/check-box/check-box'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import formGrid from '@/ui/form-grid/form-grid.module.css'
import { TextField } from '@/ui/text-field/text-field'

type FindDialogProps = {
  search: NoteSearch
  onFind: (search: NoteSearch) => void
  onClose: () => void
}

export function FindDialog({ search, onFind, onClose }: FindDialogProps) {
  const [what, setWhat] = useState(search.what)
  const [isExact, setExact] = useState(search.isExact)
  return (
    <Dialog title={notepad.find.replace(/…$/, '')} onClose={onClose}>
      <form
        className={formGrid.grid}
        onSubmit={(event) => {
          event.preventDefault()
          onFind({ what, isExact })
        }}
      >
        <TextField label={notepad.findWhat} value={what} maxLength={200} onChange={setWhat} data-autofocus />
        <CheckBox label={notepad.matchCase} checked={isExact} onChange={setExact} />
        <DialogButtons
          primary={{ label: notepad.findNext, disabled: what === '' }}
          dismiss={{ label: common.cancel, onClick: onClose }}
        />
      </form>
    </Dialog>
  )
}

type SaveAsDialogProps = { name: string; onSave: (name: string) => void; onClose: () => void }

export function SaveAsDialog({ name, onSave, onClose }: SaveAsDialogProps) {
  const [typed, setTyped] = useState(name)
  return (
    <Dialog title={notepad.saveAs.replace(/…$/, '')} onClose={onClose}>
      <form
        className={formGrid.grid}
        onSubmit={(event) => {
          event.preventDefault()
          onSave(typed)
        }}
      >
        <TextField
          label={notepad.fileName}
          value={typed}
          maxLength={100}
          onChange={setTyped}
          data-autofocus
        />
        <DialogButtons
          primary={{ label: notepad.save, disabled: typed.trim() === '' }}
          dismiss={{ label: common.cancel, onClick: onClose }}
        />
      </form>
    </Dialog>
  )
}
