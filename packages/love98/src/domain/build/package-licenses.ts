/** The packages in the code of a page by their licenses (SPDX). Their names are not translated. */
export const packageLicenses: Readonly<Record<string, readonly string[]>> = {
  MIT: [
    '@safe-global/safe-apps-sdk',
    '@tanstack/query-async-storage-persister',
    '@tanstack/react-query',
    '@tanstack/react-query-persist-client',
    '@tanstack/react-virtual',
    'papaparse',
    'react',
    'react-dom',
    'unhomoglyph',
    'uqr',
    'valibot',
    'viem',
    'wagmi',
    'zustand',
  ],
  'Apache-2.0': ['@coinbase/wallet-sdk', '@walletconnect/universal-provider'],
}

/** Returns the list as lines of text, one for each license. */
export function licenseText(): string {
  return Object.entries(packageLicenses)
    .map(([license, names]) => `${license}: ${names.join(', ')}`)
    .join('\n\n')
}
