import { levels } from '@/domain/heartbreak/board/level'
import { refuseMethod } from '@/server/handle'
import { handlePicture } from '@/server/heartbreak/picture/handle-picture'
import { closedPicture } from '@/server/heartbreak/picture/served-picture'

export const dynamic = 'force-dynamic'

/** The picture of the game. */
export const GET = handlePicture(() => closedPicture(levels[1]))

export const POST = refuseMethod('GET, HEAD')
