/** The message areas by the names of their former TypeScript texts. */
const renamed: Readonly<Record<string, string>> = {
  alertTexts: 'alerts',
  amountTexts: 'amounts',
  cardTexts: 'heartbreakCard',
  chartTexts: 'charts',
  colorSchemeTexts: 'colorSchemes',
  connectionTexts: 'connections',
  controlTexts: 'controls',
  errorTexts: 'errors',
  exchangeOptionTexts: 'exchangeOptions',
  guestbookPropertyTexts: 'guestbookProperties',
  keyTexts: 'helpKeys',
  linkTexts: 'links',
  menuTexts: 'menus',
  notificationTexts: 'notifications',
  programTexts: 'programNames',
  rankingTexts: 'heartbreakRanking',
  shellBoxTexts: 'shellBoxes',
  skipTexts: 'skipLinks',
  streakTexts: 'heartbreakStreak',
  transactionProblemTexts: 'transactionProblems',
  transactionTexts: 'transactions',
  windowMenuTexts: 'windowMenus',
  windowTexts: 'windows',
}

/** @param file below the folder of a language @returns the area, such as `exchangeReview` of `exchangeReviewTexts` */
export function areaOf(name: string, file: string): string {
  if (name === 'desktopTexts') return file === 'shell/desktop-page.ts' ? 'desktopPage' : 'desktop'
  return renamed[name] ?? name.replace(/Texts$/, '')
}
