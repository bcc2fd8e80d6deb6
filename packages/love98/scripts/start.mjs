import { runInstalled } from './lib/install/run-installed.mjs'

const usage = `npm start                  the demo: its own chains, public test keys, invented prices
npm start -- --mainnet     production: the networks of ETHEREUM_RPC_URL and RPC_URL_<chainId>
npm start -- --dev         rebuilds while you edit (npm run dev)

PORT, HOST and all other variables are explained in .env.example. Ctrl+C stops everything.`

const isDemo = !process.argv.includes('--mainnet')

await runInstalled(
  async (command) => {
    const { startProduct } = await import('./lib/start/start-product.ts')
    await startProduct(command)
  },
  {
    codeWhenStopped: 0,
    usage,
    ...(isDemo && {
      firstLine:
        'This is the demo, for this machine only: public test keys and invented prices. For real networks: npm start -- --mainnet',
    }),
    firstRun: 'A first start takes about a minute: it installs the dependencies and builds the desktop.',
    withTools: false,
  },
)
