import { useState } from 'react'
import { shortenAddress } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import { connections } from '@/texts/connections'

import { ListBox } from '@/ui/list-box/list-box'
import { StatusText } from '@/ui/status-text/status-text'
import { type ConnectedWallet, useConnections } from '@/wallet/account/use-connections'
import styles from './account-dialog.module.css'

/** The connected wallets, if there is a choice. Use and Disconnect act on the selected one. */
export function AccountConnections() {
  const { wallets, choose, leave } = useConnections()
  const [failure, setFailure] = useState<string | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  // The next click on Disconnect must not disconnect another wallet when the chosen one has gone.
  const selected = wallets.find(({ id, isCurrent }) => (chosenId === null ? isCurrent : id === chosenId))
  const isOne = wallets.length < 2
  if (isOne && (wallets[0]?.addresses.length ?? 0) < 2) return null

  const attempt = async (act: Promise<void>) => {
    setFailure(null)
    await act.catch((error: unknown) => setFailure(errorMessage(error)))
  }
  const use = (wallet: ConnectedWallet | undefined) => {
    if (wallet && !wallet.isCurrent) void attempt(choose(wallet))
  }

  return (
    <fieldset className={styles.section}>
      <legend>{connections.title}</legend>
      <ListBox
        label={connections.title}
        rows={wallets.map((wallet) => ({ id: wallet.id, content: <Connection wallet={wallet} /> }))}
        selected={selected?.id}
        onSelect={setChosenId}
        onOpen={(id) => use(wallets.find((wallet) => wallet.id === id))}
        className={styles.connections}
      />
      {!isOne && (
        <div className={`button-row ${styles.connectionButtons}`}>
          <button
            type="button"
            disabled={!selected || selected.isCurrent}
            aria-label={selected && connections.chooseNamed(selected.name)}
            onClick={() => use(selected)}
          >
            {connections.use}
          </button>
          <button
            type="button"
            disabled={!selected}
            aria-label={selected && connections.disconnectNamed(selected.name)}
            // The second click of a double click would follow the selection.
            onClick={({ detail }) => {
              if (!selected || detail > 1) return
              setChosenId(selected.id)
              void attempt(leave(selected))
            }}
          >
            {connections.disconnect}
          </button>
        </div>
      )}
      <StatusText isProblem={failure !== null}>{failure ?? connections.hint}</StatusText>
    </fieldset>
  )
}

function Connection({ wallet: { name, addresses, isCurrent } }: { wallet: ConnectedWallet }) {
  return (
    <span className={styles.connection}>
      <span className={styles.grow}>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        {addresses.map((address) => (
          <span key={address} className={styles.connected} title={address}>
            {shortenAddress(address)}
          </span>
        ))}
      </span>
      {isCurrent && <span>{connections.inUse}</span>}
    </span>
  )
}
