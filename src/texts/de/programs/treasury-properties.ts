import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-properties'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The property sheet of a Safe in the Treasury. */
export const treasuryPropertiesTexts = {
  title: (address: string) => `Eigenschaften von Safe ${address}`,
  tabs: 'Safe-Eigenschaften',
  general: 'Allgemein',
  owners: 'Eigentümer',
  network: 'Netzwerk',
  apps: 'Safe-Apps',
  close: 'Schließen',
  none: 'Keine',
  fromGateway: 'Diese Informationen stammen vom Safe-Dienst. Sie werden auf diesem Computer nicht überprüft.',
  address: 'Adresse',
  version: 'Version',
  unknownVersion: 'Unbekannt',
  latestVersion: 'Neueste Version',
  versionStates: {
    UP_TO_DATE: 'Auf dem neuesten Stand',
    OUTDATED: 'Eine neuere Version ist verfügbar',
    UNKNOWN: 'Der Vertrag ist unbekannt',
  },
  contract: 'Vertrag',
  threshold: 'Schwellenwert',
  thresholdOf: (threshold: number, owners: number) => `${threshold} von ${owners} Eigentümern`,
  nonce: 'Nonce',
  nextNonce: 'Nächste verfügbare Nonce',
  modules: 'Module',
  moduleWarning: 'Ein Modul kann Vermögenswerte ohne die Signaturen der Eigentümer übertragen.',
  guard: 'Wächter (Guard)',
  fallbackHandler: 'Fallback-Handler',
  ownerList: 'Eigentümer dieses Safes',
  ownerHint:
    'Markieren Sie einen Eigentümer, um die anderen Safes dieses Kontos in diesem Netzwerk zu sehen.',
  otherSafes: 'Andere Safes dieses Eigentümers',
  noOtherSafes: 'Dieser Eigentümer hat keine anderen Safes in diesem Netzwerk.',
  moreSafes: (count: number) =>
    plural(count, {
      one: `${count} weiterer wird nicht angezeigt.`,
      other: `${count} weitere werden nicht angezeigt.`,
    }),
  networkName: 'Name',
  chainId: 'Chain-ID',
  shortName: 'Kurzname',
  currency: 'Native Währung',
  networkKind: 'Typ',
  testnet: 'Testnetzwerk',
  mainnet: 'Hauptnetzwerk',
  layerTwo: 'Layer-2-Netzwerk',
  features: 'Funktionen',
  otherNetworks: 'Netzwerke dieses Safe-Dienstes',
  noOtherNetworks: 'Dieser Safe-Dienst hat keine Netzwerke.',
  noApps: 'Der Safe-Dienst listet keine Apps für dieses Netzwerk auf.',
  restrictedApp: 'Nur für ausgewählte Websites',
} as const satisfies PartialTranslation<typeof english.treasuryPropertiesTexts>
