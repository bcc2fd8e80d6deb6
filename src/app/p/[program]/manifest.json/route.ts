import { manifestResponse } from '../../../app-manifest'
import { desktopCommunity } from '../../../desktop-community'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return desktopCommunity.programs.map((program) => ({ program }))
}

/**
 * The site's manifest beside the address of a program, where Safe{Wallet} asks for it when that address is added as a Safe App.
 * It puts the address of the app, or its origin only, before the path of an icon: a path that begins by leaving the folder
 * of the program leads to the same picture in both.
 */
export async function GET(): Promise<Response> {
  return manifestResponse('/../..')
}
