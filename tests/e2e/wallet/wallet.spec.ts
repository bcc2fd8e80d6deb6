import { expect, type Locator, type Page } from '@playwright/test'
import { formatBalance } from '@/domain/wallet/balance'
import { followTransfers } from '../../support/transfers.mjs'
import { askNode, chainUrl } from '../support/demo-chain'
import { openDesktop, stopTime, storedKeys } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { InjectedWallet } from '../support/injected-wallet'
import { test } from '../support/product-test'
import { accountButton, chooseWallet, connectAndAgree, openWalletList } from '../support/wallet'

const desktop = (page: Page) => page.goto(process.env.BASE_URL ?? '/')

const nodeBalance = async (address: string) => `${formatBalance(await balanceOf(address), 18)} ETH`

/** In wei. */
async function balanceOf(address: string): Promise<bigint> {
  return BigInt((await askNode('eth_getBalance', [address, 'latest'])) as string)
}

/** What the node reports now: other tests pay their gas from the same account. */
async function expectBalance(part: Locator, address: string) {
  await expect(async () => {
    await expect(part).toContainText(await nodeBalance(address), { timeout: 1_000 })
  }).toPass()
}

async function chains(page: Page) {
  const response = await page.request.get(`${process.env.BASE_URL}/api/config`)
  const settings = (await response.json()) as {
    chains: [{ name: string; publicRpcUrl: string }, { name: string; publicRpcUrl: string }]
  }
  return settings.chains
}

test.describe('connecting', () => {
  test('[S2.7] [S2.9] [S4.5] connect, agree, read the balance that the node reports, disconnect', async ({
    page,
  }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await chooseWallet(page)
    const terms = dialogNamed(page, 'Terms')
    await expect(terms).toContainText('The rules of LOVE are not bound by any jurisdiction.')
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(terms).toBeVisible()
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await expect(terms).toBeHidden()
    await expectBalance(accountButton(page), wallet.address)
    expect(await page.evaluate((key) => localStorage.getItem(key), `${wallet.address}-terms-agreement`)).toBe(
      'true',
    )

    await accountButton(page).click()
    await dialogNamed(page, 'Account').getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.reload()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
  })

  test('[S8.1] a refused connection is said in the dialog, and Retry asks again', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'reject'
    await desktop(page)
    await chooseWallet(page)
    await expect(page.getByRole('status').filter({ hasText: 'Request rejected.' })).toBeVisible()
    await expect(button(page, 'Test Wallet')).toHaveAccessibleDescription('Request rejected.')
    wallet.mode = 'approve'
    await button(page, 'Retry').click()
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
  })

  test('[S8.2] [S8.4] no account is a refusal; an open request is named', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    wallet.mode = 'empty'
    await chooseWallet(page)
    const status = dialogNamed(page, 'Connect a Wallet').getByRole('status')
    await expect(status).toHaveText('Request rejected.')
    wallet.mode = 'pending'
    await button(page, 'Test Wallet').click()
    await expect(status).toHaveText('A request is already open in your wallet. Answer it there first.')
    expect(wallet.countOf('eth_requestAccounts')).toBe(2)
  })

  test('[S8.1] closing while connecting gives up: a later approval does not connect', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'silent'
    await desktop(page)
    await chooseWallet(page)
    await expect(button(page, 'Test Wallet')).toHaveAccessibleDescription(
      'Opening Test Wallet… Confirm connection in the extension',
    )
    await button(page, 'Close').click()
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeHidden()
    await wallet.approveNow()
    // Its answer is through when a question that was asked after it is answered.
    await page.evaluate(() => fetch('/api/config'))
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
    wallet.mode = 'approve'
    await chooseWallet(page)
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
  })

  test('[S3.13] an old wallet without announcement is the Browser Wallet; one that does both has one row', async ({
    page,
  }) => {
    await InjectedWallet.inject(page, { chainUrl, found: 'legacy' })
    await desktop(page)
    await chooseWallet(page, 'Browser Wallet')
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await page.reload()
    await expect(accountButton(page)).toBeVisible()

    const other = await page.context().newPage()
    await InjectedWallet.inject(other, { chainUrl, found: 'both' })
    await desktop(other)
    await openWalletList(other)
    await expect(button(other, 'Test Wallet')).toBeVisible()
    await expect(button(other, 'Browser Wallet')).toHaveCount(0)
    await other.close()
  })

  test('[S2.7] without a wallet the list names those that can be had', async ({ page }) => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), demo: false, walletConnect: null },
      })
    })
    await desktop(page)
    await openWalletList(page)
    await expect(page.getByRole('list', { name: 'Wallets' }).getByRole('button')).toHaveText([
      'Coinbase Wallet',
      'Rainbow (unsupported)',
      'MetaMask (unsupported)',
      'Safe (unsupported)',
      'WalletConnect (unsupported)',
      'Brave Wallet (unsupported)',
    ])
    for (const name of ['Safe', 'WalletConnect', 'Brave Wallet'])
      await expect(button(page, `${name} (unsupported)`)).toBeDisabled()
    await expect(page.getByRole('group', { name: 'What is a Wallet?' })).toBeVisible()
  })
})

