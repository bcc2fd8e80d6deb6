import { programTexts } from '@/texts/en/programs/programs'
import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'swap',
  ...programTexts.swap,
  icon: 'swap',
  size: { width: 690, height: 420 },
  minimum: { width: 300, height: 200 },
  resizable: true,
  single: true,
})
