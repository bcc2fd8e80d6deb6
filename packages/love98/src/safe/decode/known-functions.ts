import { authorityFunctions } from './functions/authority-functions'
import { controlFunctions } from './functions/control-functions'
import { exchangeFunctions } from './functions/exchange-functions'
import { liquidityFunctions } from './functions/liquidity-functions'
import { nameFunctions } from './functions/name-functions'
import { permit2Functions } from './functions/permit2-functions'
import { safeFunctions } from './functions/safe-functions'
import { tokenFunctions } from './functions/token-functions'
import type { KnownFunction } from './known-function'

export const knownFunctions: Readonly<Record<string, KnownFunction>> = {
  ...tokenFunctions,
  ...permit2Functions,
  ...safeFunctions,
  ...controlFunctions,
  ...authorityFunctions,
  ...nameFunctions,
  ...exchangeFunctions,
  ...liquidityFunctions,
}
