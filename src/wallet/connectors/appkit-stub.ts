/** Stands where WalletConnect's provider would load the dialog of its makers: ours is shown instead. */
export function createAppKit(): never {
  throw new Error('The dialog of this page shows the code.')
}
