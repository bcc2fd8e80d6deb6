import { programTexts } from '@/texts/en/programs/programs'
import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'guestbook',
  ...programTexts.guestbook,
  icon: 'guestbook',
  size: { width: 540, height: 400 },
  minimum: { width: 300, height: 260 },
  resizable: true,
  place: 'start',
  single: true,
})
