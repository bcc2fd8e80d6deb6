import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/guestbook/guestbook'

/** The window of the guestbook. */
export const guestbookTexts = {
  loading: 'Cargando…',
  retry: 'Reintentar',
  offline: 'No tiene conexión. Conéctese a la red para leer y firmar el libro de visitas.',
  off: 'Este sitio no tiene libro de visitas.',
  otherAddress: 'No puede firmar en esta dirección. Abra la dirección oficial de este sitio.',
  empty: 'Todavía no hay mensajes. ¡Sea el primero!',
  label: 'Mensajes del libro de visitas',
  heads: ['Nombre', 'Mensaje', 'Día (UTC)'],
  hidden: 'Oculto por un propietario de este sitio.',
  hiddenAccount: 'Un propietario de este sitio ocultó todos los mensajes de esta cuenta.',
  names: 'Algunos nombres todavía no se conocen.',
  connectWhy: 'Para firmar el libro de visitas, conecte una billetera e inicie sesión. Firmar es gratis.',
  connect: 'Conectar e iniciar sesión…',
  wrote: 'Ya dejó su mensaje de hoy. Podrá volver a firmar mañana (UTC).',
  youAreHidden: 'Los propietarios de este sitio ocultaron su cuenta. No puede firmar el libro de visitas.',
  entry: 'Su mensaje de hoy:',
  left: (used: number, limit: number) => `${used} de ${limit} caracteres`,
  sign: 'Firmar…',
  signing: 'Firme en su billetera…',
  sending: 'Enviando…',
  added: 'Su mensaje se agregó.',
  properties: 'Propiedades…',
  delete: 'Eliminar…',
  hide: 'Ocultar…',
  show: 'Volver a mostrar…',
  hideAccount: 'Ocultar cuenta…',
  showAccount: 'Mostrar cuenta…',
  older: 'Más antiguos',
  newest: 'Más recientes',
  refresh: 'Actualizar',
  cancel: 'Cancelar',
  asks: {
    delete:
      '¿Desea eliminar su mensaje de este día? Se borrarán el texto y la firma. No podrá escribir otro mensaje para ese día.',
    hide: '¿Desea ocultar este mensaje a todos los visitantes? En su lugar se mostrarán el nombre y la firma de usted.',
    show: '¿Desea volver a mostrar este mensaje a todos los visitantes?',
    hideAccount: '¿Desea ocultar todos los mensajes de esta cuenta y no dejar que escriba más?',
    showAccount: '¿Desea volver a mostrar los mensajes de esta cuenta?',
  },
  yes: {
    delete: 'Eliminar',
    hide: 'Ocultar',
    show: 'Mostrar',
    hideAccount: 'Ocultar',
    showAccount: 'Mostrar',
  },
  done: {
    delete: 'El mensaje se eliminó.',
    hide: 'El mensaje está oculto.',
    show: 'El mensaje se muestra de nuevo.',
    hideAccount: 'La cuenta está oculta.',
    showAccount: 'La cuenta se muestra de nuevo.',
  },
  problems: {
    empty: 'Escriba su mensaje.',
    'too-long': 'El mensaje es demasiado largo. Acórtelo.',
    control: 'El mensaje tiene caracteres que no se pueden mostrar. Escriba texto sin formato en una línea.',
    direction: 'El mensaje tiene caracteres que cambian la dirección del texto. Quítelos.',
    marks: 'El mensaje tiene demasiados signos sobre una misma letra. Quite algunos.',
    invisible: 'El mensaje tiene caracteres que no se ven. Quítelos.',
    link: 'No se permiten vínculos. Quite la dirección o deje un espacio después del punto.',
  },
} as const satisfies PartialTranslation<typeof english.guestbookTexts>

/** Properties of an entry: what was signed, by whom, and whether this page could verify it. */
export const guestbookPropertyTexts = {
  title: 'Propiedades del mensaje',
  author: 'Autor',
  contract: (chain: string) => `Contrato en ${chain}`,
  chain: (id: number) => `cadena ${id}`,
  day: 'Día (UTC)',
  received: 'Recibido',
  receivedAt: (day: string, time: string) => `${day} ${time} UTC`,
  saidBy: (name: string) => `Dicho por ${name}:`,
  hiddenBy: (address: string) =>
    `Oculto por ${address}, propietario de este sitio en ese momento. El texto no se muestra.`,
  shownBy: (address: string) => `Mostrado de nuevo por ${address}, propietario de este sitio en ese momento.`,
  message: 'Texto firmado',
  decision: 'Decisión firmada',
  signature: 'Firma',
  otherSite: (domain: string) => `Este mensaje se firmó para ${domain}, no para esta dirección.`,
  verify: 'Verificar',
  verifying: 'Verificando…',
  notChecked: 'Esta página todavía no lo verificó. Haga clic en Verificar.',
  key: (address: string) => `Verificado por esta página: la clave de ${address} firmó este texto.`,
  byContract: (address: string, chain: string, block: string) =>
    `Verificado por esta página: el contrato ${address} en ${chain} confirma esta firma en el bloque ${block}.`,
  invalid: (address: string) => `No válida: esta no es una firma de ${address} para este texto.`,
  noLonger: (address: string, chain: string, block: string) =>
    `No confirmada: el contrato ${address} en ${chain} no confirma esta firma en el bloque ${block}. Es posible que sus propietarios hayan cambiado.`,
  unknown:
    'Esta página no pudo verificar la firma: el nodo de la cadena de bloques no responde. Inténtelo de nuevo en un momento.',
  close: 'Cerrar',
} as const satisfies PartialTranslation<typeof english.guestbookPropertyTexts>
