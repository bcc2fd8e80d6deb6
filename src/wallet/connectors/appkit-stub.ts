/** Replaces `@reown/appkit` in the bundle: WalletConnect's provider would import its own dialog. */
export function createAppKit(): never {
  throw new Error('The dialog of this page shows the code.')
}
