/**
 * Plain data as an expression of TypeScript. A text may hold anything: quotes are escaped, and a `$` before a brace, too,
 * since the linter takes that for a template string that lost its marks.
 */
export function sourceText(value: unknown): string {
  return JSON.stringify(value).replaceAll('${', '\\u0024{')
}
