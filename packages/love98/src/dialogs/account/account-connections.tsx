import { useState } from 'react'
import { shortenAddress } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import { connections } from '@/texts/connections'

import { StatusText } from '@/ui/status-text/status-text'
import { type ConnectedWallet, useConnections } from '@/wallet/account/use-connections'
import styles from './account-dialog.module.css'

export function AccountConnections() {
  const { wallets, choose, leave } = useConnections()
  const [failure, setFailure] = useState<string | null>(null)
  const isOne = wallets.length < 2
  if (isOne && (wallets[0]?.addresses.length ?? 0) < 2) return null

  const attempt = async (act: Promise<void>) => {
    setFailure(null)
    await act.catch((error: unknown) => setFailure(errorMessage(error)))
  }

  return (
    <fieldset className={styles.section}>
      <legend>{connections.title}</legend>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.id} className={styles.connection}>
            <div className={styles.grow}>
              <b>{wallet.name}</b>
              <Addresses wallet={wallet} />
            </div>
            {wallet.isCurrent ? (
              <span>{connections.inUse}</span>
            ) : (
              <button
                type="button"
                aria-label={connections.chooseNamed(wallet.name)}
                onClick={() => void attempt(choose(wallet))}
              >
                {connections.use}
              </button>
            )}
            {!isOne && (
              <button
                type="button"
                aria-label={connections.disconnectNamed(wallet.name)}
                onClick={() => void attempt(leave(wallet))}
              >
                {connections.disconnect}
              </button>
            )}
          </li>
        ))}
      </ul>
      <StatusText isProblem={failure !== null}>{failure ?? connections.hint}</StatusText>
    </fieldset>
  )
}

function Addresses({ wallet }: { wallet: ConnectedWallet }) {
  return (
    <ul className="selectable">
      {wallet.addresses.map((address) => (
        <li key={address} title={address}>
          {shortenAddress(address)}
        </li>
      ))}
    </ul>
  )
}
