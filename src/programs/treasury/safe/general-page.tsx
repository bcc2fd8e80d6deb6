import { isSameAddress } from '@/domain/address'
import { listText } from '@/language/list-text'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { plainText } from '@/safe/plain-text'
import { zeroAddress } from '@/safe/safe-transaction'
import { latestVersion } from '@/safe/version'
import { treasuryProperties } from '@/texts/treasury-properties'
import { treasuryReview } from '@/texts/treasury-review'
import { treasurySettings } from '@/texts/treasury-settings'
import { FactList } from '@/ui/fact-list/fact-list'
import type { ReadSettings } from '../settings/use-safe-settings'
import { translateValue } from '../transaction/describe'
import { Warnings } from '../transaction/warnings'
import type { PageProps } from './property-page'
import { PropertyPage } from './property-page'
import { useMasterCopies, useNextNonce } from './use-safe-properties'

/**
 * Version, threshold, nonce, and the contracts that take part in every transaction of the Safe. The values come from the Safe's
 * contract, or from the gateway if the contract was not read.
 */
export function GeneralPage({ gateway, safe, state, settings }: PageProps & { state: SafeState }) {
  const masterCopies = useMasterCopies(gateway, safe.chainId)
  const nonces = useNextNonce(gateway, safe, state.txQueuedTag)
  const { implementationVersionState: claimed } = state
  const shown = settings ? fromChain(settings) : fromGateway(state)
  const differing = settings ? differences(fromChain(settings), fromGateway(state)) : []
  // Without the contract's own settings, the line below says that the whole page is reported.
  const asReported = (words: string) => (settings ? treasuryReview.reported(words) : words)
  const latest = latestVersion((masterCopies.data ?? []).map((copy) => copy.version))
  const warnings = [
    differing.length > 0 ? treasurySettings.serviceDiffers(listText(differing)) : '',
    shown.modules.length > 0 ? treasuryProperties.moduleWarning : '',
    settings?.hasMoreModules ? treasurySettings.moreModules(settings.modules.length) : '',
  ]
  return (
    <PropertyPage>
      <Warnings icon="warning" lines={warnings.filter((line) => line !== '')} />
      <FactList
        facts={[
          [treasuryProperties.address, safe.address],
          [
            treasuryProperties.version,
            [
              plainText(shown.version, 20) || treasuryProperties.unknownVersion,
              claimed ? asReported(translateValue(treasuryProperties.versionStates, claimed)) : '',
            ]
              .filter(Boolean)
              .join(' · '),
          ],
          [treasuryProperties.latestVersion, latest && asReported(plainText(latest, 20))],
          [treasuryProperties.contract, shown.singleton],
          [
            treasuryProperties.threshold,
            treasuryProperties.thresholdOf(shown.threshold, shown.owners.length),
          ],
          [treasuryProperties.nonce, String(shown.nonce)],
          [treasuryProperties.nextNonce, nonces.data && asReported(String(nonces.data.recommendedNonce))],
          [treasuryProperties.modules, shown.modules.join('\n') || treasuryProperties.none],
          [treasuryProperties.guard, shown.guard ?? treasuryProperties.none],
          [treasuryProperties.fallbackHandler, shown.fallbackHandler ?? treasuryProperties.none],
        ]}
      />
      <p>
        {settings
          ? treasurySettings.readAtBlock(String(settings.block))
          : treasuryProperties.providedByService}
      </p>
      {settings && <p>{treasuryReview.reportedNote}</p>}
    </PropertyPage>
  )
}

type SafeFacts = {
  version: string | null
  singleton: string | null
  threshold: number
  owners: readonly string[]
  nonce: number
  modules: readonly string[]
  guard: string | null
  fallbackHandler: string | null
}

function fromChain(settings: ReadSettings): SafeFacts {
  return { ...settings, threshold: Number(settings.threshold), nonce: Number(settings.nonce) }
}

function fromGateway({
  implementation,
  modules,
  guard,
  fallbackHandler,
  owners,
  ...state
}: SafeState): SafeFacts {
  return {
    ...state,
    singleton: implementation?.value ?? null,
    owners: owners.map(({ value }) => value),
    modules: (modules ?? []).map(({ value }) => value),
    guard: setOrNull(guard?.value),
    fallbackHandler: setOrNull(fallbackHandler?.value),
  }
}

/** Some gateways return the zero address for an unset one. */
function setOrNull(address: string | undefined): string | null {
  return address === undefined || isSameAddress(address, zeroAddress) ? null : address
}

/** Lists the differences of the gateway's values. Nonce and version may lag behind, and a missing contract is not a difference. */
function differences(chain: SafeFacts, claimed: SafeFacts): readonly string[] {
  const isSame = (one: string | null, other: string | null) => isSameAddress(one ?? '', other ?? '')
  const isSameList = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((address) => other.some((its) => isSameAddress(address, its)))
  return [
    ...(isSameList(chain.owners, claimed.owners) ? [] : [treasuryProperties.owners]),
    ...(chain.threshold === claimed.threshold ? [] : [treasuryProperties.threshold]),
    ...(isSameList(chain.modules, claimed.modules) ? [] : [treasuryProperties.modules]),
    ...(claimed.singleton === null || isSame(chain.singleton, claimed.singleton)
      ? []
      : [treasuryProperties.contract]),
    ...(isSame(chain.guard, claimed.guard) ? [] : [treasuryProperties.guard]),
    ...(isSame(chain.fallbackHandler, claimed.fallbackHandler) ? [] : [treasuryProperties.fallbackHandler]),
  ]
}
