import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { createHostClient } from '@/safe/host/host-client'
import { guardMessages } from '@/safe/host/message-guard'
import { hostOrigin, openFramedPage } from './fake-page'

export const typedData = {
  domain: { chainId: 31_337 },
  types: { Rose: [{ name: 'much', type: 'uint256' }] },
  primaryType: 'Rose',
  message: { much: 1 },
}

export function openClient(options: { silent?: boolean } = {}) {
  const framed = openFramedPage(options)
  guardMessages(framed.page, { hosts: [hostOrigin] })
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
  return { ...framed, client: createHostClient(sdk) }
}
