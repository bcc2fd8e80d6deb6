import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'Serviços que movem tokens de uma rede para outra.',
  governance: 'Sites em que a comunidade vota.',
  charts: 'O histórico de preços dos pares da comunidade.',
  collections: 'As coleções de NFT da comunidade.',
  markets: 'A exchange, as carteiras da Chia e os mercados da Chia.',
  partners: 'Os sites dos parceiros da comunidade.',
  social: 'Os canais da comunidade: Telegram, Twitter e Discord.',
  display: 'Escolha a skin, o papel de parede e o tamanho da área de trabalho.',
  exchange: 'Troque tokens da comunidade com sua própria carteira.',
  guestbook: 'Uma linha assinada por dia de cada pessoa que entra.',
  heartbreak: 'Encontre todos os corações inteiros sem partir nenhum.',
  help: 'O manual desta área de trabalho.',
  notepad: 'Leia-me, termos e ajuda desta área de trabalho.',
  run: 'Abra um programa, um endereço ou uma página da Web desta comunidade.',
  holdings: 'O que a conta conectada tem e quanto isso vale nos pools.',
  send: 'Envie ETH ou um token para um endereço ou um nome.',
  'shut-down': 'Reinicie a área de trabalho ou desconecte a carteira.',
  solitaire: 'O jogo de cartas de 1998: Klondike, com um jogo do dia.',
  swap: 'Os pares da comunidade e seus preços.',
  treasury: 'Os saldos e as transações de um Safe da comunidade.',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
