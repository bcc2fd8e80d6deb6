import 'server-only'
import { AppError } from '@/domain/errors'
import { describeInvalidFields } from './describe-invalid-fields'
import { readJson } from './read-json'

/** A synchronous validator of any library that implements Standard Schema (https://standardschema.dev). */
export type Schema<Output> = {
  readonly '~standard': {
    readonly validate: (value: unknown) => ValidationResult<Output> | Promise<ValidationResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

type ValidationResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: Parameters<typeof describeInvalidFields>[0] }

/**
 * Reads a body and validates it.
 * @throws {AppError} `bad-request`, `too-large`
 */
export async function readBody<Output>(
  request: Request,
  schema: Schema<Output>,
  maxBytes: number,
): Promise<Output> {
  return read(schema, await readJson(request, { maxBytes }))
}

/**
 * Reads and validates the query of an address. Each name may occur once.
 * @throws {AppError} `bad-request`
 */
export function readQuery<Output>(request: Request, schema: Schema<Output>): Output {
  const parameters = [...new URL(request.url).searchParams]
  const query = Object.fromEntries(parameters)
  if (Object.keys(query).length < parameters.length)
    throw new AppError('bad-request', 'A name stands more than once in the query')
  return read(schema, query)
}

function read<Output>(schema: Schema<Output>, given: unknown): Output {
  const result = schema['~standard'].validate(given)
  if (result instanceof Promise) throw new TypeError('The schema of a request must answer at once')
  if (!result.issues) return result.value
  throw new AppError('bad-request', describeInvalidFields(result.issues))
}
