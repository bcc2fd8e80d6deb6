import type { Texts } from '@/texts/texts'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: 'Change Settings',
  change: 'Change…',
  kind: 'Change',
  kinds: {
    ADD_OWNER: 'Add an owner',
    REMOVE_OWNER: 'Remove an owner',
    SWAP_OWNER: 'Replace an owner',
    CHANGE_THRESHOLD: 'Change the threshold',
    ENABLE_MODULE: 'Enable a module',
    DISABLE_MODULE: 'Disable a module',
    SET_GUARD: 'Set the transaction guard',
    DELETE_GUARD: 'Remove the transaction guard',
    SET_FALLBACK_HANDLER: 'Set the fallback handler',
    CHANGE_VERSION: 'Change the version of the contract',
  },
  newOwner: 'New owner',
  owner: 'Owner',
  module: 'Module',
  contract: 'Contract',
  threshold: 'Required signatures',
  chooseOne: 'Choose one from the list.',
  problems: {
    'reserved-address': 'A Safe cannot use this address here. Enter another address.',
    'already-owner': 'This account is already an owner. Enter another address.',
    'not-an-owner': 'This account is no longer an owner. Choose another one.',
    threshold: 'The number of signatures is not valid. Enter a number from 1 to the number of owners.',
    'already-module': 'This module is already enabled. Enter another address.',
    'not-a-module': 'This module is no longer enabled. Choose another one.',
    unchanged: 'The Safe already has this setting. Enter another one.',
  },
  noContract: 'There is no contract at this address on this network. Enter the address of a contract.',
  everyOne:
    'A module, guard or handler is code that takes part in what the Safe does. Only set one that you trust.',
  onlyTheirs: 'Make sure that the new owner holds the key: this cannot be verified until the account signs.',
  versionOffer: (from: string, to: string, singleton: string) =>
    `The Safe has version ${from}. Version ${to} of the Safe project is available on this network: ${singleton}. Address, owners, threshold, modules and assets stay as they are.`,
  versionRuns:
    'The contract that changes the version runs once as the Safe itself. Its code on this network is the published one.',
  readFromChain: (block: string) =>
    `Read from the contract of the Safe at block ${block}. Whether a newer version is available, the latest version and the next available nonce are provided by the Safe service.`,
  differs: (settings: string) =>
    `The Safe service reports different values for: ${settings}. The values shown here are read from the contract.`,
  moreModules: (listed: number) => `More modules are enabled than the ${listed} that are listed.`,
} as const satisfies Texts
