import type { Texts } from '@/texts/texts'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'Reported by the Safe service',
  saidByGatewayHint: 'The signature does not cover this, and this page did not check it.',
  said: (words: string) => `According to the Safe service: ${words}`,
  reading: 'Reading…',
  nonceUsed: 'Nonce already used',
  conflictOver: (nonce: number) => `None of these can run: nonce ${nonce} is used`,
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: 'Description',
    decoded: 'Decoded call',
  },
  nativeCoin: (address: string) => `${address} (the coin of the network)`,
  executorReceives: (address: string) => `${address} (the account that executes)`,
  noData: '0x (none)',
  nextNonce: 'Next nonce of the Safe',
  estimate: (nonce: string, gas: string) => `recommends nonce ${nonce} and safeTxGas ${gas}; neither is used`,
  versions: 'Version of the contract',
  versionChange: (from: string, to: string) => `${from} now, ${to} afterwards`,
  preparing: 'Reading the Safe…',
  back: '< Back',
  /** Marks words of a list; `reportedNote` below the list explains the mark. */
  reported: (words: string) => `* ${words}`,
  reportedNote: '* Reported by the Safe service. This page did not check it.',
  unreadable: 'This cannot be signed here, because the page cannot read what it does.',
  riskFlags: {
    'unknown-call': 'This page does not know what the called function does.',
    revoke:
      'It sets an allowance to 0. At a collection of NFTs, the same call approves the spender to move NFT #0.',
    'no-recipient':
      'It sends to the zero address or to the contract of the token itself. The assets will probably be lost.',
    name: 'It registers or renews a name, or changes its records.',
    'no-minimum': 'The swap accepts any amount in return, even nothing.',
    'price-unknown':
      'This page does not know the price. Compare what the exchange takes with the least that it gives.',
    'minimum-unknown':
      'This page cannot tell whether its minimum protects it: the decimals of the token are unknown or unusual.',
    'age-unknown': 'This page does not know how long the called contract has existed.',
    'left-behind': 'It leaves funds with a contract from which any account can take it.',
    authority:
      'It gives another account rights to act for this Safe at a contract, without any further signature.',
    'other-settings':
      'It changes modules, owners, guards or rules of another contract. If that contract can act for this Safe, they can too.',
    'new-contract':
      'This page does not know the called function, and the contract is younger than one day, or not there yet.',
    'safe-tx-gas':
      'safeTxGas is not 0. If the call fails, the transaction still counts as executed and uses up its nonce.',
    'unused-refund': 'Refund fields are set although gasPrice is 0. They have no effect.',
    'nonce-gap': 'Its nonce leaves a gap. It cannot run until the nonces before it are used.',
    'nonce-used': 'Its nonce is already used. It can never run.',
    'delegate-call':
      'Delegate call: code of another contract runs as the Safe itself and can do anything with it.',
    'batch-elsewhere': 'The calls of this batch are made by another contract, not by the Safe.',
    allowance: 'It approves another account to spend tokens, now and later, without any further signature.',
    operator:
      'It approves another account to move everything in a collection, without any further signature.',
    owners: 'It changes who owns the Safe.',
    threshold: 'It changes how many owners must sign.',
    module: 'It changes the modules, which can move everything without any signature.',
    guard: 'It changes the guard, which can block or allow every transaction.',
    'fallback-handler': 'It changes the fallback handler, which answers in the name of the Safe.',
    contract: 'It replaces the contract of the Safe.',
    'older-contract': 'The new contract of the Safe has an older version than the current one.',
    'own-call': 'It calls the Safe itself in a way that is not known here.',
    'other-safe': 'It signs or executes a transaction of another Safe.',
    control: 'It changes who controls a contract.',
    upgrade: 'It replaces the code of a contract.',
    'name-owner': 'It changes who owns a name, or what its owner can do with it.',
    'name-address': 'It changes where money that is sent to a name goes.',
    'swap-elsewhere': 'The proceeds of the swap are not paid to this Safe.',
    'call-with-value': 'It sends funds with a contract call.',
    malformed:
      'The data begins like a known function, but it is not encoded as one. Contracts may read it differently.',
    refund: 'It pays the account that executes it out of the Safe.',
    misdescribed: "The Safe service's description does not match the data. Only the data is signed.",
    'unreadable-batch': 'It is a batch whose calls cannot be read.',
  },
} as const satisfies Texts
