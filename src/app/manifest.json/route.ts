import { manifestResponse } from '../app-manifest'

export const dynamic = 'force-static'

/** The manifest of the installable desktop; other sites (a Safe that lists it) may read it. */
export async function GET(): Promise<Response> {
  return manifestResponse()
}
