import 'server-only'
import { languages } from '@/language/languages'

/** The languages that have addresses of their own: all but English, as parameters of `[lang]`. */
export const translated = languages.filter(({ id }) => id !== 'en').map(({ id }) => ({ lang: id }))
