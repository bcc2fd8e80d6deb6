import { isSameAddress } from '@/domain/address'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { plainText } from '@/safe/plain-text'
import { zeroAddress } from '@/safe/safe-transaction'
import { latestVersion } from '@/safe/version'
import { treasuryPropertiesTexts } from '@/texts/en/programs/treasury-properties'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { treasurySettingsTexts } from '@/texts/en/programs/treasury-settings'
import { listText } from '@/texts/list-text'
import { useTexts } from '@/texts/use-texts'
import { wordOf } from '../review/describe'
import { FactList } from '../review/fact-list'
import { Warnings } from '../review/warnings'
import type { ReadSettings } from '../settings/use-safe-settings'
import type { PageProps } from './page-props'
import { PropertyPage } from './property-page'
import { useMasterCopies, useNextNonce } from './use-safe-properties'

/**
 * Version, threshold, nonce, and the contracts that take part in every transaction of the Safe: from its contract, and where
 * that is not read, as the gateway gives them.
 */
export function GeneralPage({ gateway, safe, state, settings }: PageProps & { state: SafeState }) {
  const texts = useTexts(treasuryPropertiesTexts)
  const own = useTexts(treasurySettingsTexts)
  const review = useTexts(treasuryReviewTexts)
  const masterCopies = useMasterCopies(gateway, safe.chainId)
  const nonces = useNextNonce(gateway, safe, state.txQueuedTag)
  const { implementationVersionState: said } = state
  const shown = settings ? fromChain(settings) : fromGateway(state)
  const differing = settings ? differences(fromChain(settings), fromGateway(state), texts) : []
  // Without the contract's own settings, the line below says that the whole page is reported.
  const asReported = (words: string) => (settings ? review.reported(words) : words)
  const latest = latestVersion((masterCopies.data ?? []).map((copy) => copy.version))
  const warnings = [
    differing.length > 0 ? own.differs(listText(differing)) : '',
    shown.modules.length > 0 ? texts.moduleWarning : '',
    settings?.hasMoreModules ? own.moreModules(settings.modules.length) : '',
  ]
  return (
    <PropertyPage>
      <Warnings icon="warning" lines={warnings.filter((line) => line !== '')} />
      <FactList
        facts={[
          [texts.address, safe.address],
          [
            texts.version,
            [
              plainText(shown.version, 20) || texts.unknownVersion,
              said ? asReported(wordOf(texts.versionStates, said)) : '',
            ]
              .filter(Boolean)
              .join(' · '),
          ],
          [texts.latestVersion, latest && asReported(plainText(latest, 20))],
          [texts.contract, shown.singleton],
          [texts.threshold, texts.thresholdOf(shown.threshold, shown.owners.length)],
          [texts.nonce, String(shown.nonce)],
          [texts.nextNonce, nonces.data && asReported(String(nonces.data.recommendedNonce))],
          [texts.modules, shown.modules.join('\n') || texts.none],
          [texts.guard, shown.guard ?? texts.none],
          [texts.fallbackHandler, shown.fallbackHandler ?? texts.none],
        ]}
      />
      <p>{settings ? own.readFromChain(String(settings.block)) : texts.fromGateway}</p>
      {settings && <p>{review.reportedNote}</p>}
    </PropertyPage>
  )
}

type Shown = {
  version: string | null
  singleton: string | null
  threshold: number
  owners: readonly string[]
  nonce: number
  modules: readonly string[]
  guard: string | null
  fallbackHandler: string | null
}

function fromChain(settings: ReadSettings): Shown {
  return { ...settings, threshold: Number(settings.threshold), nonce: Number(settings.nonce) }
}

function fromGateway({
  implementation,
  modules,
  guard,
  fallbackHandler,
  owners,
  ...state
}: SafeState): Shown {
  return {
    ...state,
    singleton: implementation?.value ?? null,
    owners: owners.map(({ value }) => value),
    modules: (modules ?? []).map(({ value }) => value),
    guard: setOrNull(guard?.value),
    fallbackHandler: setOrNull(fallbackHandler?.value),
  }
}

/** Some gateways write the zero address for none. */
function setOrNull(address: string | undefined): string | null {
  return address === undefined || isSameAddress(address, zeroAddress) ? null : address
}

/** What a gateway says otherwise; nonce and version may lag behind, and a contract that it leaves out is no statement. */
function differences(chain: Shown, said: Shown, texts: typeof treasuryPropertiesTexts): readonly string[] {
  const isSame = (one: string | null, other: string | null) => isSameAddress(one ?? '', other ?? '')
  const isSameList = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((address) => other.some((its) => isSameAddress(address, its)))
  return [
    ...(isSameList(chain.owners, said.owners) ? [] : [texts.owners]),
    ...(chain.threshold === said.threshold ? [] : [texts.threshold]),
    ...(isSameList(chain.modules, said.modules) ? [] : [texts.modules]),
    ...(said.singleton === null || isSame(chain.singleton, said.singleton) ? [] : [texts.contract]),
    ...(isSame(chain.guard, said.guard) ? [] : [texts.guard]),
    ...(isSame(chain.fallbackHandler, said.fallbackHandler) ? [] : [texts.fallbackHandler]),
  ]
}
