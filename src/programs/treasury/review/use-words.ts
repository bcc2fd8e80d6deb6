import { useMemo } from 'react'
import type { DescribedCall } from '@/safe/decode/described-call'
import type { MessageMeaning } from '@/safe/decode/messages/message-meaning'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import { treasuryWords } from '@/texts/en/programs/treasury-words'
import { useTexts } from '@/texts/use-texts'
import { useTokenFacts } from '../tokens/use-token-facts'
import { tokensOfMessage } from '../words/message-words'
import type { WordsContext } from '../words/token-words'

/** What the words of these calls are made with: the facts of every token in them are read in one call. */
export function useWords(
  calls: readonly DescribedCall[],
  { chainId, nativeSymbol }: { chainId: number; nativeSymbol: string },
): WordsContext {
  const texts = useTexts(treasuryWords)
  const { facts } = useTokenFacts(chainId, calls.flatMap(tokensOfCall))
  return useMemo(() => ({ texts, nativeSymbol, facts }), [texts, nativeSymbol, facts])
}

/** The same for messages. */
export function useMessageContext(
  meanings: readonly MessageMeaning[],
  chainId: number,
  nativeSymbol: string,
): WordsContext {
  const texts = useTexts(treasuryWords)
  const { facts } = useTokenFacts(chainId, meanings.flatMap(tokensOfMessage))
  return useMemo(() => ({ texts, nativeSymbol, facts }), [texts, nativeSymbol, facts])
}
