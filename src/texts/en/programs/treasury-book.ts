import type { Texts } from '@/texts/texts'

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'Address Book…',
  title: 'Address Book',
  hint: 'These names are yours. They are stored in this browser only.',
  yours: 'Your names',
  named: (address: string, name: string) => `${address} is “${name}” in your address book`,
  inBook: (name: string) => `In your address book: ${name}`,
  choose: 'From Your Address Book',
  name: 'Name',
  address: 'Address',
  network: (chainId: number) => `Network ${chainId}`,
  empty: 'Your address book is empty. Enter a name and an address, or import a file.',
  add: 'Add',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  import: 'Import…',
  importLabel: 'File to import (CSV: address, name, chainId)',
  export: 'Export',
  close: 'Close',
  fileName: 'address-book.csv',
  added: (count: number) => (count === 1 ? '1 entry added.' : `${count} entries added.`),
  renamed: (address: string, name: string) => `${address} was “${name}” before.`,
  shared: (address: string, name: string) =>
    `Another address has the name “${name}” too. Check this one: ${address}`,
  lineProblem: (line: number, problem: string) => `Line ${line}: ${problem}`,
  moreProblems: (count: number) =>
    count === 1 ? '1 more line was not read.' : `${count} more lines were not read.`,
  refused: {
    unclosed: 'The file cannot be read: a quotation mark in it is not closed.',
    'too-long': 'The file is too long. An address book has at most 500,000 characters and 5,000 lines.',
    'no-header': 'The first line of the file must be: address,name,chainId',
    'too-many': 'The file has too many entries. An address book has at most 1,000.',
    unreadable: 'The file cannot be read.',
  },
  problems: {
    'no-name': 'Enter a name.',
    'long-name': 'The name is too long. Enter at most 50 characters.',
    'name-is-address': 'The name looks like an address. Enter another name.',
    'no-chain': 'Not a valid network. Enter the number of a network.',
    'missing-cells': 'Enter an address, a name and a network.',
    quotes: 'A quotation mark stands inside a field. Put the whole field in quotation marks.',
  },
} as const satisfies Texts
