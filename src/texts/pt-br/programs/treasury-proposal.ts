import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? 'Ativo' : `Ativo (escolha 1 de ${count})`),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `Token desconhecido (${address})`,
  smallestUnits: (amount: string) => `${amount} unidades mínimas`,
  unknownTokens:
    'A rede não respondeu, portanto os símbolos, as casas decimais ou os saldos são desconhecidos.',
  to: 'Para',
  nonceUsed: (next: string) => `Este nonce não pode ser usado. Digite ${next} ou um número maior.`,
  replaces: (nonce: string) =>
    `Ela substitui a transação pendente com o nonce ${nonce}. Somente uma delas será executada.`,
  noBatch:
    'Esta rede não tem um contrato MultiSendCallOnly, portanto não é possível propor vários pagamentos juntos. Proponha-os um após o outro.',
  replace: 'Substituir…',
  signAndExecute: 'Assinar e executar',
  notEnough: 'O Safe não a aceita agora: faltam assinaturas ou o nonce dele mudou. Nada foi enviado.',
  signaturesRefused: (code: string) =>
    `O Safe rejeita as assinaturas do serviço do Safe (${code}). Nada foi enviado. Peça aos proprietários que assinem novamente.`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
