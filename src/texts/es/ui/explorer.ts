import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'Archivo',
  open: 'Abrir',
  copyLink: 'Copiar vínculo',
  copyKey: 'Ctrl+C',
  close: 'Cerrar',
  view: 'Ver',
  asWebPage: 'Como página Web',
  views: { large: 'Iconos grandes', small: 'Iconos pequeños', list: 'Lista', details: 'Detalles' },
  help: 'Ayuda',
  helpTopics: 'Temas de Ayuda',
  address: 'Dirección',
  path: (title: string) => `Mi LOVE\\${title}`,
  name: 'Nombre',
  leadsTo: 'Dirección',
  objects: (count: number) => plural(count, { one: `${count} objeto`, other: `${count} objetos` }),
  notConfigured: 'sin configurar',
  newTab: '(se abre en una pestaña nueva)',
  opensInNewTab: 'Se abre en una pestaña nueva.',
  selectToSee: 'Seleccione un icono para ver su dirección.',
  copied: 'Vínculo copiado.',
  notCopied: 'El explorador bloqueó la copia. Seleccione la dirección y presione CTRL+C.',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge: 'Servicios que mueven tokens de una red a otra. Los ofrecen terceros; lea lo que firma.',
    governance: 'Sitios donde vota la comunidad. Los votos se firman en su billetera, nunca aquí.',
    collections: 'Las colecciones NFT de la comunidad.',
    markets: 'Mercados y billeteras para los tokens de la comunidad.',
    partners: 'Sitios de los socios de la comunidad.',
    social: 'Canales de la comunidad.',
  },
  notConfigured: 'sin configurar',
  nothing: 'Esta carpeta está vacía.',
  notSetUp: 'La comunidad todavía no ha establecido ningún vínculo para esta carpeta.',
  missing: (label: string) =>
    `${label}: sin configurar.\nLa comunidad todavía no ha establecido este vínculo.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: 'Aceptar',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
