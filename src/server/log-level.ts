import { type Env, readEnv } from './env'

/** How much is logged. What is wrong with the environment is told elsewhere: a log that throws would hide it. */
export function logLevel(): Env['LOG_LEVEL'] {
  try {
    return readEnv().LOG_LEVEL
  } catch {
    return 'info'
  }
}
