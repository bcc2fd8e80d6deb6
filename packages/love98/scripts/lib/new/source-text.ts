/**
 * Writes plain data as a TypeScript expression. A text may contain anything: quotes are escaped, and so is a `$` before
 * a brace, which the linter takes for a template string without its marks.
 */
export function sourceText(value: unknown): string {
  return JSON.stringify(value).replaceAll('${', '\\u0024{')
}
