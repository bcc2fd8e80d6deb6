import type { Connection } from '@/domain/wallet/connection'
import { walletProgram } from '@/texts/wallet-program'

import { requestDialog } from '@/wallet/boot'

type ConnectionNoticeProps = {
  connection: Connection
  /** The sentence that says why the program needs a wallet. */
  notConnected: string
}

/** Replaces a program that needs an account on a supported network. */
export function ConnectionNotice({ connection, notConnected }: ConnectionNoticeProps) {
  if (connection.status !== 'connected')
    return (
      <div className="window-notice">
        <p>{notConnected}</p>
        <button type="button" data-default onClick={() => requestDialog('connect')}>
          {walletProgram.connect}
        </button>
      </div>
    )
  return (
    <div className="window-notice" role="alert">
      <p>{walletProgram.otherNetwork}</p>
      <button type="button" data-default onClick={() => requestDialog('chain')}>
        {walletProgram.switch}
      </button>
    </div>
  )
}
