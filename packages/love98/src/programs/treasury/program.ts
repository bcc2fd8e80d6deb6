import { splitAddress } from '@/safe/safe-address'
import { programNames } from '@/texts/program-names'
import { defineProgram } from '../define-program'

export const treasury = defineProgram({
  id: 'treasury',
  ...programNames.treasury,
  needs: 'safe-service',
  icon: 'safe',
  size: { width: 600, height: 500 },
  minimum: { width: 380, height: 480 },
  resizable: true,
  single: false,
  argument: (text) => (splitAddress(text) ? text.trim() : null),
  needsWallet: true,
})
