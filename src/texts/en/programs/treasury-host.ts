import type { Texts } from '@/texts/texts'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Safe Page',
  origin: 'Address of the page',
  network: 'Network',
  shortName: 'Short name',
  total: 'Total value (USD)',
  assets: 'Assets',
  fromHost: 'This information is provided by the Safe around this page. It is not verified on this computer.',
} as const satisfies Texts
