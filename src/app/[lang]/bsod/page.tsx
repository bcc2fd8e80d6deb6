import EnglishPage, { generateMetadata as describe } from '../../bsod/page'
import { translated } from '../../translated'

export const dynamicParams = false

/** The blue screen in each language beside English. */
export function generateStaticParams() {
  return translated
}

export const generateMetadata = describe

export default EnglishPage
