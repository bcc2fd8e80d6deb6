import { numberToHex, SwitchChainError } from 'viem'
import type { Config, CreateConnectorFn } from 'wagmi'
import { AppError } from '@/domain/errors'
import { readThrown } from '@/domain/thrown'
import type { InjectedProvider } from './guarded-provider'
import { addressesOf, chainIdOf } from './wallet-answers'

/** The provider of a wallet's SDK: EIP-1193 with events. */
export type SdkProvider = InjectedProvider & {
  on: (event: string, listener: (...values: never[]) => void) => unknown
  removeListener: (event: string, listener: (...values: never[]) => void) => unknown
}

type Emitter = Parameters<CreateConnectorFn>[0]['emitter']

export type LazyWallet = {
  id: string
  name: string
  /** Imports and initializes the SDK: on `connect`, or for a stored connection, never before. */
  open: (config: Pick<Parameters<CreateConnectorFn>[0], 'chains' | 'emitter'>) => Promise<SdkProvider>
  /** Requests the accounts. `isResuming`: without a prompt. */
  enable: (
    provider: SdkProvider,
    chainIds: readonly number[],
    isResuming: boolean,
  ) => Promise<readonly string[]>
  close: (provider: SdkProvider) => Promise<void> | void
}

/**
 * A wagmi connector whose SDK is imported in `connect`: it has no provider before that, except for a stored connection.
 * WalletConnect and Coinbase Wallet use it; Safe's connector is made from a host that has answered already.
 */
export function lazyConnector(wallet: LazyWallet): CreateConnectorFn {
  return ({ chains, emitter, storage }) => {
    let opening: Promise<SdkProvider> | null = null
    let stopListening: (() => void) | null = null

    const open = () => {
      opening ??= wallet.open({ chains, emitter }).catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    }
    const current = async () => (await opening?.catch(() => undefined)) ?? undefined
    const requireProvider = async () => {
      const provider = await current()
      if (!provider) throw new AppError('connector-not-found')
      return provider
    }
    const emitDisconnect = () => {
      stopListening?.()
      stopListening = null
      emitter.emit('disconnect')
    }

    return {
      id: wallet.id,
      name: wallet.name,
      type: 'lazy',
      async connect<WithCapabilities extends boolean = false>({
        isReconnecting = false,
        withCapabilities,
      }: {
        isReconnecting?: boolean | undefined
        withCapabilities?: WithCapabilities | boolean | undefined
      } = {}) {
        const provider = await open()
        const chainIds = chains.map(({ id }) => id)
        const accounts = addressesOf(await wallet.enable(provider, chainIds, isReconnecting))
        const chainId = await readChainId(provider)
        stopListening ??= listen(provider, emitter, emitDisconnect)
        const result = withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts
        // The cast: `withCapabilities` decides the type, which one implementation cannot express.
        return { accounts: result as never, chainId }
      },
      async disconnect() {
        stopListening?.()
        stopListening = null
        const provider = await current()
        if (provider) await wallet.close(provider)
      },
      getAccounts: async () =>
        addressesOf(await (await requireProvider()).request({ method: 'eth_accounts' })),
      getChainId: async () => readChainId(await requireProvider()),
      async getProvider() {
        const isStored = (await storage?.getItem('recentConnectorId')) === wallet.id
        return opening || isStored ? open() : undefined
      },
      async isAuthorized() {
        try {
          return addressesOf(await (await open()).request({ method: 'eth_accounts' })).length > 0
        } catch {
          return false
        }
      },
      async switchChain({ chainId }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!chain) throw new SwitchChainError(new AppError('chain-not-configured'))
        await switchOrAdd(await requireProvider(), chain)
        emitter.emit('change', { chainId })
        return chain
      },
      onAccountsChanged: (accounts) =>
        accounts.length > 0 ? emitter.emit('change', { accounts: addressesOf(accounts) }) : emitDisconnect(),
      onChainChanged: (chainId) => emitter.emit('change', { chainId: Number(chainId) }),
      onDisconnect: emitDisconnect,
    }
  }
}

function listen(provider: SdkProvider, emitter: Emitter, emitDisconnect: () => void): () => void {
  const events = {
    accountsChanged: (accounts: unknown) => {
      const addresses = addressesOf(accounts)
      if (addresses.length > 0) emitter.emit('change', { accounts: addresses })
      else emitDisconnect()
    },
    chainChanged: (chainId: unknown) => {
      const id = chainIdOf(chainId)
      if (id) emitter.emit('change', { chainId: id })
    },
    disconnect: emitDisconnect,
    session_delete: emitDisconnect,
  }
  for (const [name, listener] of Object.entries(events)) provider.on(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(events)) provider.removeListener(name, listener)
  }
}

async function readChainId(provider: SdkProvider): Promise<number> {
  return chainIdOf(await provider.request({ method: 'eth_chainId' }))
}

/** Switches the chain (EIP-3326), and adds it where the wallet does not know it (EIP-3085) `[S8.3]`. */
async function switchOrAdd(provider: SdkProvider, chain: Config['chains'][number]): Promise<void> {
  const chainId = numberToHex(chain.id)
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    const { name, nativeCurrency, rpcUrls, blockExplorers } = chain
    const explorers = blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId, chainName: name, nativeCurrency, rpcUrls: rpcUrls.default.http, ...explorers }],
    })
  }
}

function isUnknownChain(error: unknown): boolean {
  return readThrown(error).some(
    ({ code, message }) => code === 4902 || /unrecognized chain|4902|missing or invalid/i.test(message),
  )
}
