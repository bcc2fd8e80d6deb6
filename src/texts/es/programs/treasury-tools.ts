import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'Hashes para una billetera de hardware',
  hashesHint: 'Compárelos con lo que muestra el dispositivo antes de firmar.',
  domainHash: 'Hash del dominio',
  messageHash: 'Hash del mensaje',
  copyOf: (name: string) => `Copiar ${name}`,
  receive: 'Recibir…',
  receiveTitle: 'Recibir',
  receiveHint: (network: string) => `Envíe a esta dirección solo activos de ${network}.`,
  qrLabel: (text: string) => `Código QR: ${text}`,
  qrOf: 'El código QR contiene',
  qrAll: 'la dirección y la red (EIP-681)',
  qrAddress: 'solo la dirección',
  explorer: (name: string) => `Ver en ${name}`,
  find: 'Buscar',
  findHint: 'Una palabra, una dirección, un token',
  found: (count: number, all: number) =>
    plural(all, {
      one: `${count} de ${all} transacción cargada`,
      other: `${count} de ${all} transacciones cargadas`,
    }),
  loadAll: 'Cargar todo',
  stopLoading: 'Detener',
  loaded: (count: number) => plural(count, { one: `${count} cargada…`, other: `${count} cargadas…` }),
  noneFound: 'Ninguna transacción cargada contiene este texto. Escriba otro texto.',
  saveHistory: 'Guardar como CSV',
  historyFile: 'history.csv',
  repeated: 'Repite otra fila',
  times: 'Las fechas y las horas son las del servicio de Safe.',
  historyColumns: {
    time: 'hora (según el servicio de Safe)',
    nonce: 'nonce',
    what: 'qué',
    source: 'origen',
    status: 'estado',
    id: 'id.',
    hash: 'hash de la transacción',
  },
  sources: { bytes: 'leído de sus bytes', gateway: 'según el servicio de Safe' },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
