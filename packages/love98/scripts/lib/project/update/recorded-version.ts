import { UserError } from '../../user-error.mjs'

/**
 * Reads the version for which a folder was updated last: `"love98": { "updated": "0.1.0" }` of its `package.json`.
 * @returns undefined if none is recorded
 * @throws {UserError} if the text is not JSON
 */
export function readUpdated(text: string): string | undefined {
  const updated: unknown = Object(parse(text).love98).updated
  return typeof updated === 'string' && /^\d+\.\d+\.\d+/.test(updated) ? updated : undefined
}

/** Records a version. The indentation and the end of the file stay. */
export function withUpdated(text: string, version: string): string {
  const manifest = parse(text)
  const indent = /^\{\r?\n(\s+)/.exec(text)?.[1] ?? 2
  const end = /\s*$/.exec(text)?.[0] ?? ''
  return (
    JSON.stringify({ ...manifest, love98: { ...Object(manifest.love98), updated: version } }, null, indent) +
    end
  )
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserError(`package.json is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
