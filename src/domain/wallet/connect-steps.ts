/** Where "Connect a Wallet" stands beside its list `[S4.4]`. */
export type ConnectStep =
  | { name: 'list' }
  /** What is a Wallet?, where there is no room for it beside the list. */
  | { name: 'learn' }
  /** Get a Wallet. */
  | { name: 'get' }
  /** The chosen wallet: what it is doing. */
  | { name: 'wallet' }
  /** What there is of a wallet to be had. */
  | { name: 'options' | 'download'; walletId: string }
  | { name: 'instructions'; walletId: string; for: 'extension' | 'mobile' }

/** The steps that lead to the one on screen, the list first. */
export type ConnectPath = readonly [ConnectStep, ...ConnectStep[]]

export type ConnectMove = { type: 'went'; step: ConnectStep } | { type: 'chose' } | { type: 'back' }

/** The dialog as it opens. */
export const connectStart: ConnectPath = [{ name: 'list' }]

/** Where a move leads: choosing a wallet begins anew from the list, going back takes the last step away. */
export function connectPathAfter(path: ConnectPath, move: ConnectMove): ConnectPath {
  switch (move.type) {
    case 'went':
      return [...path, move.step]
    case 'chose':
      return [...connectStart, { name: 'wallet' }]
    case 'back': {
      const [first, ...rest] = path
      return [first, ...rest.slice(0, -1)]
    }
  }
}

/** The step on screen. */
export function currentStep(path: ConnectPath): ConnectStep {
  return path.at(-1) ?? path[0]
}
