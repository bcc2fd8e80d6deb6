import { expect, type Locator, type Page } from '@playwright/test'
import { account } from '@/texts/account'
import { charts } from '@/texts/charts'
import { colorSchemes } from '@/texts/color-schemes'
import { common } from '@/texts/common'
import { connect } from '@/texts/connect'
import { demoWallet } from '@/texts/demo-wallet'
import { desktopMenu } from '@/texts/desktop-menu'
import { errors } from '@/texts/errors'
import { guestbook } from '@/texts/guestbook'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { helpKeys } from '@/texts/help-keys'
import { holdings } from '@/texts/holdings'
import { paint } from '@/texts/paint'
import { pairs as pairsTexts } from '@/texts/pairs'
import { send } from '@/texts/send'
import { shutDown } from '@/texts/shut-down'
import { solitaireDialogs } from '@/texts/solitaire-dialogs'
import { startMenu } from '@/texts/start-menu'
import { swap as swapTexts } from '@/texts/swap'
import { swapReview } from '@/texts/swap-review'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryMessages } from '@/texts/treasury-messages'
import { treasurySettings } from '@/texts/treasury-settings'
import { treasurySimulation } from '@/texts/treasury-simulation'
import { treasuryTools } from '@/texts/treasury-tools'
import { treasuryWords } from '@/texts/treasury-words'
import { windowMenus } from '@/texts/window-menus'
import { newSigner, openSignedIn } from '../guestbook/open-guestbook'
import { fill, openSend, press } from '../send/open-send'
import { serveCandles } from '../support/candles'
import { chainUrl } from '../support/demo-chain'
import { openDesktop, openStartMenu } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { choose, knownBoard, openBoard } from '../support/heartbreak-game'
import { openAsOwner } from '../support/safe-owner'
import { openTab } from '../support/safe-product'
import { visitConnected } from '../support/wallet/connected-visit'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, chooseWallet, connectAndAgree, openWalletList } from '../support/wallet/wallet'
import { windowNamed } from '../support/windows'
import { visitToBuy } from '../swap/swap-window'

export type OpenPart = (page: Page) => Promise<Locator>

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const treasury = (page: Page) => page.getByRole('dialog', { name: /treasury/i })
const exactly = (within: Page | Locator, text: string) => within.getByText(text, { exact: true }).first()

const begins = (within: Page | Locator, message: (value: string) => string) =>
  within.getByText(message('\n').split('\n')[0] ?? '').first()

async function chooseInTreasury(page: Page, row: string): Promise<void> {
  await treasury(page).getByRole('menuitem', { name: 'Safe', exact: true }).click()
  await page.getByRole('menuitem', { name: row }).click()
}

/** Opens the Treasury as an owner. Nothing is signed, so the Safe of the other tests does not change. */
async function openOwned(page: Page): Promise<Locator> {
  const { window } = await openAsOwner(page, { url: '', deployment: { chains: [{ rpcUrl: chainUrl }] } })
  return window
}

