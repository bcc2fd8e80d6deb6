import { programTexts } from '@/texts/en/programs/programs'
import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'run',
  ...programTexts.run,
  icon: 'run',
  size: { width: 352, height: 168 },
  minimum: { width: 280, height: 168 },
  resizable: false,
  dialog: 'cascaded',
  single: true,
  place: 'start',
  restorable: false,
})
