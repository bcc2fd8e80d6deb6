import type { Connection } from '@/domain/wallet/connection'
import { walletProgram } from '@/texts/wallet-program'
import { requestDialog } from '@/wallet/boot'

type ConnectionNoticeProps = {
  connection: Connection
  notConnected: string
  /** The layout of the text and its button. */
  className?: string | undefined
}

/** The sentence below a form that needs a connected wallet, and the button that connects it or switches its network. */
export function ConnectionNotice({ connection, notConnected, className }: ConnectionNoticeProps) {
  const isConnected = connection.status === 'connected'
  return (
    <div className={className}>
      <p role={isConnected ? 'alert' : undefined}>
        {isConnected ? walletProgram.otherNetwork : notConnected}
      </p>
      <button type="button" data-default onClick={() => requestDialog(isConnected ? 'chain' : 'connect')}>
        {isConnected ? walletProgram.switch : walletProgram.connect}
      </button>
    </div>
  )
}
