/**
 * Runs in the page before its own scripts: a minimal wallet that can connect, announced by EIP-6963. It approves every
 * request. The page reads balances itself, from its own origin.
 */
export function announceWallet({
  name,
  account,
  chainId,
}: {
  name: string
  account: string
  chainId: number
}) {
  let connected = false
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
      if (method === 'eth_requestAccounts') connected = true
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return connected ? [account] : []
      throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
    },
    on() {},
    removeListener() {},
  }
  const info = { uuid: crypto.randomUUID(), name, rdns: 'bench.wallet', icon: 'data:image/svg+xml,<svg/>' }
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
