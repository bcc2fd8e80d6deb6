import prototypes from 'unhomoglyph/data.json'

const prototypeOf: Readonly<Record<string, string>> = prototypes

/**
 * Skeletons of a name (UTS #39, section 4) by Unicode's table of confusable characters: of the name as it is and in lower case, each in
 * lower case, without spaces and invisible characters. Two names are confusable when they share a skeleton; a skeleton is never
 * displayed.
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
