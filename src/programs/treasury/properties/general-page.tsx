import type { Party } from '@/safe/gateway/fields'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { plainText } from '@/safe/plain-text'
import { latestVersion } from '@/safe/version'
import { treasuryPropertiesTexts } from '@/texts/en/programs/treasury-properties'
import { useTexts } from '@/texts/use-texts'
import { wordOf } from '../review/describe'
import { FactList } from '../review/fact-list'
import { Warnings } from '../review/warnings'
import type { PageProps } from './page-props'
import { PropertyPage } from './property-page'
import { useMasterCopies, useNextNonce } from './use-safe-properties'

/** Version, threshold, nonce, and the contracts that take part in every transaction of the Safe. */
export function GeneralPage({ gateway, safe, state }: PageProps & { state: SafeState }) {
  const texts = useTexts(treasuryPropertiesTexts)
  const masterCopies = useMasterCopies(gateway, safe.chainId)
  const nonces = useNextNonce(gateway, safe, state.txQueuedTag)
  const { version, implementation, implementationVersionState, modules, guard, fallbackHandler } = state
  const versionState = implementationVersionState
    ? wordOf(texts.versionStates, implementationVersionState)
    : ''
  const latest = latestVersion((masterCopies.data ?? []).map((copy) => copy.version))
  return (
    <PropertyPage>
      <Warnings icon="warning" lines={modules?.length ? [texts.moduleWarning] : []} />
      <FactList
        facts={[
          [texts.address, safe.address],
          [
            texts.version,
            [plainText(version, 20) || texts.unknownVersion, versionState].filter(Boolean).join(' · '),
          ],
          [texts.latestVersion, plainText(latest, 20)],
          [texts.contract, implementation?.value],
          [texts.threshold, texts.thresholdOf(state.threshold, state.owners.length)],
          [texts.nonce, String(state.nonce)],
          [texts.nextNonce, nonces.data && String(nonces.data.recommendedNonce)],
          [texts.modules, addressesOf(modules) || texts.none],
          [texts.guard, guard?.value ?? texts.none],
          [texts.fallbackHandler, fallbackHandler?.value ?? texts.none],
        ]}
      />
      <p>{texts.fromGateway}</p>
    </PropertyPage>
  )
}

function addressesOf(parties: readonly Party[] | null): string {
  return (parties ?? []).map(({ value }) => value).join('\n')
}
