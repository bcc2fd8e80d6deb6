import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Address, isSameAddress, shortenAddress } from '@/domain/address'
import { listText } from '@/language/list-text'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { plainText } from '@/safe/plain-text'
import { safeAppLink } from '@/safe/safe-app-link'
import { zeroAddress } from '@/safe/safe-transaction'
import { latestVersion } from '@/safe/version'
import { treasuryHost } from '@/texts/treasury-host'
import { treasuryProperties } from '@/texts/treasury-properties'
import { treasuryReview } from '@/texts/treasury-review'
import { treasurySettings } from '@/texts/treasury-settings'
import { AddressText } from '@/ui/address-text/address-text'
import { ExternalLink } from '@/ui/external-link'
import { FactList } from '@/ui/fact-list/fact-list'
import { RadioButtons } from '@/ui/radio-group/radio-group'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import type { SafeHost } from '@/wallet/safe/safe-host'
import { ListNotice } from '../list/list-notice'
import { translateValue } from '../transaction/reported-text'
import { Warnings } from '../transaction/warnings'
import styles from './property-pages.module.css'
import {
  type ReadSettings,
  useGatewayChain,
  useGatewayChains,
  useMasterCopies,
  useNextNonce,
  useSafeApps,
  useSafesOfOwner,
} from './use-safe-properties'
import type { Gateway } from './use-safe-queries'

function PropertyPage({ help, children }: { help?: string; children: ReactNode }) {
  return (
    <div className={styles.page} data-help={help}>
      {children}
    </div>
  )
}

/** The props of every page of the property sheet. */
export type PageProps = {
  gateway: Gateway
  safe: SafeId
  /** The settings in the Safe's contract; undefined until they are read, or if they cannot be read. */
  settings?: ReadSettings | undefined
}

/**
 * Version, threshold, nonce, and the contracts that take part in every transaction of the Safe. The values
 * come from the Safe's contract, or from the gateway if the contract was not read.
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
            undefined,
            'version',
          ],
          [
            treasuryProperties.latestVersion,
            latest && asReported(plainText(latest, 20)),
            undefined,
            'version',
          ],
          [treasuryProperties.contract, shown.singleton, undefined, 'contract'],
          [
            treasuryProperties.threshold,
            treasuryProperties.thresholdOf(shown.threshold, shown.owners.length),
            undefined,
            'threshold',
          ],
          [treasuryProperties.nonce, String(shown.nonce), undefined, 'nonce'],
          [
            treasuryProperties.nextNonce,
            nonces.data && asReported(String(nonces.data.recommendedNonce)),
            undefined,
            'nextNonce',
          ],
          [
            treasuryProperties.modules,
            shown.modules.join('\n') || treasuryProperties.none,
            undefined,
            'modules',
          ],
          [treasuryProperties.guard, shown.guard ?? treasuryProperties.none, undefined, 'guard'],
          [
            treasuryProperties.fallbackHandler,
            shown.fallbackHandler ?? treasuryProperties.none,
            undefined,
            'fallbackHandler',
          ],
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

/**
 * Lists the differences of the gateway's values. Nonce and version may lag behind, and a missing contract is
 * not a difference.
 */
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

type OwnersPageProps = PageProps & { state: SafeState; onOpen: (safe: SafeId) => void }

/** More buttons than this make the page unusable; the rest is counted. */
const maxSafes = 50

/** The owners of the Safe, and the other Safes of the selected one. */
export function OwnersPage({ state, settings, onOpen, ...props }: OwnersPageProps) {
  const [owner, setOwner] = useState<Address | null>(null)
  return (
    <PropertyPage>
      <fieldset data-help="owners">
        <legend>
          {settings
            ? treasuryProperties.ownerList
            : treasuryReview.accordingToService(treasuryProperties.ownerList)}
        </legend>
        <ScrollBox className={styles.owners}>
          <RadioButtons
            options={(settings?.owners ?? state.owners.map(({ value }) => value)).map((id) => ({
              id,
              label: <AddressText address={id} />,
            }))}
            value={owner}
            onChange={setOwner}
          />
        </ScrollBox>
      </fieldset>
      {owner === null ? (
        <p>{treasuryProperties.ownerHint}</p>
      ) : (
        <OtherSafes key={owner} {...props} owner={owner} onOpen={onOpen} />
      )}
    </PropertyPage>
  )
}

function OtherSafes({
  gateway,
  safe,
  owner,
  onOpen,
}: PageProps & { owner: Address; onOpen: (safe: SafeId) => void }) {
  const query = useSafesOfOwner(gateway, safe.chainId, owner)
  const others = (query.data?.safes ?? []).filter((address) => !isSameAddress(address, safe.address))
  return (
    <>
      <ListNotice query={query} isEmpty={others.length === 0} empty={treasuryProperties.noOtherSafes} />
      {others.length > 0 && (
        <p title={treasuryReview.reportedByServiceHint}>{treasuryReview.reportedByService}</p>
      )}
      {others.length > 0 && (
        <ScrollBox as="ul" className={styles.rows} aria-label={treasuryProperties.otherSafes}>
          {others.slice(0, maxSafes).map((address) => (
            <li key={address}>
              <button
                type="button"
                title={address}
                onClick={() => onOpen({ chainId: safe.chainId, address })}
              >
                {shortenAddress(address)}
              </button>
            </li>
          ))}
        </ScrollBox>
      )}
      {others.length > maxSafes && <p>{treasuryProperties.moreSafes(others.length - maxSafes)}</p>}
    </>
  )
}

