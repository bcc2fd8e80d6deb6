import prototypes from 'unhomoglyph/data.json'

const prototypeOf: Readonly<Record<string, string>> = prototypes

/**
 * What names that are drawn alike have in common: their skeletons (UTS #39, section 4) by Unicode's table of confusable characters, of
 * the name as it is and in lower case, each in lower case, without spaces and characters that are not drawn. Two names are confusable
 * when they share one; a skeleton is not for reading.
 */
export function nameSkeletons(name: string): readonly string[] {
  const compact = name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
  return [...new Set([compact, compact.toLowerCase()].map((each) => skeleton(each).toLowerCase()))]
}

function skeleton(text: string): string {
  return [...text.normalize('NFD')]
    .map((character) => (Object.hasOwn(prototypeOf, character) ? prototypeOf[character] : character))
    .join('')
    .normalize('NFD')
}
