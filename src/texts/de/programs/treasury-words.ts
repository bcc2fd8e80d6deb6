import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** What a call of a Safe does, in words that are made from its bytes. Addresses and amounts come in full. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (Token ${token})`,
  rawToken: (integer: string, token: string) => `${integer} kleinste Einheiten des Tokens ${token}`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} kleinste Einheiten von ${symbol} (Token ${token})`,
  unlimited: (symbol: string, token: string) => `unbegrenzt viel ${symbol} (Token ${token})`,
  unlimitedRaw: (token: string) => `unbegrenzt viel vom Token ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id} von ${symbol} (Sammlung ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id} der Sammlung ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) =>
    `${integer} (ein Betrag oder die ID eines NFT) des Tokens ${token}`,
  quoted: (symbol: string) => `„${symbol}“`,
  pay: (amount: string, to: string) => `An ${to} senden: ${amount}`,
  nothing: (to: string) => `${to} ohne Wert und ohne Daten aufrufen`,
  reject: 'Ablehnen: die Nonce verbrauchen und nichts tun',
  move: (what: string, from: string, to: string) => `Von ${from} an ${to} übertragen: ${what}`,
  allow: (spender: string, what: string) => `${spender} erlauben auszugeben: ${what}`,
  allowMore: (spender: string, what: string) => `${spender} erlauben, zusätzlich auszugeben: ${what}`,
  allowLess: (spender: string, what: string) => `Die Freigabe von ${spender} verringern um: ${what}`,
  allowZero: (spender: string, token: string) =>
    `Freigabe von ${spender} auf 0 setzen (oder ihm NFT #0 erlauben): Token ${token}`,
  allowOf: (words: string, owner: string) => `${words}, vom Konto ${owner}`,
  until: (words: string, time: string) => `${words}, bis ${time}`,
  allowAll: (operator: string, token: string) =>
    `${operator} erlauben, alles aus der Sammlung ${token} zu übertragen`,
  disallowAll: (operator: string, token: string) =>
    `Die Freigabe widerrufen, mit der ${operator} alles aus der Sammlung ${token} übertragen kann`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `Den Eigentümer ${owner} hinzufügen, der dies nicht signiert hat; erforderliche Signaturen: ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `Den Eigentümer ${owner} entfernen; erforderliche Signaturen: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `Den Eigentümer ${oldOwner} durch ${newOwner} ersetzen, der dies nicht signiert hat`,
    threshold: (threshold: string) => `Die Anzahl der erforderlichen Signaturen auf ${threshold} ändern`,
    contract: (address: string) => `Den Vertrag des Safes durch ${address} ersetzen`,
    publishedContract: (words: string, version: string) =>
      `${words}, Version ${version}, wie vom Safe-Projekt veröffentlicht`,
    unknownContract: (words: string) => `${words}; dieser ist nicht als Vertrag des Safe-Projekts bekannt`,
    fallbackHandler: (address: string) =>
      `Den Fallback-Handler auf ${address} festlegen, der dann Aufrufe an den Safe beantwortet`,
    enableModule: (address: string) =>
      `Das Modul ${address} aktivieren, das dann alles ohne jede Signatur übertragen kann`,
    disableModule: (address: string) => `Das Modul ${address} deaktivieren`,
    setGuard: (address: string) =>
      `Den Transaktionswächter auf ${address} festlegen, der dann jede Transaktion blockieren kann`,
    deleteGuard: 'Den Transaktionswächter entfernen',
    setModuleGuard: (address: string) =>
      `Den Modulwächter auf ${address} festlegen, der dann jede Transaktion eines Moduls blockieren kann`,
    deleteModuleGuard: 'Den Modulwächter entfernen',
  },
  ofOther: (words: string, contract: string) => `${words}; bei ${contract}, nicht bei diesem Safe`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words}; bei diesem Safe, ${safe}, aufgerufen von ${caller}`,
  batch: (count: number) =>
    plural(count, { one: `Stapel mit ${count} Aufruf`, other: `Stapel mit ${count} Aufrufen` }),
  batchWith: (count: number, first: string) =>
    plural(count, {
      one: `Stapel mit ${count} Aufruf. Erster: ${first}`,
      other: `Stapel mit ${count} Aufrufen. Erster: ${first}`,
    }),
  batchElsewhere: (count: number, contract: string) =>
    plural(count, {
      one: `Stapel mit ${count} Aufruf, den der Vertrag ${contract} ausführt, nicht der Safe`,
      other: `Stapel mit ${count} Aufrufen, die der Vertrag ${contract} ausführt, nicht der Safe`,
    }),
  batchDelegated: (count: number, contract: string) =>
    plural(count, {
      one: `Stapel mit ${count} Aufruf durch den Code von ${contract} (Delegate-Call)`,
      other: `Stapel mit ${count} Aufrufen durch den Code von ${contract} (Delegate-Call)`,
    }),
  multicall: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} Aufruf, den der Vertrag ${contract} bei sich selbst ausführt. Erster: ${first}`,
      other: `${count} Aufrufe, die der Vertrag ${contract} bei sich selbst ausführt. Erster: ${first}`,
    }),
  several: (count: number, contract: string, first: string) =>
    plural(count, {
      one: `${count} Aktion in einem Aufruf an ${contract}. Erste: ${first}`,
      other: `${count} Aktionen in einem Aufruf an ${contract}. Erste: ${first}`,
    }),
  nothingInside: 'nichts',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `Für ${to} verpacken (Wrap): ${amount}, beim Vertrag ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `Für ${to} entpacken (Unwrap): alles, was der Vertrag ${contract} hält, mindestens ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `An ${to} auszahlen: alles, was der Vertrag ${contract} hält, mindestens ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `An ${to} auszahlen: ${amount} von dem, was der Vertrag ${contract} hält`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `An ${to} auszahlen: ${percent} % des Bestands an ${token}, den der Vertrag ${contract} hält`,
  },
  held: (token: string) => `der gesamte Bestand am Token ${token}, den der Vertrag hält`,
  heldCoin: (symbol: string) => `der gesamte Bestand an ${symbol}, den der Vertrag hält`,
  execute: (safe: string, what: string) => `Eine Transaktion des Safes ${safe} ausführen: ${what}`,
  approveHash: (hash: string, safe: string) => `Den Transaktionshash ${hash} des Safes ${safe} genehmigen`,
  exactly: (amount: string) => `genau ${amount}`,
  atMost: (amount: string) => `höchstens ${amount}`,
  atLeast: (amount: string) => `mindestens ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `${gives} gegen ${receives} tauschen, gezahlt an ${to}, beim Vertrag ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Liquidität aus ${one} und ${other} hinzufügen, Eigentum von ${to}, beim Vertrag ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Liquidität für ${one} und ${other} entfernen, gezahlt an ${to}, beim Vertrag ${contract}`,
  wrap: (contract: string) => `In den Vertrag ${contract} einzahlen`,
  unwrap: (integer: string, contract: string) =>
    `${integer} kleinste Einheiten vom Vertrag ${contract} abheben`,
  names: {
    register: (name: string, contract: string) => `Den Namen ${name} registrieren, bei ${contract}`,
    renew: (name: string, contract: string) => `Den Namen ${name} verlängern, bei ${contract}`,
    commit: (_: string, contract: string) => `Die Registrierung eines Namens ankündigen, bei ${contract}`,
    owner: (name: string, contract: string) => `Den Eigentümer des Namens ${name} ändern, bei ${contract}`,
    subname: (name: string, contract: string) =>
      `Einen Unternamen von ${name} erstellen oder weggeben, bei ${contract}`,
    fuses: (name: string, contract: string) =>
      `Ändern, was Eigentümer mit dem Namen ${name} oder einem Unternamen tun können, bei ${contract}`,
    resolver: (name: string, contract: string) => `Den Resolver des Namens ${name} ändern, bei ${contract}`,
    address: (name: string, contract: string) => `Die Adresse des Namens ${name} ändern, bei ${contract}`,
    record: (name: string, contract: string) => `Einen Eintrag des Namens ${name} ändern, bei ${contract}`,
    primary: (name: string, contract: string) => `Den primären Namen ${name} festlegen, bei ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}, auf ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `Das Eigentum am Vertrag ${contract} übertragen`,
    'renounce-ownership': (contract: string) => `Das Eigentum am Vertrag ${contract} aufgeben`,
    'accept-ownership': (contract: string) => `Das Eigentum am Vertrag ${contract} annehmen`,
    'grant-role': (contract: string) => `Eine Rolle beim Vertrag ${contract} erteilen`,
    'revoke-role': (contract: string) => `Eine Rolle beim Vertrag ${contract} entziehen`,
    'renounce-role': (contract: string) => `Eine Rolle beim Vertrag ${contract} aufgeben`,
    'change-code': (contract: string) => `Teile des Codes des Vertrags ${contract} ersetzen`,
    'change-admin': (contract: string) => `Den Administrator eines Proxys beim Vertrag ${contract} ändern`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `Einem anderen Konto erlauben, über ${contract} (${of}) aus dem Safe auszugeben`,
    borrow: (contract: string, of: string) =>
      `Einem anderen Konto erlauben, bei ${contract} (${of}) Kredite zulasten des Safes aufzunehmen`,
    act: (contract: string, of: string) =>
      `Einem anderen Konto erlauben, bei ${contract} (${of}) für den Safe zu handeln`,
    vote: (contract: string, of: string) =>
      `Einem anderen Konto erlauben, bei ${contract} (${of}) im Namen des Safes abzustimmen`,
    order: (contract: string, of: string) =>
      `Jedem erlauben, bei ${contract} (${of}) einen Auftrag des Safes auszuführen`,
    receive: (contract: string, of: string) =>
      `Das Konto wählen, an das das Ergebnis eines Aufrufs an ${contract} (${of}) geht`,
    configure: (contract: string, of: string) =>
      `Die Regeln ändern, nach denen andere für einen Safe handeln, bei ${contract} (${of})`,
  },
  rightEnds: (contract: string, of: string) =>
    `Ein Recht zurücknehmen, bei ${contract} (${of}) für den Safe zu handeln`,
  rightOf: (words: string, account: string) => `${words}: ${account}`,
  role: (words: string, role: string) => `${words}, Rolle ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `Den Code des Vertrags ${contract} durch den von ${implementation} ersetzen`,
  migrate: (version: string, singleton: string, contract: string) =>
    `Den Vertrag des Safes auf Version ${version} ändern, ${singleton}, wie vom Safe-Projekt veröffentlicht, durch den Code von ${contract} (Delegate-Call)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. Außerdem wird der Fallback-Handler auf ${handler} festgelegt`,
  delegate: (contract: string) =>
    `Den Code von ${contract} ausführen, als wäre er der Safe selbst (Delegate-Call)`,
  unknown: (selector: string, contract: string) => `Ein unbekannter Aufruf ${selector} an ${contract}`,
  noCall: (contract: string) => `Daten, die kein Funktionsaufruf sind, gesendet an ${contract}`,
  malformed: (signature: string, contract: string) =>
    `Ein unbekannter Aufruf an ${contract}. Er beginnt wie ${signature}, ist aber nicht als solcher codiert`,
  unreadableBatch: (contract: string) => `Ein Stapel, der nicht gelesen werden kann, an ${contract}`,
  pays: (words: string, amount: string, to: string) =>
    `${words}. Außerdem werden ${amount} an ${to} gesendet`,
  noEnd: 'ohne Ende',
  fields: {
    function: (call: string, contract: string) => `Funktion: ${call} bei ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `Daten: ${hex}`,
    delegate: 'Operation: Delegate-Call',
    mayFail: 'Wenn dieser Befehl fehlschlägt, werden die anderen trotzdem ausgeführt.',
    zeroReplaced: (to: string) =>
      `Ziel: Die Daten nennen die Nulladresse, die dieser Stapelvertrag durch ${to} ersetzt`,
    unusedValue: (amount: string) => `Wert: ${amount}, den ein Delegate-Call nicht sendet`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
