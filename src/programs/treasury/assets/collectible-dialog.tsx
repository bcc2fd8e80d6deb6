import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAddress } from 'viem/utils'
import type { TokenPicture } from '@/chain/tokens/picture-of-uri'
import { readCollectible } from '@/chain/tokens/read-collectible'
import type { Address } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import { tokenFactsOf } from '@/domain/wallet/token-facts'
import { nameText } from '@/safe/plain-text'
import { common } from '@/texts/common'
import { treasuryForms } from '@/texts/treasury-forms'
import { Dialog } from '@/ui/dialog/dialog'
import { FactList } from '@/ui/fact-list/fact-list'
import { useWallet } from '@/wallet/use-wallet'
import type { FormProps } from '../list/list-props'
import { isOwner, useHostOf } from '../safe/safe-context'
import styles from './collectible-dialog.module.css'
import { SendCollectible } from './send-collectible'
import { useTokenFacts } from './use-token-facts'

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
            [
              treasuryForms.heldBySafe,
              data && (held > 0n ? treasuryForms.heldCount(String(held)) : common.no),
            ],
            [treasuryForms.reportedName, nameText(item.name, 60)],
          ]}
        />
        <p role="status">
          {error ? errorMessage(error) : ''}
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

/** CSS pixels of both sides. */
const size = 192

/** A picture that a contract gave as bytes; null while it is read. */
function CollectiblePicture({ id, picture }: { id: string; picture: TokenPicture | null }) {
  const [isBroken, setIsBroken] = useState(false)
  if (picture === null) return <p role="status">{treasuryForms.readingPicture}</p>
  if (picture.kind === 'elsewhere') return <p>{treasuryForms.pictureElsewhere}</p>
  if (picture.kind === 'none' || isBroken) return <p>{treasuryForms.noPicture}</p>
  return (
    <img
      className={`well ${styles.picture}`}
      alt={treasuryForms.pictureOf(id)}
      width={size}
      height={size}
      decoding="async"
      draggable={false}
      src={picture.url}
      onError={() => setIsBroken(true)}
    />
  )
}
