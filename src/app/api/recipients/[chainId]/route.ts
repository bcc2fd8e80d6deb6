import { z } from 'zod'
import type { Address } from '@/domain/address'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender, senderOf } from '@/server/http/rate-limit'
import { readQuery } from '@/server/http/read-body'
import { marketClient } from '@/server/market/node-client'
import { processSingleton } from '@/server/process-singleton'
import { readRecipientHistory } from '@/server/recipients/recipient-history'
import { createRecipientHistories } from '@/server/recipients/served-histories'
import { nodeOf } from '@/server/rpc/rpc-proxy'
import { swapContracts } from '@/server/rpc/simulated-swap'
import { deployment } from '../../deployment'

type Context = { params: Promise<{ chainId: string }> }

const historyQuery = z.strictObject({
  account: z
    .string()
    .regex(/^0x[0-9a-f]{40}$/i)
    .toLowerCase(),
  frame: z.string().optional(),
})

/** The accounts that the transfers of one account name: `RecipientHistory`. */
export const GET = handle<Context>(async (request, { params }) => {
  await limitSender(request, 'recipients')
  const { settings, nodes } = deployment()
  const { chainId } = await params
  const account = readQuery(request, historyQuery).account as Address
  const url = nodeOf({ settings, nodes }, chainId)
  const tokens = [...(swapContracts(settings, Number(chainId))?.tokens ?? [])] as Address[]
  const histories = processSingleton('recipients', () => createRecipientHistories())
  return Response.json(
    await histories.of(`${chainId} ${account}`, senderOf(request), () =>
      readRecipientHistory(marketClient(url), account, tokens),
    ),
  )
})

export const POST = refuseMethod('GET, HEAD')
