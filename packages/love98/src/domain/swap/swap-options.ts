import { type DecimalProblem, readTypedDecimal } from '@/domain/typed-decimal'

export type SwapOptions = {
  /** The accepted loss compared with the expected output, in hundredths of a percent: 50 is 0.5%. */
  readonly slippageBips: number
  /** Minutes after which no block accepts the swap. */
  readonly deadlineMinutes: number
  /** True if a swap may move the price of the pool by more than 15%. */
  readonly allowsHighImpact: boolean
}

/** The defaults of the Uniswap V2 interface. */
export const defaultSwapOptions: SwapOptions = {
  slippageBips: 50,
  deadlineMinutes: 20,
  allowsHighImpact: false,
}

/** 50%. */
const mostSlippage = 5_000
/** Three days. */
const mostMinutes = 4_320

export type OptionProblem = DecimalProblem | 'zero' | 'too-many-decimals' | 'too-large'
type TypedOption =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'problem'; readonly code: OptionProblem }

/** Reads a slippage in percent as a person types it, such as `0.5` or `0.5 %`, in hundredths of a percent. */
export function readSlippage(text: string): TypedOption {
  return readWhole(text.replace(/[%٪]\s*$/, ''), { places: 2, most: mostSlippage })
}

export function readDeadline(text: string): TypedOption {
  return readWhole(text, { places: 0, most: mostMinutes })
}

function readWhole(text: string, { places, most }: { places: number; most: number }): TypedOption {
  const read = readTypedDecimal(text)
  if (read.kind === 'problem') return read
  const [whole = '', fraction = ''] = read.text.split('.')
  if (fraction.length > places) return { kind: 'problem', code: 'too-many-decimals' }
  const value = Number(whole + fraction.padEnd(places, '0'))
  if (value === 0) return { kind: 'problem', code: 'zero' }
  return value > most ? { kind: 'problem', code: 'too-large' } : { kind: 'value', value }
}

/**
 * Returns the risk of a slippage. Below 0.05% the price often moves further within one block; above 1% others can
 * profit from the difference.
 */
export function slippageRisk(bips: number): 'may-fail' | 'may-be-frontrun' | null {
  if (bips < 5) return 'may-fail'
  return bips > 100 ? 'may-be-frontrun' : null
}

/** Formats hundredths of a percent: 50 is `0.5`. */
export function percentText(bips: number): string {
  return String(bips / 100)
}

/** Reads the stored options; each invalid value is replaced by its default. Never throws. */
export function parseSwapOptions(text: string | null): SwapOptions {
  let stored: Record<string, unknown> = {}
  try {
    stored = Object(JSON.parse(text ?? '{}'))
  } catch {
    // The text is not JSON, so another program wrote it.
  }
  const { slippageBips, deadlineMinutes, allowsHighImpact } = stored
  return {
    slippageBips: wholeIn(slippageBips, mostSlippage) ?? defaultSwapOptions.slippageBips,
    deadlineMinutes: wholeIn(deadlineMinutes, mostMinutes) ?? defaultSwapOptions.deadlineMinutes,
    allowsHighImpact: allowsHighImpact === true,
  }
}

function wholeIn(value: unknown, most: number): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= most ? value : null
}

/** Returns the text to store; null for the defaults, which are not stored. */
export function serializeSwapOptions(options: SwapOptions): string | null {
  const text = JSON.stringify(options)
  return text === JSON.stringify(defaultSwapOptions) ? null : text
}
