import type { Connection } from '@/domain/wallet/connection'
import { walletProgramTexts } from '@/texts/en/wallet/wallet-program'
import { useTexts } from '@/texts/use-texts'
import { requestDialog } from '@/wallet/boot'

type ConnectionNoticeProps = {
  connection: Connection
  /** What a wallet is needed for. */
  notConnected: string
}

/** In the place of a program that needs an account on a supported network. */
export function ConnectionNotice({ connection, notConnected }: ConnectionNoticeProps) {
  const texts = useTexts(walletProgramTexts)
  if (connection.status !== 'connected')
    return (
      <div className="window-notice">
        <p>{notConnected}</p>
        <button type="button" data-default onClick={() => requestDialog('connect')}>
          {texts.connect}
        </button>
      </div>
    )
  return (
    <div className="window-notice" role="alert">
      <p>{texts.otherNetwork}</p>
      <button type="button" data-default onClick={() => requestDialog('chain')}>
        {texts.switch}
      </button>
    </div>
  )
}
