import { levels } from '@/domain/heartbreak/board/level'
import { handlePicture } from '@/server/heartbreak/picture/handle-picture'
import { closedPicture } from '@/server/heartbreak/picture/served-picture'
import { refuseMethod } from '@/server/http/handle'

export const dynamic = 'force-dynamic'

/** The picture of the game. */
export const GET = handlePicture(() => closedPicture(levels[1]))

export const POST = refuseMethod('GET, HEAD')
