import { shortenAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { nameText, plainText } from '@/safe/plain-text'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import type { Gateway } from '../gateway/use-gateway'
import { useSafeCollectibles } from '../gateway/use-safe-lists'
import recipes from '../recipes.module.css'
import styles from './asset-table.module.css'
import { ListNotice, StaleLine } from './list-notice'
import { unreadableRows } from './unreadable-rows'

type CollectiblesProps = { gateway: Gateway; safe: SafeId; visible: boolean; state: SafeState | undefined }

/** The collectibles of the Safe by name. Their pictures lie with strangers, who would learn of every look, so ours stands. */
export function Collectibles(props: CollectiblesProps) {
  const texts = useTexts(treasuryTexts)
  const query = useSafeCollectibles(props)
  const items = (query.data?.pages ?? []).flatMap(({ results }) => results.flatMap((item) => item ?? []))
  return (
    <>
      <StaleLine query={query} />
      <ListNotice
        query={query}
        isEmpty={items.length === 0}
        empty={texts.noCollectibles}
        unreadable={unreadableRows(query.data?.pages)}
      />
      {items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div className={`well ${styles.table}`} tabIndex={0}>
          <table aria-label={texts.collectibles}>
            <thead>
              <tr>
                <th scope="col">{texts.field.what}</th>
                <th scope="col">{texts.collection}</th>
                <th scope="col" className={styles.wideOnly}>
                  {texts.contract}
                </th>
              </tr>
            </thead>
            <tbody className="selectable">
              {items.map(({ address, id, name, tokenName }) => (
                <tr key={`${address} ${id}`}>
                  <th scope="row">
                    <span className="field-row">
                      <Icon name="collections" size={16} />
                      {nameText(name, 60) ||
                        texts.someNft(nameText(tokenName, 40) || texts.unnamedCollectible, plainText(id, 24))}
                    </span>
                  </th>
                  <td>{nameText(tokenName, 40)}</td>
                  <td className={styles.wideOnly}>{shortenAddress(address)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {query.hasNextPage && (
        <div className={recipes.buttons}>
          <button
            type="button"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? texts.loadingMore : texts.more}
          </button>
        </div>
      )}
    </>
  )
}
