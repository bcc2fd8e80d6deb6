import { useMemo } from 'react'
import type { DescribedCall } from '@/safe/decode/described-call'
import type { MessageMeaning } from '@/safe/decode/messages/message-meaning'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import { useTokenFacts } from '../assets/use-token-facts'
import { tokensOfMessage } from '../messages/message-texts'
import type { TextContext } from './token-texts'

/** The context for describing these calls. The facts of all their tokens are read in one call. */
export function useDescriptionContext(
  calls: readonly DescribedCall[],
  { chainId, nativeSymbol }: { chainId: number; nativeSymbol: string },
): TextContext {
  const { facts } = useTokenFacts(chainId, calls.flatMap(tokensOfCall))
  return useMemo(() => ({ nativeSymbol, facts }), [nativeSymbol, facts])
}

/** The same context for messages. */
export function useMessageContext(
  meanings: readonly MessageMeaning[],
  chainId: number,
  nativeSymbol: string,
): TextContext {
  const { facts } = useTokenFacts(chainId, meanings.flatMap(tokensOfMessage))
  return useMemo(() => ({ nativeSymbol, facts }), [nativeSymbol, facts])
}
