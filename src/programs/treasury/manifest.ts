import { splitAddress } from '@/safe/safe-address'
import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'treasury',
  title: 'Treasury',
  description: 'What a Safe of the community holds, what waits for its owners, and what it did.',
  icon: 'safe',
  size: { width: 600, height: 500 },
  minimum: { width: 320, height: 260 },
  resizable: true,
  single: false,
  argument: (text) => (splitAddress(text) ? text.trim() : null),
})
