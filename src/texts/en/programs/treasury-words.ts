import type { Texts } from '@/texts/texts'

/** What a call of a Safe does, in words that are made from its bytes. Addresses and amounts come in full. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (token ${token})`,
  rawToken: (integer: string, token: string) => `${integer} smallest units of the token ${token}`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} smallest units of ${symbol} (token ${token})`,
  unlimited: (symbol: string, token: string) => `an unlimited amount of ${symbol} (token ${token})`,
  unlimitedRaw: (token: string) => `an unlimited amount of the token ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id} of ${symbol} (collection ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id} of the collection ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) =>
    `${integer} (an amount or the ID of an NFT) of the token ${token}`,
  /** Curly, because quotation marks inside a foreign text become straight ones: it cannot end its own quotation. */
  quoted: (symbol: string) => `“${symbol}”`,
  /** The recipient stands first: a narrow row cuts what is behind it, which a token or an amount of many digits can make long. */
  pay: (amount: string, to: string) => `Send to ${to}: ${amount}`,
  nothing: (to: string) => `Call ${to} with no value and no data`,
  reject: 'Reject: use up the nonce and do nothing',
  move: (what: string, from: string, to: string) => `Move to ${to} from ${from}: ${what}`,
  allow: (spender: string, what: string) => `Approve ${spender} to spend ${what}`,
  allowMore: (spender: string, what: string) => `Approve ${spender} to spend this much more: ${what}`,
  allowLess: (spender: string, what: string) => `Approve ${spender} to spend this much less: ${what}`,
  allowZero: (spender: string, token: string) =>
    `Set the allowance of ${spender} to 0 (or approve it for NFT #0): token ${token}`,
  allowOf: (words: string, owner: string) => `${words}, from the account ${owner}`,
  until: (words: string, time: string) => `${words}, until ${time}`,
  allowAll: (operator: string, token: string) =>
    `Approve ${operator} to move everything in the collection ${token}`,
  disallowAll: (operator: string, token: string) =>
    `Revoke the approval for ${operator} to move everything in the collection ${token}`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `Add the owner ${owner}, which has not signed this; required signatures: ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `Remove the owner ${owner}; required signatures: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `Replace the owner ${oldOwner} with ${newOwner}, which has not signed this`,
    threshold: (threshold: string) => `Change the number of required signatures to ${threshold}`,
    contract: (address: string) => `Replace the contract of the Safe with ${address}`,
    /** What the page knows of that contract, by its address. */
    publishedContract: (words: string, version: string) =>
      `${words}, version ${version} as the Safe project published it`,
    unknownContract: (words: string) => `${words}, which is not known as a contract of the Safe project`,
    fallbackHandler: (address: string) =>
      `Set the fallback handler to ${address}, which then answers calls to the Safe`,
    enableModule: (address: string) =>
      `Enable the module ${address}, which can then move everything without any signature`,
    disableModule: (address: string) => `Disable the module ${address}`,
    setGuard: (address: string) =>
      `Set the transaction guard to ${address}, which can then block every transaction`,
    deleteGuard: 'Remove the transaction guard',
    setModuleGuard: (address: string) =>
      `Set the module guard to ${address}, which can then block every transaction of a module`,
    deleteModuleGuard: 'Remove the module guard',
  },
  ofOther: (words: string, contract: string) => `${words}, at ${contract}, which is not this Safe`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words}, at this Safe, ${safe}, called by ${caller}`,
  batch: (count: number) => `Batch of ${count === 1 ? '1 call' : `${count} calls`}`,
  batchWith: (count: number, first: string) =>
    `Batch of ${count === 1 ? '1 call' : `${count} calls`}. First: ${first}`,
  batchElsewhere: (count: number, contract: string) =>
    `Batch of ${count === 1 ? '1 call' : `${count} calls`} that the contract ${contract} makes, not the Safe`,
  batchDelegated: (count: number, contract: string) =>
    `Batch of ${count === 1 ? '1 call' : `${count} calls`} by the code of ${contract} (delegate call)`,
  multicall: (count: number, contract: string, first: string) =>
    `${count === 1 ? '1 call' : `${count} calls`} that the contract ${contract} runs on itself. First: ${first}`,
  several: (count: number, contract: string, first: string) =>
    `${count} actions in one call to ${contract}. First: ${first}`,
  nothingInside: 'nothing',
  /** What a router holds, it holds for the length of one transaction. */
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `Wrap for ${to}: ${amount}, at the contract ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `Unwrap to ${to}: all that the contract ${contract} holds, at least ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `Pay out to ${to}: all that the contract ${contract} holds, at least ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `Pay out to ${to}: ${amount} of what the contract ${contract} holds`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `Pay out to ${to}: ${percent}% of all ${token} that the contract ${contract} holds`,
  },
  held: (token: string) => `all that the contract holds of the token ${token}`,
  heldCoin: (symbol: string) => `all ${symbol} that the contract holds`,
  execute: (safe: string, what: string) => `Execute a transaction of the Safe ${safe}: ${what}`,
  approveHash: (hash: string, safe: string) => `Approve the transaction hash ${hash} of the Safe ${safe}`,
  exactly: (amount: string) => `exactly ${amount}`,
  atMost: (amount: string) => `at most ${amount}`,
  atLeast: (amount: string) => `at least ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `Swap ${gives} for ${receives}, paid to ${to}, at the contract ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Add liquidity of ${one} and ${other}, owned by ${to}, at the contract ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `Remove liquidity for ${one} and ${other}, paid to ${to}, at the contract ${contract}`,
  wrap: (contract: string) => `Deposit in the contract ${contract}`,
  unwrap: (integer: string, contract: string) =>
    `Withdraw ${integer} smallest units from the contract ${contract}`,
  names: {
    register: (name: string, contract: string) => `Register the name ${name} at ${contract}`,
    renew: (name: string, contract: string) => `Renew the name ${name} at ${contract}`,
    commit: (_: string, contract: string) => `Announce the registration of a name at ${contract}`,
    owner: (name: string, contract: string) => `Change the owner of the name ${name} at ${contract}`,
    subname: (name: string, contract: string) => `Create or give away a subname of ${name} at ${contract}`,
    fuses: (name: string, contract: string) =>
      `Change what owners can do with the name ${name} or a subname at ${contract}`,
    resolver: (name: string, contract: string) => `Change the resolver of the name ${name} at ${contract}`,
    address: (name: string, contract: string) => `Change the address of the name ${name} at ${contract}`,
    record: (name: string, contract: string) => `Change a record of the name ${name} at ${contract}`,
    primary: (name: string, contract: string) => `Set the primary name ${name} at ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}, to ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `Transfer the ownership of the contract ${contract}`,
    'renounce-ownership': (contract: string) => `Give up the ownership of the contract ${contract}`,
    'accept-ownership': (contract: string) => `Accept the ownership of the contract ${contract}`,
    'grant-role': (contract: string) => `Grant a role at the contract ${contract}`,
    'revoke-role': (contract: string) => `Revoke a role at the contract ${contract}`,
    'renounce-role': (contract: string) => `Give up a role at the contract ${contract}`,
    'change-code': (contract: string) => `Replace parts of the code of the contract ${contract}`,
    'change-admin': (contract: string) => `Change the administrator of a proxy at the contract ${contract}`,
  },
  /** `of` is the interface that has the function: any contract can have it. */
  rights: {
    spend: (contract: string, of: string) =>
      `Let another account spend from the Safe through ${contract} (${of})`,
    borrow: (contract: string, of: string) =>
      `Let another account borrow on the Safe's credit at ${contract} (${of})`,
    act: (contract: string, of: string) => `Let another account act for the Safe at ${contract} (${of})`,
    vote: (contract: string, of: string) => `Let another account vote for the Safe at ${contract} (${of})`,
    order: (contract: string, of: string) => `Let anyone fill an order of the Safe at ${contract} (${of})`,
    receive: (contract: string, of: string) =>
      `Choose the account that receives the result of a call to ${contract} (${of})`,
    configure: (contract: string, of: string) =>
      `Change the rules by which others act for a Safe, at ${contract} (${of})`,
  },
  rightEnds: (contract: string, of: string) => `Take back a right to act for the Safe at ${contract} (${of})`,
  rightOf: (words: string, account: string) => `${words}: ${account}`,
  role: (words: string, role: string) => `${words}, role ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `Replace the code of the contract ${contract} with that of ${implementation}`,
  /** Both contracts were published by the Safe project. */
  migrate: (version: string, singleton: string, contract: string) =>
    `Change the contract of the Safe to version ${version}, ${singleton}, as the Safe project published it, by the code of ${contract} (delegate call)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. It also sets the fallback handler to ${handler}`,
  delegate: (contract: string) => `Run the code of ${contract} as the Safe itself (delegate call)`,
  unknown: (selector: string, contract: string) => `An unknown call ${selector} to ${contract}`,
  noCall: (contract: string) => `Data that is not a function call, sent to ${contract}`,
  malformed: (signature: string, contract: string) =>
    `An unknown call to ${contract}. It begins like ${signature}, but it is not encoded as one`,
  unreadableBatch: (contract: string) => `A batch that cannot be read, to ${contract}`,
  pays: (words: string, amount: string, to: string) => `${words}. It also sends ${amount} to ${to}`,
  noEnd: 'no end',
  fields: {
    function: (call: string, contract: string) => `Function: ${call} at ${contract}`,
    /** The integer of the bytes, and the same as an amount of its token. */
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `Data: ${hex}`,
    delegate: 'Operation: delegate call',
    mayFail: 'If it fails, the other commands still run.',
    zeroReplaced: (to: string) =>
      `Target: the data names the zero address, which this batch contract replaces with ${to}`,
    unusedValue: (amount: string) => `Value: ${amount}, which a delegate call does not send`,
  },
} as const satisfies Texts
