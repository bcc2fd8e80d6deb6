import type { walletPrograms } from './wallet-programs'

type WalletPrograms = typeof walletPrograms

let loadPrograms: () => Promise<WalletPrograms> = () => Promise.reject(new Error('the wallet is not loaded'))

/** Sets the function that loads the wallet programs. Called once, when the wallet's code is evaluated. */
export function provideWalletPrograms(load: () => Promise<WalletPrograms>): void {
  loadPrograms = load
}

/**
 * Returns the loader of a window's contents that need the wallet. The import is in the wallet's code, so that the bundler does not
 * put modules of the wallet into the program's chunk again (docs/decisions/0010).
 * @returns a function that fails before the wallet is loaded
 */
export function walletProgram(id: keyof WalletPrograms) {
  return () => loadPrograms().then((programs) => programs[id]())
}
