import type { LanguageId } from '../../src/language/languages.ts'

/** The words of the LOVE community, and its fruit, in the ten languages of the product. */
const words: Readonly<Record<LanguageId, RegExp>> = {
  en: /\blov(?:e(?!98)|ing)|heart|\borange|tangerine/i,
  es: /\bamor\b|coraz[oó]n|naranja|mandarina/i,
  'pt-br': /\bamor\b|cora[çc][aãoõ]|laranja|tangerina/i,
  fr: /\bamour|c(?:œ|oe)ur|\borange|mandarine/i,
  de: /\bliebe(?!r\b)|\bherz(?!ustellen)|\borange|mandarine/i,
  tr: /\bsevgi|\ba[şs]k(?:ı|a|ın|la)?\b|kalp|turuncu|mandalina/i,
  ru: /любов|любв|сердц|сердеч|сердец|оранж|мандарин/i,
  'zh-cn': /爱|[颗红碎]心|心形|橙|橘/,
  ja: /愛|恋|ハート|オレンジ|みかん/,
  ar: /(?<!\p{L})(?:ال)?(?:حب|قلب)(?!\p{L})|قلوب|برتقال|يوسفي/u,
}
const pictographs = /[❤♥♡💓-💟🧡🩷🩵🩶💌😍🥰😘🍊]/u

/** Returns true for a text with a word of the LOVE community, in its language or in English, or with a drawn heart. */
export function isAboutLove(text: string, language: LanguageId): boolean {
  return words[language].test(text) || words.en.test(text) || pictographs.test(text)
}
