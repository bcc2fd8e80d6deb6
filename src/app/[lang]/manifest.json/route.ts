import { manifestResponse } from '../../app-manifest'
import { translated } from '../../translated'

export const dynamic = 'force-static'

export const dynamicParams = false

/** The manifest of the desktop that is installed from each language beside English. */
export function generateStaticParams() {
  return translated
}

export async function GET(): Promise<Response> {
  return manifestResponse()
}
