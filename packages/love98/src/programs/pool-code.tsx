import type { Address } from '@/domain/address'
import { poolCode } from '@/texts/pool-code'
import { CopyButton } from '@/ui/copy-button/copy-button'

/** Says whose code a pool of Uniswap V4 runs with each swap, with the whole address and a button that copies it. */
export function PoolCode({ hooks }: { hooks: Address }) {
  return (
    <span>
      <span className="selectable">{poolCode.runs(hooks)}</span> <CopyButton text={hooks} />
    </span>
  )
}
