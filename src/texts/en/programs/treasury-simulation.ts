import type { Texts } from '@/texts/texts'

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'Simulation',
  running: 'Simulating…',
  notOffered: "Unknown: this site's node does not offer simulations.",
  noAnswer: 'Unknown: the node gave no answer that can be read.',
  at: (block: string) =>
    `Simulated by this site's node at block ${block}. The actual result may be different. Changes to the number of required signatures are not simulated.`,
  fails: 'The execution fails.',
  failsWith: (reason: string) => `The execution fails: ${reason}`,
  nothing: "The transaction succeeds. No contract reports a transfer of the Safe's assets.",
  out: (what: string, to: string) => `Out: ${what}, to ${to}`,
  in: (what: string, from: string) => `In: ${what}, from ${from}`,
  allowed: (spender: string, what: string) => `Approved: ${spender} can spend ${what}`,
  allAllowed: (operator: string, token: string) =>
    `Approved: ${operator} can move everything in the collection ${token}`,
  notAllowed: (operator: string, token: string) =>
    `No longer approved: ${operator}, for the collection ${token}`,
  settings: {
    AddedOwner: (address: string) => `Owner added: ${address}`,
    RemovedOwner: (address: string) => `Owner removed: ${address}`,
    EnabledModule: (address: string) => `Module enabled: ${address}`,
    DisabledModule: (address: string) => `Module disabled: ${address}`,
    ChangedGuard: (address: string) => `Transaction guard: ${address}`,
    ChangedModuleGuard: (address: string) => `Module guard: ${address}`,
    ChangedFallbackHandler: (address: string) => `Fallback handler: ${address}`,
  },
  coinGained: (amount: string) =>
    `The balance of the Safe grows by ${amount}. The transfers of the coin that the node reports do not add up to this.`,
  coinLost: (amount: string) =>
    `The balance of the Safe shrinks by ${amount}. The transfers of the coin that the node reports do not add up to this.`,
  unread: (event: string, contract: string) =>
    `Not recognized: the event ${event} of the contract ${contract}, which concerns the Safe`,
  noEvent: 'without a name',
  more: (count: number) => (count === 1 ? '1 more is not shown.' : `${count} more are not shown.`),
} as const satisfies Texts
