import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'Alertas de preço',
  tellMeWhen: 'Avisar quando',
  pair: 'Par',
  side: 'Condição',
  sides: { over: 'estiver acima de', under: 'estiver abaixo de' },
  price: 'Preço',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} está em ${price} ${symbol}.`,
  noPrice: (pair: string) => `O preço de ${pair} não está disponível.`,
  add: 'Adicionar',
  remove: 'Remover',
  close: 'Fechar',
  alerts: 'Alertas',
  none: 'Não há alertas.',
  listed: {
    over: (pair: string, price: string) => `${pair} acima de ${price}`,
    under: (pair: string, price: string) => `${pair} abaixo de ${price}`,
  },
  note: 'Os alertas ficam guardados neste navegador e são verificados enquanto uma página desta área de trabalho está aberta. Cada um é mostrado uma única vez.',
  system: 'Mostrar também uma notificação do sistema',
  askFirst: 'O navegador pede sua permissão antes.',
  denied: 'O navegador bloqueou as notificações desta página. Permita-as nas configurações dele.',
  notSupported: 'O navegador não dá suporte a notificações para esta página.',
  problems: {
    price: 'Não é um preço válido. Digite um número maior que 0, como 0.25.',
    met: {
      over: (pair: string, price: string) => `${pair} já está acima de ${price}. Digite um preço mais alto.`,
      under: (pair: string, price: string) =>
        `${pair} já está abaixo de ${price}. Digite um preço mais baixo.`,
    },
    tooMany: (most: number) =>
      plural(most, {
        one: `Já há ${most} alerta. Remova um primeiro.`,
        other: `Já há ${most} alertas. Remova um primeiro.`,
      }),
  },
  met: {
    over: (pair: string, price: string) => `${pair} está acima de ${price}`,
    under: (pair: string, price: string) => `${pair} está abaixo de ${price}`,
  },
  metAt: (price: string, symbol: string, block: string) => `O preço é ${price} ${symbol} (bloco ${block}).`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
