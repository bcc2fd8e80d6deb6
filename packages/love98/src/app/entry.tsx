import './desktop.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { chainSource } from '@/browser/market/chain-source'
import { pageFactsId, pageRootId } from './page-elements'
import { type PageFacts, PageRoot } from './page-root'

// The first code of every page: hydrates the markup of the build.

const [root, facts] = [document.getElementById(pageRootId), document.getElementById(pageFactsId)]
if (!root || !facts?.textContent) throw new Error('This page was not drawn by the build.')
const page: PageFacts = JSON.parse(facts.textContent)
// The variable itself, so that a build with a server has no chunk for the import.
// biome-ignore lint/style/noProcessEnv: replaced by the builder
if (process.env.LOVE98_TARGET === 'static' && 'community' in page) {
  const { pairs } = page.community
  chainSource.read = async (chain) =>
    (await import('@/wallet/read-chain-market')).readChainMarket(pairs, chain)
}
// In a transition, the browser may paint and respond between the parts of the work.
startTransition(() => {
  hydrateRoot(root, <PageRoot facts={page} />)
})
