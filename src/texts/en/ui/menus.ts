/** What menus, whatever is in them, say by themselves. */
export const menuTexts = {
  opensInNewTab: '(opens in a new tab)',
}
