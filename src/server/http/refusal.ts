import { type ErrorCode, LoveError } from '@/domain/errors'

/** A request that is turned away for its form, before anybody looks at what it asks for. `status` is HTTP's. */
export class Refusal extends LoveError {
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415,
    code: ErrorCode,
    reason: string,
  ) {
    super(code, reason)
  }
}
