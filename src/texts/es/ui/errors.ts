import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/errors'

/** What a visitor reads about a failure, by the code of its `LoveError`. Texts of `[S8.…]` are fixed by the specification. */
export const errorTexts = {
  'bad-request': '¡Vaya, algo salió mal!',
  'too-large': 'La solicitud es demasiado grande.',
  'method-not-allowed': 'Esta solicitud no está permitida aquí.',
  'unknown-chain': 'Esta red no se admite aquí.',
  'node-unavailable': 'El nodo de la cadena de bloques no responde. Inténtelo de nuevo en un momento.',
  'safe-gateway-unavailable': 'El servicio de Safe no responde. Inténtelo de nuevo en un momento.',
  'safe-info-missing': 'No se pudo cargar la información del Safe',
  'rate-limited': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  'database-unavailable': 'El servidor no tiene acceso a su base de datos. Inténtelo de nuevo en un momento.',
  'too-slow': 'El servidor tardó demasiado en responder. Inténtelo de nuevo en un momento.',
  'settings-unavailable':
    'No se pudo cargar la configuración de esta página. Compruebe la conexión e inténtelo de nuevo.',
  'server-unavailable': 'El servidor no responde. Compruebe la conexión e inténtelo de nuevo.',
  'chunk-unavailable':
    'No se pudo cargar una parte de esta página. Compruebe la conexión e inténtelo de nuevo.',
  'user-rejected': 'Solicitud rechazada.',
  'request-pending': 'Ya hay una solicitud abierta en su billetera. Respóndala allí primero.',
  'connector-not-found': 'No se encontró el conector',
  'connector-already-connected': 'El conector ya está conectado',
  'chain-not-configured': 'La cadena no está configurada para el conector',
  'wrong-network': 'Se detectó una red incorrecta; cambie de red o desconéctese para continuar.',
  'cannot-switch': 'Su billetera no permite cambiar de red',
  'not-connected': 'Conecte primero una billetera.',
  'no-chains': 'No se encontró ninguna cadena en la configuración de wagmi',
  'no-config': 'No se encontró ninguna configuración de wagmi',
  'provider-required': 'se necesita un proveedor.',
  'switching-not-supported': 'El conector no permite cambiar de cadena mediante programación.',
  'other-chain': 'Su billetera está en otra red. Cambie de red e inténtelo de nuevo.',
  'not-authorized': 'Su billetera bloqueó esta solicitud. Ábrala y permita esta página.',
  'method-not-supported': 'Su billetera no admite esta solicitud.',
  'wallet-offline': 'Su billetera no está conectada a la red. Compruébela e inténtelo de nuevo.',
  'still-reconnecting': 'Su billetera se está conectando de nuevo. Inténtelo otra vez en un momento.',
  'popup-blocked':
    'Se bloqueó la ventana de la billetera. Permita las ventanas emergentes de esta página e inténtelo de nuevo.',
  'pairing-expired': 'La solicitud caducó. Hay un código nuevo listo.',
  'wallet-failed': 'Su billetera devolvió un error.',
  'wallet-not-answering': 'Su billetera no responde. Ábrala, desbloquéela e inténtelo de nuevo.',
  'account-changed': 'Su billetera cambió de cuenta. Revise los datos e inténtelo de nuevo.',
  'transaction-fails': 'Esta transacción fallaría.',
  'transaction-repeated': 'La misma transacción ya está en camino. Vea Transacciones recientes en Cuenta.',
  'transaction-unknown':
    'Su billetera no dijo si envió esto. Compruébelo en su billetera antes de enviarlo de nuevo.',
  'name-character': 'El nombre tiene un carácter que no está permitido.',
  'name-empty-label': 'El nombre tiene una parte vacía: dos puntos seguidos o un punto en un extremo.',
  'name-mixture': 'El nombre mezcla letras de alfabetos que no se pueden combinar.',
  'name-leading-mark': 'Una parte del nombre empieza con una marca combinable.',
  'name-underscore': 'El nombre tiene un guion bajo que no está al principio de su parte.',
  'name-marks': 'El nombre tiene más de 4 marcas en una letra.',
  'name-invalid': 'El nombre no es válido.',
  'nonce-failed': 'Error al preparar el mensaje. Inténtelo de nuevo.',
  'signing-failed': 'Error al firmar el mensaje. Inténtelo de nuevo.',
  'verification-failed': 'Error al verificar la firma. Inténtelo de nuevo.',
  'other-address': 'No puede iniciar sesión en esta dirección. Abra la dirección oficial de este sitio.',
  'not-signed-in': 'Para jugar partidas clasificatorias, conecte una billetera e inicie sesión.',
  'already-played': 'Esta billetera ya jugó hoy el tablero clasificatorio de este nivel. Vuelva mañana.',
  'unknown-game': 'No se encuentra esta partida. Es posible que haya caducado. Inicie una partida nueva.',
  'unknown-board': 'No se encuentra este tablero. Copie el vínculo completo e inténtelo de nuevo.',
  'bad-log': 'El registro de la partida está dañado. Envíelo de nuevo.',
  'guestbook-refused': 'El libro de visitas no aceptó esto.',
  'not-yet-public': 'Podrá ver esta partida cuando termine el día (UTC).',
  unexpected: '¡Vaya, algo salió mal!',
} as const satisfies PartialTranslation<typeof english.errorTexts>

/** What is wrong with a transaction that a program asks to track; fixed by `[S5.3]`. */
export const transactionProblemTexts = {
  hash: 'El hash de la transacción no es válido',
  description: 'La transacción debe tener una descripción',
  confirmations: 'Las confirmaciones de la transacción deben ser un entero positivo',
} as const satisfies PartialTranslation<typeof english.transactionProblemTexts>
