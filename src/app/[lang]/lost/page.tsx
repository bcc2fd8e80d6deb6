import EnglishPage from '../../not-found'
import { translated } from '../../translated'

export const metadata = { robots: { index: false } }

export const dynamicParams = false

/** What unknown addresses below a language answer, with 404. */
export function generateStaticParams() {
  return translated
}

export default EnglishPage
