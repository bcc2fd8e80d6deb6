export const maxLines = 400

/** Generated files may have any length. */
const unlimited = [/(^|\/)generated\//]

/**
 * @param sources text by path from the root
 * @returns a sentence for each file that is too long
 */
export function longFiles(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => !unlimited.some((pattern) => pattern.test(path)))
    .map(([path, text]) => [path, lineCount(text)] as const)
    .filter(([, lines]) => lines > maxLines)
    .map(([path, lines]) => `${path} has ${lines} lines, at most ${maxLines}: split it by idea.`)
}

function lineCount(text: string) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
