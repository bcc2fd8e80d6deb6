/** A step of the dialog "Connect a Wallet" beside its list `[S4.4]`. */
export type ConnectStep =
  | { name: 'list' }
  /** "What is a Wallet?", if there is no room for it beside the list. */
  | { name: 'learn' }
  | { name: 'get' }
  | { name: 'wallet' }
  /** The ways to install a wallet. */
  | { name: 'options' | 'download'; walletId: string }
  | { name: 'instructions'; walletId: string; for: 'extension' | 'mobile' }

/** The steps up to the current one; the list is the first. */
export type ConnectPath = readonly [ConnectStep, ...ConnectStep[]]

export type ConnectMove = { type: 'went'; step: ConnectStep } | { type: 'chose' } | { type: 'back' }

export const initialConnectPath: ConnectPath = [{ name: 'list' }]

/** Returns the path after a move. Choosing a wallet starts again from the list; going back removes the last step. */
export function reduceConnectPath(path: ConnectPath, move: ConnectMove): ConnectPath {
  switch (move.type) {
    case 'went':
      return [...path, move.step]
    case 'chose':
      return [...initialConnectPath, { name: 'wallet' }]
    case 'back': {
      const [first, ...rest] = path
      return [first, ...rest.slice(0, -1)]
    }
  }
}

export function currentStep(path: ConnectPath): ConnectStep {
  return path.at(-1) ?? path[0]
}
