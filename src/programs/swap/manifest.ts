import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'swap',
  title: 'Swap Pairs',
  description: 'The pairs of the community with their prices, read from the pools on the chain.',
  icon: 'swap',
  size: { width: 460, height: 420 },
  minimum: { width: 300, height: 200 },
  resizable: true,
  single: true,
})
