/**
 * Methods and events that a WalletConnect session is proposed with (CAIP-25; the methods are of EIP-712, 747, 1193, 1474, 2255, 3085,
 * 3326 and 5792). A wallet shows them, and may approve fewer.
 */
export const proposed = {
  methods: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
  ],
  events: ['chainChanged', 'accountsChanged', 'message', 'disconnect', 'connect'],
}
