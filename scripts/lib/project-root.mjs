import { fileURLToPath } from 'node:url'

/** The folder of this repository, as an absolute path of this system. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
