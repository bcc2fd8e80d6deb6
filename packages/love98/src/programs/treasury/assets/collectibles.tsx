import { Suspense, useState } from 'react'
import { shortenAddress } from '@/domain/address'
import type { Collectible as CollectibleRow } from '@/safe/gateway/safe-shapes'
import { nameText, plainText } from '@/safe/plain-text'
import { treasury } from '@/texts/treasury'
import { treasuryForms } from '@/texts/treasury-forms'
import { Icon } from '@/ui/icon'
import { lazyNamed } from '@/ui/lazy-named'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { ListNotice, ReportedColumn, ReportedNote, StaleLine, unreadableRows } from '../list/list-notice'
import type { ListProps } from '../list/list-props'
import recipes from '../recipes.module.css'
import { useSafeCollectibles } from '../safe/use-safe-queries'
import styles from './asset-table.module.css'

const CollectibleDialog = lazyNamed(() => import('./collectible-dialog'), 'CollectibleDialog')

/**
 * The collectibles of the Safe by name. Most pictures are on third-party servers, which would learn of every
 * view, so a placeholder is shown. A picture that is stored on the chain is read when its row is opened.
 */
export function Collectibles(props: ListProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const query = useSafeCollectibles(props)
  const labelOf = ({ name, tokenName, id }: Item) =>
    nameText(name, 60) ||
    treasury.someNft(nameText(tokenName, 40) || treasury.unnamedCollectible, plainText(id, 24))
  const items = (query.data?.pages ?? []).flatMap(({ results }) => results.flatMap((item) => item ?? []))
  const opened = items.find((item) => keyOf(item) === chosen)
  return (
    <>
      <StaleLine query={query} />
      <ListNotice
        query={query}
        isEmpty={items.length === 0}
        empty={treasury.noCollectibles}
        unreadable={unreadableRows(query.data?.pages)}
      />
      {items.length > 0 && (
        <ScrollBox className={styles.table}>
          <table aria-label={treasury.collectibles}>
            <thead>
              <tr>
                <ReportedColumn name={treasury.field.what} />
                <ReportedColumn name={treasury.collection} />
                <th scope="col" className={styles.wideOnly}>
                  {treasury.contract}
                </th>
                <td />
              </tr>
            </thead>
            <tbody className="selectable">
              {items.map((item) => {
                const { address, id, tokenName } = item
                return (
                  <tr key={keyOf(item)}>
                    <th scope="row">
                      <span className="field-row">
                        <Icon name="collections" size={16} />
                        {labelOf(item)}
                      </span>
                    </th>
                    <td>
                      <bdi>{nameText(tokenName, 40)}</bdi>
                    </td>
                    <td className={styles.wideOnly}>
                      <bdi>{shortenAddress(address)}</bdi>
                    </td>
                    <td>
                      {/^\d{1,78}$/.test(id) && (
                        <button
                          type="button"
                          aria-label={treasuryForms.openCollectible(labelOf(item))}
                          onClick={() => setChosen(keyOf(item))}
                        >
                          {treasury.open}
                        </button>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {items.length > 0 && <ReportedNote />}
      {query.hasNextPage && (
        <div className={recipes.buttons}>
          <button
            type="button"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? treasury.loadingMore : treasury.more}
          </button>
        </div>
      )}
      {status && <p role="status">{status}</p>}
      {opened && (
        <Suspense fallback={null}>
          <CollectibleDialog
            {...props}
            item={{ ...opened, id: BigInt(opened.id) }}
            onClose={(result) => {
              setChosen(null)
              setStatus(result)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type Item = Pick<CollectibleRow, 'address' | 'id' | 'name' | 'tokenName'>

function keyOf({ address, id }: Item): string {
  return `${address} ${id}`
}
