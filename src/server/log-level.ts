import { type Env, readEnv } from './env'

/** The configured level. A wrong environment is reported at the start; throwing here would hide that. */
export function logLevel(): Env['LOG_LEVEL'] {
  try {
    return readEnv().LOG_LEVEL
  } catch {
    return 'info'
  }
}