test.describe('a failure on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('[S8.13] settings that cannot be loaded are told, and Retry tries again', async ({ page }) => {
    await desktop(page)
    await page.route('**/api/config', (route) => route.fulfill({ status: 503 }))
    await button(page, 'Connect Wallet').click()
    const box = page.getByRole('alertdialog', { name: 'Connect Wallet' })
    await expect(box).toContainText('The settings of this page could not be loaded.')
    await page.unroute('**/api/config')
    await button(page, 'Retry').click()
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
  })

  test('a part of the wallet that cannot be loaded is told, and Retry loads it', async ({ page }) => {
    await desktop(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await button(page, 'Connect Wallet').click()
    const box = page.getByRole('alertdialog', { name: 'Connect Wallet' })
    await expect(box).toContainText('A part of this page could not be loaded.')
    await page.unroute('**/_next/static/chunks/**')
    await button(page, 'Retry').click()
    await expect(dialogNamed(page, 'Connect a Wallet')).toBeVisible()
  })
})

test.describe('a visitor who comes back', () => {
  test('[S4.1] [S4.5] is connected without a prompt, and not asked for the terms again', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await connectAndAgree(page)
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(wallet.countOf('eth_requestAccounts')).toBe(1)

    await wallet.changeAccounts([wallet.otherAddress])
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
    await dialogNamed(page, 'Terms').getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    expect(await storedKeys(page)).not.toContain(`${wallet.otherAddress}-terms-agreement`)
  })

  test('[S4.1] is disconnected when the wallet takes its accounts away', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await connectAndAgree(page)
    await accountButton(page).click()
    await expect(dialogNamed(page, 'Account')).toBeVisible()
    await wallet.changeAccounts([])
    await expect(button(page, 'Connect Wallet')).toBeEnabled()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('[S3.7] an agreement under the address in lower case counts', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.addInitScript(
      (key) => localStorage.setItem(key, 'true'),
      `${wallet.address.toLowerCase()}-terms-agreement`,
    )
    await desktop(page)
    await chooseWallet(page)
    await button(page, 'Not now').click()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})

test.describe('networks', () => {
  test('[S2.11] [S8.3] the wallet is asked to switch, and to add a chain it does not know', async ({
    page,
  }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await connectAndAgree(page)
    const [first, second] = await chains(page)
    await button(page, first.name).click()
    const current = dialogNamed(page, 'Switch Networks').getByRole('button', {
      name: first.name,
      exact: true,
    })
    await expect(current).toBeDisabled()
    await expect(current).toHaveAccessibleDescription('Connected')
    wallet.chainMode = 'reject'
    await button(page, second.name).click()
    await expect(dialogNamed(page, 'Switch Networks')).toBeHidden()
    await expect(button(page, first.name)).toBeVisible()

    wallet.chainMode = 'approve'
    await button(page, first.name).click()
    await button(page, second.name).click()
    await expect(dialogNamed(page, 'Switch Networks')).toBeHidden()
    await expect(button(page, second.name)).toBeVisible()
    const added = wallet.asked.findLast(({ method }) => method === 'wallet_addEthereumChain')
    expect(added?.params).toMatchObject([{ chainName: second.name, rpcUrls: [second.publicRpcUrl] }])
  })

  test('[S4.2] [S8.14] a chain that is not configured is a wrong network, which can be left', async ({
    page,
  }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await connectAndAgree(page)
    await wallet.changeChain(5)
    await expect(accountButton(page)).toBeHidden()
    await button(page, 'Wrong network').click()
    const box = dialogNamed(page, 'Switch Networks')
    await expect(box).toContainText('Wrong network detected, switch or disconnect to continue.')
    await box.getByRole('listitem').first().getByRole('button').click()
    await expect(box).toBeHidden()
    await expect(accountButton(page)).toBeVisible()
  })

  test('[S8.9] a wallet that changed its chain without a word does not sign for another one: it may switch', async ({
    page,
  }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await chooseWallet(page)
    await button(page, 'Agree').click()
    const verify = dialogNamed(page, 'Verify your account')
    await expect(button(page, 'Sign message')).toBeEnabled()
    wallet.chainId = 5
    await button(page, 'Sign message').click()
    await expect(verify.getByRole('status')).toHaveText(
      'Error signing message, please retry! Your wallet is on another network than this page expects. Switch the network and try again.',
    )
    expect(wallet.countOf('personal_sign')).toBe(0)
    await button(page, 'Switch Network').click()
    await expect(button(page, 'Switch Network')).toBeHidden()
    expect(wallet.chainId).toBe(31337)
    await button(page, 'Sign message').click()
    await expect(verify).toBeHidden()
    expect(wallet.countOf('personal_sign')).toBe(1)
  })

  test('[S8.15] a wallet that cannot switch is told as such', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.chainMode = 'unsupported'
    await desktop(page)
    await connectAndAgree(page)
    await wallet.changeChain(5)
    await button(page, 'Wrong network').click()
    await dialogNamed(page, 'Switch Networks').getByRole('listitem').first().getByRole('button').click()
    await expect(dialogNamed(page, 'Switch Networks').getByRole('status')).toContainText(
      'Your wallet does not support switching networks',
    )
  })
})

