import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'Simulation',
  running: 'Wird simuliert…',
  notOffered: 'Unbekannt: Der Knoten dieser Website bietet keine Simulationen an.',
  noAnswer: 'Unbekannt: Der Knoten hat keine lesbare Antwort gegeben.',
  at: (block: string) =>
    `Vom Knoten dieser Website auf dem Stand von Block ${block} simuliert. Das tatsächliche Ergebnis kann anders sein. Änderungen der Anzahl erforderlicher Signaturen werden nicht simuliert.`,
  fails: 'Die Ausführung schlägt fehl.',
  failsWith: (reason: string) => `Die Ausführung schlägt fehl: ${reason}`,
  nothing:
    'Die Transaktion ist erfolgreich. Kein Vertrag meldet eine Übertragung von Vermögenswerten des Safes.',
  out: (what: string, to: string) => `Aus: ${what}, an ${to}`,
  in: (what: string, from: string) => `Ein: ${what}, von ${from}`,
  allowed: (spender: string, what: string) => `Freigegeben: ${spender} kann ${what} ausgeben`,
  allAllowed: (operator: string, token: string) =>
    `Freigegeben: ${operator} kann alles aus der Sammlung ${token} übertragen`,
  notAllowed: (operator: string, token: string) =>
    `Nicht mehr freigegeben: ${operator}, für die Sammlung ${token}`,
  settings: {
    AddedOwner: (address: string) => `Eigentümer hinzugefügt: ${address}`,
    RemovedOwner: (address: string) => `Eigentümer entfernt: ${address}`,
    EnabledModule: (address: string) => `Modul aktiviert: ${address}`,
    DisabledModule: (address: string) => `Modul deaktiviert: ${address}`,
    ChangedGuard: (address: string) => `Transaktionswächter: ${address}`,
    ChangedModuleGuard: (address: string) => `Modulwächter: ${address}`,
    ChangedFallbackHandler: (address: string) => `Fallback-Handler: ${address}`,
  },
  coinGained: (amount: string) =>
    `Das Guthaben des Safes steigt um ${amount}. Die vom Knoten gemeldeten Transfers der Münze ergeben zusammen nicht diesen Betrag.`,
  coinLost: (amount: string) =>
    `Das Guthaben des Safes sinkt um ${amount}. Die vom Knoten gemeldeten Transfers der Münze ergeben zusammen nicht diesen Betrag.`,
  unread: (event: string, contract: string) =>
    `Nicht erkannt: das Ereignis ${event} des Vertrags ${contract}, das den Safe betrifft`,
  noEvent: 'ohne Namen',
  more: (count: number) =>
    plural(count, {
      one: `${count} weitere wird nicht angezeigt.`,
      other: `${count} weitere werden nicht angezeigt.`,
    }),
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
