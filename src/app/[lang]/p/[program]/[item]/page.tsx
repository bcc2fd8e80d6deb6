import EnglishPage, {
  generateMetadata as describe,
  generateStaticParams as items,
} from '../../../../p/[program]/[item]/page'
import { translated } from '../../../../translated'

export const dynamicParams = false

/** The page of each pair in each language beside English. */
export function generateStaticParams() {
  return translated.flatMap((language) => items().map((item) => ({ ...language, ...item })))
}

export const generateMetadata = describe

export default EnglishPage