/** The places by part. The part `safe` is shown only in a page of a Safe, which the test opens itself. */
export const partOpeners: Readonly<Record<string, OpenPart>> = {
  async account(page) {
    await visitConnected(page)
    await accountButton(page).click()
    return button(page, account.copyAddress)
  },
  async charts(page) {
    await serveCandles(page)
    await openDesktop(page, '/p/charts?open=CAT-ETH')
    const window = windowNamed(page, charts.title('CAT-ETH'))
    await expect(window.getByRole('slider')).toBeVisible()
    await window.getByRole('menubar').getByRole('menuitem', { name: common.view, exact: true }).click()
    return exactly(page.getByRole('menu'), charts.candles)
  },
  async common(page) {
    await openDesktop(page, '/p/treasury')
    await expect(treasury(page).getByText('1,600,000', { exact: true })).toBeVisible()
    await chooseInTreasury(page, treasuryTools.receive)
    return exactly(dialogNamed(page, treasuryTools.receiveTitle), common.close)
  },
  async connect(page) {
    await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page)
    await openWalletList(page)
    return exactly(page, connect.homeText)
  },
  async 'demo-wallet'(page) {
    await openDesktop(page)
    await chooseWallet(page, 'Demo Wallet')
    await button(page, 'Account 1').click()
    await button(page, 'Agree').click()
    await button(page, 'Sign message').click()
    return exactly(page, demoWallet.signMessage)
  },
  async desktop(page) {
    await openDesktop(page)
    await page.mouse.click(500, 400, { button: 'right' })
    await page.getByRole('menuitem', { name: desktopMenu.arrange }).click()
    await expect(page.getByRole('menu')).toHaveCount(2)
    return exactly(page.getByRole('menu').last(), desktopMenu.autoArrange)
  },
  async display(page) {
    await openDesktop(page, '/p/display')
    await page.getByRole('tab', { name: 'Appearance' }).click()
    await button(page, colorSchemes.edit).click()
    return exactly(dialogNamed(page, colorSchemes.title), colorSchemes.name)
  },
  async errors(page) {
    await openDesktop(page)
    await chooseWallet(page, 'Demo Wallet')
    await button(page, demoWallet.refuse).click()
    return exactly(page, errors['user-rejected'])
  },
  async swap(page) {
    const { window, type } = await visitToBuy(page, 'CAT-ETH')
    await type('0.01')
    return exactly(window, swapTexts.impact)
  },
  async 'swap-review'(page) {
    const { wizard, type, press: pressIn } = await visitToBuy(page, 'CAT-ETH')
    await type('0.01')
    await pressIn(swapTexts.swap)
    await expect(wizard.getByRole('button', { name: swapReview.press.swap, exact: true })).toBeEnabled()
    return exactly(wizard, swapReview.minimum)
  },
  async guestbook(page) {
    const window = await openSignedIn(page, newSigner())
    await page.getByRole('group', { name: 'Account Verified' }).getByRole('button').last().click()
    await window.getByLabel(guestbook.entry).fill('see love98 dot com')
    return exactly(window, guestbook.problems.link)
  },
  async heartbreak(page) {
    await openBoard(page, knownBoard('crush', 7).link)
    await choose(page, heartbreak.menu.game)
    return exactly(page.getByRole('menu'), heartbreak.menu.again)
  },
  async 'heartbreak-ranking'(page) {
    await openBoard(page, knownBoard('crush', 7).link)
    await choose(page, heartbreak.menu.game, heartbreak.menu.daily)
    return exactly(dialogNamed(page, heartbreakRanking.daily.title), heartbreakRanking.daily.open)
  },
  async help(page) {
    await openDesktop(page, '/p/help')
    const window = page.getByRole('dialog', { name: /Cat Club Help$/ })
    await window.getByRole('treeitem', { name: 'Keyboard', exact: true }).press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    return exactly(window, helpKeys['open-start'])
  },
  async holdings(page) {
    await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page, '/p/holdings')
    await connectAndAgree(page)
    const window = windowNamed(page, 'My Tokens')
    await window.getByRole('table').getByRole('button', { name: 'CAT', exact: true }).click()
    return exactly(window, holdings.addToWallet)
  },
  async programs(page) {
    await openDesktop(page)
    await openStartMenu(page)
    await page.getByRole('menuitem', { name: startMenu.shutDown }).click()
    return exactly(page, shutDown.choices['stand-by'])
  },
  async send(page) {
    const { window } = await openSend(page)
    await fill(window, { to: recipient, amount: '0.01' })
    await press(window, send.review)
    return exactly(window, send.runs)
  },
  async solitaire(page) {
    await openDesktop(page, '/p/solitaire')
    await page.getByRole('menubar').getByRole('menuitem', { name: 'Game', exact: true }).click()
    await page.getByRole('menu').getByText('Options…', { exact: true }).click()
    return exactly(dialogNamed(page, solitaireDialogs.options.title), solitaireDialogs.options.outline)
  },
  async paint(page) {
    await openDesktop(page, '/p/paint')
    return exactly(page, paint.hint)
  },
  async pairs(page) {
    await openDesktop(page, '/p/pairs')
    await expect(page.locator('[data-pair="CAT-PAWS"]')).toContainText(/\d PAWS/)
    return exactly(windowNamed(page, 'Swap Pairs'), pairsTexts.change)
  },
  async taskbar(page) {
    await openDesktop(page)
    await openStartMenu(page)
    await page.getByRole('menuitem', { name: startMenu.settings }).click()
    return exactly(page.getByRole('menu').last(), startMenu.webStyle)
  },
  async treasury(page) {
    await openDesktop(page, '/p/treasury')
    const window = await openTab(page, 'History')
    await expect(window.getByRole('option').first()).toBeVisible()
    return exactly(window, treasuryTools.saveHistory)
  },
  async 'treasury-book'(page) {
    await openDesktop(page, '/p/treasury')
    await chooseInTreasury(page, treasuryBook.menu)
    return exactly(dialogNamed(page, treasuryBook.title), treasuryBook.hint)
  },
  async 'treasury-messages'(page) {
    await openDesktop(page, '/p/treasury')
    const window = await openTab(page, 'Messages')
    await window.getByRole('option').first().click()
    return begins(window.getByRole('region', { name: 'Details' }), treasuryMessages.text)
  },
  async 'treasury-proposal'(page) {
    const window = await openOwned(page)
    await window.getByRole('button', { name: 'New Transaction…' }).click()
    const form = page.getByRole('dialog', { name: 'New Transaction' })
    await form.getByRole('radio', { name: /ETH/ }).check()
    await form.getByLabel('To', { exact: true }).fill(recipient)
    await form.getByLabel('Amount').fill('0.25')
    await form.getByRole('button', { name: 'Propose' }).click()
    return exactly(form, treasurySimulation.heading)
  },
  async 'treasury-settings'(page) {
    await openOwned(page)
    await chooseInTreasury(page, 'Properties')
    await button(page, treasurySettings.change).click()
    return exactly(dialogNamed(page, treasurySettings.title), treasurySettings.newOwner)
  },
  async 'treasury-words'(page) {
    await openDesktop(page, '/p/treasury')
    const window = await openTab(page, 'Queue')
    await window.getByRole('option').first().click()
    return begins(window.getByRole('region', { name: 'Details' }), (to) => treasuryWords.pay('', to))
  },
  async windows(page) {
    await openDesktop(page, '/p/social')
    await page.locator('[data-window] [data-caption] button[aria-haspopup="menu"]').click()
    return exactly(page.getByRole('menu'), windowMenus.maximize)
  },
}
