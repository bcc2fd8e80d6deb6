import { AppError, type ErrorCode } from '@/domain/errors'

/** Refuses a request because of its form, before its content is read. `status` is the HTTP status. */
export class Refusal extends AppError {
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415,
    code: ErrorCode,
    reason: string,
  ) {
    super(code, reason)
  }
}
