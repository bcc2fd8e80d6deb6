import { programTexts } from '@/texts/en/programs/programs'
import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'charts',
  ...programTexts.charts,
  icon: 'chart',
  size: { width: 560, height: 400 },
  minimum: { width: 260, height: 220 },
  resizable: true,
  single: false,
  place: 'start',
  // The name of a pair; the window says so when the community has no such pair.
  argument: (text) => (/^[A-Z0-9]{1,16}-[A-Z0-9]{1,16}$/.test(text) ? text : null),
})
