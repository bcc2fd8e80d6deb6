import { programTexts } from '@/texts/en/programs/programs'
import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'holdings',
  ...programTexts.holdings,
  icon: 'holdings',
  size: { width: 520, height: 380 },
  minimum: { width: 320, height: 240 },
  resizable: true,
  single: true,
  place: 'start',
})