/** The chain of the Safe as the gateway describes it, and the other chains that the gateway serves. */
export function NetworkPage({ gateway, safe }: PageProps) {
  const chain = useGatewayChain(gateway, safe.chainId)
  const chains = useGatewayChains(gateway)
  const others = (chains.data?.results ?? []).flatMap((row) => row ?? [])
  const data = chain.data
  const kind = [
    data?.isTestnet ? treasuryProperties.testnet : treasuryProperties.mainnet,
    data?.l2 ? treasuryProperties.layerTwo : '',
  ]
  return (
    <PropertyPage help="network">
      <ListNotice query={chain} isEmpty={false} empty="" />
      {data && (
        <FactList
          facts={[
            [treasuryProperties.networkName, plainText(data.chainName, 40)],
            [treasuryProperties.chainId, data.chainId],
            [treasuryProperties.shortName, plainText(data.shortName, 20)],
            [
              treasuryProperties.currency,
              `${plainText(data.nativeCurrency.name, 30)} (${plainText(data.nativeCurrency.symbol, 16)})`,
            ],
            [treasuryProperties.networkKind, kind.filter(Boolean).join(' · ')],
            [treasuryProperties.features, listText(data.features.map((feature) => plainText(feature, 40)))],
          ]}
        />
      )}
      <h3>{treasuryProperties.otherNetworks}</h3>
      <ListNotice query={chains} isEmpty={others.length === 0} empty={treasuryProperties.noOtherNetworks} />
      {others.length > 0 && (
        <ScrollBox as="ul" className={styles.rows} aria-label={treasuryProperties.otherNetworks}>
          {others.map(({ chainId, chainName }) => (
            <li key={chainId}>{`${plainText(chainName, 40)} (${chainId})`}</li>
          ))}
        </ScrollBox>
      )}
      <p>{treasuryProperties.providedByService}</p>
    </PropertyPage>
  )
}

/**
 * The Safe Apps of the network. Name, address and description are the gateway's and are plain text; the name is a link
 * that opens the app in Safe.
 */
export function AppsPage({ gateway, safe }: PageProps) {
  const query = useSafeApps(gateway, safe.chainId)
  const apps = query.data ?? []
  return (
    <PropertyPage help="apps">
      <ListNotice query={query} isEmpty={apps.length === 0} empty={treasuryProperties.noApps} />
      {apps.length > 0 && (
        <>
          <p>{treasuryProperties.providedByService}</p>
          <ScrollBox as="ul" className={`selectable ${styles.rows}`} aria-label={treasuryProperties.apps}>
            {apps.map(({ id, name, url, description, accessControl }) => (
              <li key={id}>
                <strong>
                  <AppName name={plainText(name, 60)} href={safeAppLink(url, safe.chainId)} />
                </strong>
                {` ${plainText(url, 120)}`}
                {accessControl?.type === 'DOMAIN_ALLOWLIST' && ` · ${treasuryProperties.restrictedApp}`}
                {description && <p>{plainText(description, 300)}</p>}
              </li>
            ))}
          </ScrollBox>
        </>
      )}
    </PropertyPage>
  )
}

type HostPageProps = { safe: SafeId; host: Extract<SafeHost, { phase: 'inside' }> }

/**
 * The data of the Safe around this page `[S7.23]`, as it reports them: its address, its network and its
 * balances. They are not verified, and the Treasury does not use them elsewhere.
 */
export function HostPage({ safe, host }: HostPageProps) {
  const { client } = host
  const query = useQuery({
    queryKey: ['safe-host', safe.chainId, safe.address],
    async queryFn({ signal }) {
      const options = { signal }
      const [environment, chain, balances] = await Promise.all([
        client.environment(options),
        client.chainInfo(options),
        // A host without balances can still answer the other requests.
        client.balances('usd', options).catch(() => null),
      ])
      return { environment, chain, balances }
    },
  })
  const { environment, chain, balances } = query.data ?? {}
  return (
    <PropertyPage>
      <ListNotice query={query} isEmpty={false} empty="" />
      {environment && chain && (
        <FactList
          facts={[
            [treasuryHost.origin, plainText(environment.origin, 100)],
            [treasuryHost.network, `${plainText(chain.chainName, 40)} (${plainText(chain.chainId, 20)})`],
            [treasuryHost.shortName, plainText(chain.shortName, 20)],
            [treasuryHost.total, balances && plainText(balances.fiatTotal, 40)],
            [treasuryHost.assets, balances && String(balances.items.length)],
          ]}
        />
      )}
      <p>{treasuryHost.providedByHost}</p>
    </PropertyPage>
  )
}

function AppName({ name, href }: { name: string; href: string | null }) {
  if (href === null) return name
  return <ExternalLink href={href}>{name}</ExternalLink>
}
