/** The reverse domain name under which the Demo Wallet announces itself (EIP-6963). */
export const demoWalletId = 'love98.demo'
