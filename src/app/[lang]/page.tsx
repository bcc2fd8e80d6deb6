import EnglishPage, { generateMetadata as describe } from '../page'
import { translated } from '../translated'

export const dynamicParams = false

/** The desktop in each language beside English. Its texts follow from the address. */
export function generateStaticParams() {
  return translated
}

export const generateMetadata = describe

export default EnglishPage
