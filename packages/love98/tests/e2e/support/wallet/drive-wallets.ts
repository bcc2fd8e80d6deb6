/** The request that the wallets of `announceMisbehavingWallets` receive in one round. */
export type Stage = 'connect' | 'switch' | 'sign'

/**
 * Runs in the page. Presses buttons until each misbehaving wallet misbehaves, and connects the honest wallet after
 * each. Presses inside the page take a tenth of the time of presses from outside.
 * @param networks names of the first and the second configured chain
 * @param each index of the first wallet to test, and the step to the next one
 * @returns the conditions that were not met, each with the name of the wallet
 */
export async function driveWallets([stage, networks, each]: readonly [
  Stage,
  readonly [string, string],
  { readonly first: number; readonly of: number },
]): Promise<readonly string[]> {
  const misbehave = Reflect.get(window, 'misbehave') as { at: string; names: readonly string[] }
  const methods = {
    connect: 'eth_requestAccounts',
    switch: 'wallet_switchEthereumChain',
    sign: 'personal_sign',
  }
  // ms. On a busy machine a press takes seconds; the test itself has a limit.
  const limit = 30_000

  const dialog = (title: string) =>
    [...document.querySelectorAll('dialog')].find((one) => one.querySelector('h2')?.textContent === title)
  const button = (name: string, within: ParentNode = document) =>
    [...within.querySelectorAll('button')].find(
      (one) =>
        (one.ariaLabel ?? one.textContent)?.trim() === name && !one.disabled && one.ariaDisabled !== 'true',
    )
  async function until(what: string, find: () => unknown): Promise<void> {
    for (const start = performance.now(); performance.now() - start < limit; ) {
      if (find()) return
      await new Promise(requestAnimationFrame)
    }
    const open = [...document.querySelectorAll('dialog h2')].map((title) => title.textContent)
    throw new Error(`${what} did not come; open: ${open.join(', ') || 'nothing'}`)
  }
  const press = async (name: string, title?: string) => {
    const find = () => (title ? dialog(title) && button(name, dialog(title)) : button(name))
    await until(name, find)
    find()?.click()
  }
  const verification = 'Verify your account'
  const problem = (title: string) => dialog(title)?.querySelector('[role=alert]')?.textContent ?? ''

  async function connect(name: string): Promise<void> {
    if (!dialog('Connect a Wallet')) await press('Connect Wallet')
    await press(name, 'Connect a Wallet')
  }

  /** Runs a stage until the wallet fails, is connected, or is pending because it never answers. */
  const ends: Record<Stage, (name: string, isSilent: boolean) => Promise<void>> = {
    async connect(name, isSilent) {
      await connect(name)
      const isOver = () => dialog(verification) ?? button('Retry')
      if (!isSilent) await until('an end of connecting', isOver)
      if (dialog(verification)) await press('Disconnect', verification)
    },
    async switch(name) {
      await connect(name)
      await press('Not now', verification)
      await press(networks[0])
      await press(networks[1], 'Switch Networks')
      const isWaiting = () => dialog('Switch Networks')?.textContent?.includes('Confirm in Wallet')
      const isOver = () => problem('Switch Networks') || !dialog('Switch Networks')
      const isUnanswered = /^(answers|never)/.test(misbehave.names[Number(name.slice(7)) - 1] ?? '')
      await until('an end of switching', () => isOver() || (isUnanswered && isWaiting()))
      if (!dialog('Switch Networks')) return
      await press('Cancel', 'Switch Networks')
      const account = () => document.querySelector<HTMLElement>('[data-wallet-area] button:nth-of-type(2)')
      await until('the account', account)
      account()?.click()
      await press('Disconnect', 'Account')
    },
    async sign(name, isSilent) {
      await connect(name)
      await press('Sign message', verification)
      const isOver = () =>
        button('Connect Wallet') ?? button('Retry') ?? (dialog(verification) && button('Sign message'))
      await until('an end of signing', isSilent ? () => dialog(verification) : isOver)
      if (dialog(verification)) await press('Disconnect', verification)
    },
  }

  const problems: string[] = []
  for (const [index, name] of misbehave.names.entries()) {
    if (index % each.of !== each.first) continue
    try {
      misbehave.at = methods[stage]
      await ends[stage](`Wallet ${index + 1}`, name === 'never answers')
      await connect('Honest Wallet')
      await until('the honest wallet', () => dialog(verification))
      const box = document.querySelector('[role=alertdialog]')
      if (box) throw new Error(`a box came: ${box.textContent}`)
      await press('Disconnect', verification)
      await until('the end of the connection', () => !dialog(verification) && button('Connect Wallet'))
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : 'something else'}`)
      // Without the taskbar the desktop has crashed, so the other wallets would fail too.
      if (!document.querySelector('#taskbar')) break
    }
  }
  return problems
}
