import EnglishPage, {
  generateMetadata as describe,
  generateStaticParams as programs,
} from '../../../p/[program]/page'
import { translated } from '../../../translated'

export const dynamicParams = false

/** The page of each program in each language beside English. */
export function generateStaticParams() {
  return translated.flatMap((language) => programs().map((program) => ({ ...language, ...program })))
}

export const generateMetadata = describe

export default EnglishPage
