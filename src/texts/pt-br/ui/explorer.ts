import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'Arquivo',
  open: 'Abrir',
  copyLink: 'Copiar link',
  copyKey: 'Ctrl+C',
  close: 'Fechar',
  view: 'Exibir',
  asWebPage: 'Como página da Web',
  views: { large: 'Ícones grandes', small: 'Ícones pequenos', list: 'Lista', details: 'Detalhes' },
  help: 'Ajuda',
  helpTopics: 'Tópicos da Ajuda',
  address: 'Endereço',
  path: (title: string) => `Meu LOVE\\${title}`,
  name: 'Nome',
  leadsTo: 'Endereço',
  objects: (count: number) => plural(count, { one: `${count} objeto`, other: `${count} objetos` }),
  notConfigured: 'não configurado',
  newTab: '(abre em uma nova guia)',
  opensInNewTab: 'Abre em uma nova guia.',
  selectToSee: 'Selecione um ícone para ver seu endereço.',
  copied: 'Link copiado.',
  notCopied: 'O navegador bloqueou a cópia. Selecione o endereço e pressione CTRL+C.',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge:
      'Serviços que movem tokens de uma rede para outra. São operados por terceiros; leia o que você assina.',
    governance: 'Sites em que a comunidade vota. Você assina um voto em sua carteira, nunca aqui.',
    collections: 'As coleções de NFT da comunidade.',
    markets: 'Exchanges e carteiras para os tokens da comunidade.',
    partners: 'Sites dos parceiros da comunidade.',
    social: 'Canais da comunidade.',
  },
  notConfigured: 'não configurado',
  nothing: 'Esta pasta está vazia.',
  notSetUp: 'A comunidade ainda não configurou nenhum link para esta pasta.',
  missing: (label: string) => `${label}: não configurado.\nA comunidade ainda não configurou este link.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
