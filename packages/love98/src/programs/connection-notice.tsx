import type { Connection } from '@/domain/wallet/connection'
import { walletProgram } from '@/texts/wallet-program'
import { Notice } from '@/ui/notice/notice'
import { requestDialog } from '@/wallet/boot'

type ConnectionNoticeProps = {
  connection: Connection
  notConnected: string
}

export function ConnectionNotice({ connection, notConnected }: ConnectionNoticeProps) {
  if (connection.status !== 'connected')
    return (
      <Notice text={notConnected}>
        <button type="button" data-default onClick={() => requestDialog('connect')}>
          {walletProgram.connect}
        </button>
      </Notice>
    )
  return (
    <Notice role="alert" text={walletProgram.otherNetwork}>
      <button type="button" data-default onClick={() => requestDialog('chain')}>
        {walletProgram.switch}
      </button>
    </Notice>
  )
}