test.describe('the account', () => {
  test('[S2.10] the address is copied, which is confirmed for 1.5 s', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await connectAndAgree(page)
    await accountButton(page).click()
    const box = dialogNamed(page, 'Account')
    await expectBalance(box, wallet.address)
    await stopTime(page)
    await button(page, 'Copy Address').click()
    await expect(button(page, 'Copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address)
    await page.clock.runFor(1_499)
    await expect(button(page, 'Copied!')).toBeVisible()
    await page.clock.runFor(1)
    await expect(button(page, 'Copy Address')).toBeVisible()
  })

  test('[S2.10] where the page may not copy, the address can be selected', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await connectAndAgree(page)
    await accountButton(page).click()
    await button(page, 'Copy Address').click()
    await expect(dialogNamed(page, 'Account').getByRole('status')).toContainText('Select the address above')
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(wallet.address)
  })

  test('[S2.9] on a narrow screen the balance is neither shown nor fetched', async ({ page }) => {
    const methods: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/rpc/')) methods.push(request.postData() ?? '')
    })
    await page.setViewportSize({ width: 767, height: 800 })
    await InjectedWallet.inject(page, { chainUrl })
    await desktop(page)
    await connectAndAgree(page)
    await page.waitForTimeout(1_000)
    await expect(accountButton(page)).not.toContainText('ETH')
    expect(methods.filter((body) => body.includes('eth_getBalance'))).toEqual([])
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(accountButton(page)).toContainText('ETH')
  })
})

test.describe('the Demo Wallet', () => {
  const box = (page: Page) => page.getByRole('alertdialog', { name: 'Demo Wallet' })

  test('[S8.1] asks in a box, may be refused, connects the account that was chosen', async ({ page }) => {
    await desktop(page)
    await chooseWallet(page, 'Demo Wallet')
    await expect(box(page)).toContainText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    await button(page, 'Refuse').click()
    await expect(dialogNamed(page, 'Connect a Wallet').getByRole('status')).toHaveText('Request rejected.')
    await button(page, 'Retry').click()
    await button(page, 'Account 1').click()
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await expect(accountButton(page)).toBeVisible()

    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  test('[S8.3] adds the second chain after a yes', async ({ page }) => {
    await desktop(page)
    await chooseWallet(page, 'Demo Wallet')
    await button(page, 'Account 1').click()
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await expect(accountButton(page)).toBeVisible()
    const [first, second] = await chains(page)
    await button(page, first.name).click()
    await dialogNamed(page, 'Switch Networks').getByRole('button', { name: second.name, exact: true }).click()
    await expect(box(page)).toContainText('add a network')
    await button(page, 'Approve').click()
    await expect(dialogNamed(page, 'Switch Networks')).toBeHidden()
    await expect(button(page, second.name)).toBeVisible()
  })
})

test('the Demo Wallet sends a transaction to the demo chain after a yes', async ({ page }) => {
  await desktop(page)
  await chooseWallet(page, 'Demo Wallet')
  await button(page, 'Account 2').click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  const to = '0x000000000000000000000000000000000000dEaD'
  const before = await balanceOf(to)
  const sent = page.evaluate(sendFromDemoWallet, {
    from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    to,
    value: '0x14d1120d7b160000',
  })
  const box = page.getByRole('alertdialog', { name: 'Demo Wallet' })
  await expect(box).toContainText('1.5 ETH (1500000000000000000 wei)')
  await expect(box).toContainText(to)
  await button(page, 'Approve').click()
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)
  await expect.poll(async () => (await balanceOf(to)) - before).toBe(1_500_000_000_000_000_000n)
})

/** Runs in the page: asks the announced Demo Wallet, as any page could. */
function sendFromDemoWallet(transaction: object): Promise<unknown> {
  type Detail = { info: { rdns: string }; provider: { request: (call: object) => Promise<unknown> } }
  return new Promise((resolve, reject) => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent<Detail>).detail
      if (info.rdns === 'love98.demo')
        provider.request({ method: 'eth_sendTransaction', params: [transaction] }).then(resolve, reject)
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

test('[S6.1] nothing is stored or asked for before the press, and a hover fetches our own code alone', async ({
  page,
}) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  const transfers = await followTransfers(page)
  await openDesktop(page)
  await transfers.quiet(500)
  const before = transfers.all().length
  await button(page, 'Connect Wallet').hover()
  await expect.poll(() => transfers.all().length).toBeGreaterThan(before)
  await transfers.quiet(500)
  for (const { url } of transfers.all().slice(before))
    expect(new URL(url).pathname).toMatch(/^\/_next\/static\//)
  expect(await storedKeys(page)).toEqual([])
  expect(wallet.asked).toEqual([])
  await openWalletList(page)
  expect(await storedKeys(page)).toEqual([])
  expect(wallet.asked).toEqual([])
})
