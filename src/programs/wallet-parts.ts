import type { walletPrograms } from './wallet-programs'

type WalletPrograms = typeof walletPrograms

let loadPrograms: () => Promise<WalletPrograms> = () => Promise.reject(new Error('the wallet is not loaded'))

/** Tells how the inside of these windows is loaded: called once, as the code of the wallet is evaluated. */
export function provideWalletPrograms(load: () => Promise<WalletPrograms>): void {
  loadPrograms = load
}

/**
 * How the inside of a window that needs the wallet is loaded. It is imported from the wallet's code, so that the bundler leaves
 * out of it what that has (docs/decisions/0138).
 * @returns a function that fails before the wallet is loaded
 */
export function walletProgram(id: keyof WalletPrograms) {
  return () => loadPrograms().then((programs) => programs[id]())
}
