import { useEffect, useState } from 'react'
import { useConnectionState } from '@/wallet/use-connection-state'
import type { ProgramProps } from '../program-props'
import { DisabledForm, SendForm } from './send-form'
import { consumeUrlRequest, type Draft, parseSendRequest } from './send-request'

const empty = { to: '', token: '', amount: '', isFromLink: false }

/** Send: the form of the connected account, or the same form without one. */
export default function Send({ argument, setArgument, minimized }: ProgramProps) {
  const connection = useConnectionState()
  const [draft, setDraft] = useState<Draft>(empty)
  const [accounts, setAccounts] = useState<readonly string[]>([])
  const account = connection.status === 'connected' ? `${connection.chainId} ${connection.address}` : null

  // The address of the page, and what another window asks for.
  useEffect(() => {
    const request = consumeUrlRequest() ?? (argument === null ? null : parseSendRequest(argument))
    if (request) setDraft({ ...request, isFromLink: true })
    if (argument !== null) setArgument(null)
  }, [argument, setArgument])

  if (account !== null && accounts.at(-1) !== account) setAccounts([...accounts, account])
  if (connection.status !== 'connected' || !connection.supported)
    return <DisabledForm connection={connection} draft={draft} />
  return (
    <SendForm
      key={account}
      account={{ address: connection.address, chainId: connection.chainId }}
      draft={draft}
      onDraft={(part) => {
        setAccounts([])
        setDraft((before) => ({ ...before, ...part }))
      }}
      isActive={!minimized}
      // A review of the earlier account is void.
      hasChanged={accounts.length > 1}
    />
  )
}
