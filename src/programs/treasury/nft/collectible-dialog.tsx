import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAddress } from 'viem/utils'
import { readCollectible } from '@/chain/tokens/read-collectible'
import type { Address } from '@/domain/address'
import { errorText } from '@/domain/errors'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { nameText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { treasuryForms } from '@/texts/treasury-forms'

import { Dialog } from '@/ui/dialog/dialog'
import { useWallet } from '@/wallet/use-wallet'
import type { FormProps } from '../lists/list-props'
import { FactList } from '../review/fact-list'
import { isOwner, useHostOf } from '../safe-context'
import { useTokenFacts } from '../tokens/use-token-facts'
import styles from './collectible-dialog.module.css'
import { CollectiblePicture } from './collectible-picture'
import { SendCollectible } from './send-collectible'

type CollectibleDialogProps = FormProps & { item: { address: Address; id: bigint; name: string | null } }

/** One collectible: its picture if that is stored on the chain, its holder, and a button that sends it. */
export function CollectibleDialog({ item, onClose, ...props }: CollectibleDialogProps) {
  const { client } = useWallet()
  const host = useHostOf(props.safe)
  const { safe, state, viewer } = props
  const { id } = item
  // A gateway may return the address with a wrong checksum, which calls reject.
  const address = getAddress(item.address)
  const { facts, isPending } = useTokenFacts(safe.chainId, [address])
  const { standard } = tokenFactsOf(facts, address)
  const isNft = standard === 'ERC721' || standard === 'ERC1155'
  const { data, error } = useQuery({
    queryKey: ['collectible', safe.chainId, safe.address, address, String(id), standard],
    queryFn: () =>
      readCollectible(client(safe.chainId), {
        address,
        id,
        standard: standard === 'ERC721' ? standard : 'ERC1155',
        holder: safe.address,
      }),
    enabled: isNft,
  })
  const [isSending, setIsSending] = useState(false)
  const mayPropose = host ? !host.info.isReadOnly : isOwner(state, viewer)
  const held = data?.held ?? 0n

  if (isSending && isNft)
    return <SendCollectible {...props} onClose={onClose} item={{ address, id, standard, held }} />
  return (
    <Dialog title={treasuryForms.collectible} onClose={() => onClose('')}>
      <div className={styles.collectible}>
        {isNft && !error && <CollectiblePicture id={String(id)} picture={data?.picture ?? null} />}
        <FactList
          facts={[
            [treasuryForms.collection, address],
            [treasuryForms.id, String(id)],
            [treasuryForms.standard, standard],
            [treasuryForms.held, data && (held > 0n ? treasuryForms.heldCount(String(held)) : common.no)],
            [treasuryForms.saidName, nameText(item.name, 60)],
          ]}
        />
        <p role="status">
          {error ? errorText(error) : ''}
          {!isNft && !isPending ? treasuryForms.unknownStandard : ''}
        </p>
        <div className="button-row">
          {mayPropose && (
            <button type="button" disabled={held === 0n} onClick={() => setIsSending(true)}>
              {treasuryForms.send}
            </button>
          )}
          <button type="button" data-default onClick={() => onClose('')}>
            {common.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
