import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/errors'

/** What a visitor reads about a failure, by the code of its `LoveError`. Texts of `[S8.…]` are fixed by the specification. */
export const errorTexts = {
  'bad-request': 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut.',
  'too-large': 'Die Anforderung ist zu groß.',
  'method-not-allowed': 'Diese Anforderung ist hier nicht zulässig.',
  'unknown-chain': 'Dieses Netzwerk wird hier nicht unterstützt.',
  'node-unavailable': 'Der Blockchain-Knoten antwortet nicht. Versuchen Sie es gleich noch einmal.',
  'safe-gateway-unavailable': 'Der Safe-Dienst antwortet nicht. Versuchen Sie es gleich noch einmal.',
  'safe-info-missing': 'Safe-Informationen konnten nicht geladen werden',
  'rate-limited': 'Zu viele Anforderungen. Warten Sie einen Moment, und versuchen Sie es erneut.',
  'database-unavailable': 'Der Server erreicht seine Datenbank nicht. Versuchen Sie es gleich noch einmal.',
  'too-slow': 'Der Server hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  'settings-unavailable':
    'Die Einstellungen dieser Seite konnten nicht geladen werden. Überprüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  'server-unavailable':
    'Der Server antwortet nicht. Überprüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  'chunk-unavailable':
    'Ein Teil dieser Seite konnte nicht geladen werden. Überprüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  'user-rejected': 'Anforderung abgelehnt.',
  'request-pending': 'In Ihrer Wallet ist bereits eine Anforderung offen. Beantworten Sie diese zuerst.',
  'connector-not-found': 'Connector nicht gefunden',
  'connector-already-connected': 'Connector bereits verbunden',
  'chain-not-configured': 'Die Chain ist für den Connector nicht konfiguriert',
  'wrong-network':
    'Falsches Netzwerk erkannt. Wechseln Sie das Netzwerk oder trennen Sie die Verbindung, um fortzufahren.',
  'cannot-switch': 'Ihre Wallet unterstützt das Wechseln des Netzwerks nicht',
  'not-connected': 'Verbinden Sie zuerst eine Wallet.',
  'no-chains': 'In der wagmi-Konfiguration wurden keine Chains gefunden',
  'no-config': 'Keine wagmi-Konfiguration gefunden',
  'provider-required': 'Ein Provider ist erforderlich.',
  'switching-not-supported': 'Der Connector unterstützt den Wechsel der Chain durch Programme nicht.',
  'other-chain':
    'Ihre Wallet verwendet ein anderes Netzwerk. Wechseln Sie das Netzwerk, und versuchen Sie es erneut.',
  'not-authorized':
    'Ihre Wallet hat diese Anforderung blockiert. Öffnen Sie sie, und erlauben Sie diese Seite.',
  'method-not-supported': 'Ihre Wallet unterstützt diese Anforderung nicht.',
  'wallet-offline':
    'Ihre Wallet ist nicht mit dem Netzwerk verbunden. Überprüfen Sie sie, und versuchen Sie es erneut.',
  'still-reconnecting': 'Ihre Wallet stellt die Verbindung wieder her. Versuchen Sie es gleich noch einmal.',
  'popup-blocked':
    'Das Fenster der Wallet wurde blockiert. Erlauben Sie Popupfenster für diese Seite, und versuchen Sie es erneut.',
  'pairing-expired': 'Die Zeit für die Anforderung ist abgelaufen. Ein neuer Code ist bereit.',
  'wallet-failed': 'Ihre Wallet hat einen Fehler gemeldet.',
  'wallet-not-answering':
    'Ihre Wallet antwortet nicht. Öffnen und entsperren Sie sie, und versuchen Sie es erneut.',
  'account-changed':
    'Das Konto in Ihrer Wallet hat sich geändert. Überprüfen Sie die Angaben, und versuchen Sie es erneut.',
  'transaction-fails': 'Diese Transaktion würde fehlschlagen.',
  'transaction-repeated':
    'Die gleiche Transaktion wurde bereits gesendet. Siehe „Letzte Transaktionen“ unter „Konto“.',
  'transaction-unknown':
    'Ihre Wallet hat nicht mitgeteilt, ob sie dies gesendet hat. Sehen Sie in Ihrer Wallet nach, bevor Sie es erneut senden.',
  'name-character': 'Der Name enthält ein unzulässiges Zeichen.',
  'name-empty-label':
    'Der Name enthält einen leeren Teil: zwei Punkte hintereinander oder einen Punkt am Anfang oder Ende.',
  'name-mixture': 'Der Name mischt Buchstaben aus verschiedenen Alphabeten.',
  'name-leading-mark': 'Ein Teil des Namens beginnt mit einem Akzentzeichen.',
  'name-underscore': 'Der Name enthält einen Unterstrich, der nicht am Anfang seines Teils steht.',
  'name-marks': 'Der Name enthält mehr als 4 Zusatzzeichen auf einem Buchstaben.',
  'name-invalid': 'Der Name ist ungültig.',
  'nonce-failed': 'Fehler beim Vorbereiten der Nachricht, bitte versuchen Sie es erneut!',
  'signing-failed': 'Fehler beim Signieren der Nachricht, bitte versuchen Sie es erneut!',
  'verification-failed': 'Fehler beim Überprüfen der Signatur, bitte versuchen Sie es erneut!',
  'other-address':
    'An dieser Adresse können Sie sich nicht anmelden. Öffnen Sie die offizielle Adresse dieser Website.',
  'not-signed-in': 'Um Ranglistenspiele zu spielen, verbinden Sie eine Wallet, und melden Sie sich an.',
  'already-played':
    'Sie haben das heutige Ranglistenbrett dieser Stufe bereits gespielt. Kommen Sie morgen wieder.',
  'unknown-game':
    'Dieses Spiel wurde nicht gefunden. Möglicherweise ist es abgelaufen. Starten Sie ein neues Spiel.',
  'unknown-board':
    'Dieses Brett wurde nicht gefunden. Kopieren Sie den vollständigen Link, und versuchen Sie es erneut.',
  'bad-log': 'Die Aufzeichnung des Spiels ist beschädigt, daher wurde das Spiel nicht eingereicht.',
  'guestbook-refused': 'Ihr Eintrag wurde nicht angenommen.',
  'not-yet-public': 'Sie können dieses Spiel nach Mitternacht (UTC) ansehen.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut.',
  'sign-in-failed': 'Hoppla, etwas ist schiefgegangen!',
} as const satisfies PartialTranslation<typeof english.errorTexts>

/** What is wrong with a transaction that a program asks to track; fixed by `[S5.3]`. */
export const transactionProblemTexts = {
  hash: 'Ungültiger Transaktionshash',
  description: 'Die Transaktion muss eine Beschreibung haben',
  confirmations: 'Die Bestätigungen der Transaktion müssen eine positive ganze Zahl sein',
} as const satisfies PartialTranslation<typeof english.transactionProblemTexts>
