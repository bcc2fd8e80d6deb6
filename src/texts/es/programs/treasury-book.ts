import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'Libreta de direcciones…',
  title: 'Libreta de direcciones',
  hint: 'Estos nombres son suyos. Se almacenan solo en este explorador.',
  yours: 'Sus nombres',
  named: (address: string, name: string) => `${address} es “${name}” en su libreta de direcciones`,
  choose: 'De su libreta de direcciones',
  name: 'Nombre',
  address: 'Dirección',
  network: (chainId: number) => `Red ${chainId}`,
  empty: 'Su libreta de direcciones está vacía. Escriba un nombre y una dirección, o importe un archivo.',
  add: 'Agregar',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name}`,
  import: 'Importar…',
  importLabel: 'Archivo que se va a importar (CSV: address, name, chainId)',
  export: 'Exportar',
  close: 'Cerrar',
  fileName: 'address-book.csv',
  added: (count: number) =>
    plural(count, { one: `Se agregó ${count} entrada.`, other: `Se agregaron ${count} entradas.` }),
  renamed: (address: string, name: string) => `${address} era antes “${name}”.`,
  shared: (address: string, name: string) =>
    `Otra dirección también se llama “${name}” o tiene un nombre que se ve igual. Compruebe esta dirección: ${address}`,
  checkFirst: 'Todavía no se agregó nada. Compruebe primero estas entradas.',
  addAnyway: 'Agregar de todos modos',
  keepOut: 'Cancelar',
  nothingAdded: 'No se agregó nada.',
  notChecked: 'Las entradas no se comprobaron, por lo que no se agregó nada. Inténtelo de nuevo.',
  lineProblem: (line: number, problem: string) => `Línea ${line}: ${problem}`,
  moreProblems: (count: number) =>
    plural(count, { one: `No se leyó ${count} línea más.`, other: `No se leyeron ${count} líneas más.` }),
  refused: {
    unclosed: 'El archivo no se puede leer: contiene una comilla que no se cierra.',
    'too-long':
      'El archivo es demasiado largo. Una libreta de direcciones tiene como máximo 500,000 caracteres y 5,000 líneas.',
    'no-header': 'La primera línea del archivo debe ser: address,name,chainId',
    'too-many': 'El archivo tiene demasiadas entradas. Una libreta de direcciones tiene como máximo 1,000.',
    unreadable: 'El archivo no se puede leer.',
  },
  problems: {
    'no-name': 'Escriba un nombre.',
    'long-name': 'El nombre es demasiado largo. Escriba como máximo 50 caracteres.',
    'name-is-address': 'El nombre parece una dirección. Escriba otro nombre.',
    'no-chain': 'No es una red válida. Escriba el número de una red.',
    'missing-cells': 'Escriba una dirección, un nombre y una red.',
    quotes: 'Hay una comilla dentro de un campo. Ponga el campo completo entre comillas.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
