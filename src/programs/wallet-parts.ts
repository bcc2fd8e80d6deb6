import type { walletPrograms } from './wallet-programs'

type WalletPrograms = typeof walletPrograms

let programs: WalletPrograms | null = null

/** Tells how the inside of these windows is loaded: called once, as the code of the wallet is evaluated. */
export function provideWalletPrograms(given: WalletPrograms): void {
  programs = given
}

/**
 * Loads the inside of a window that needs the wallet. It is imported from the wallet's code, so that the bundler leaves out of it
 * what that has (docs/decisions/0138).
 * @throws {Error} before the wallet is loaded
 */
export function walletProgram<Id extends keyof WalletPrograms>(id: Id): WalletPrograms[Id] {
  if (!programs) throw new Error('the wallet is not loaded')
  return programs[id]
}
