import { programTexts } from '@/texts/en/programs/programs'
import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'shut-down',
  ...programTexts.shutDown,
  icon: 'shut-down',
  size: { width: 340, height: 214 },
  minimum: { width: 280, height: 214 },
  resizable: false,
  dialog: 'centered',
  single: true,
  place: 'start',
  restorable: false,
})
