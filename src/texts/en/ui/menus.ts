/** Texts that menus bring themselves, independent of their items. */
export const menuTexts = {
  opensInNewTab: '(opens in a new tab)',
}
