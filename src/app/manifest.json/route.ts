import { appManifest } from '../app-manifest'
import { desktopCommunity } from '../desktop-community'

export const dynamic = 'force-static'

/** The manifest of the installable desktop; other sites (a Safe that lists it) may read it. */
export async function GET(): Promise<Response> {
  const headers = {
    'Content-Type': 'application/manifest+json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  }
  return Response.json(await appManifest(desktopCommunity), { headers })
}
