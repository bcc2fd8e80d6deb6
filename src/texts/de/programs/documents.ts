import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Bitte lesen',
    paragraphs: [
      'Willkommen bei Love98.',
      'Dies ist ein Desktop von 1998 für eine Community von heute. Sie benötigen keine Wallet, um sich umzusehen.',
      'SKINS\nKlicken Sie auf „Start“, „Einstellungen“, „Skins“, und wählen Sie Default, Vaporwave Arcade oder Tang Gang. „Anzeige“ zeigt eine Vorschau jedes Skins. Ihre Auswahl wird in diesem Browser gespeichert.',
      'WALLET\nKlicken Sie auf der Taskleiste auf „Verbinden“, um die Wallets in diesem Browser zu sehen. Durch das Verbinden sieht diese Seite Ihre Adresse; sie kann dadurch nichts senden. Ihre Wallet bittet Sie, jede Zahlung und jede Signatur zu bestätigen. Lesen Sie, was sie anzeigt, bevor Sie bestätigen.',
      'TAUSCHPAARE UND DIAGRAMME\nPreise werden alle vier Sekunden aus den Pools auf der Chain gelesen, solange ein Fenster sichtbar ist, das sie anzeigt. „Diagramme“ zeigt ihren Verlauf. Sie sind keine Finanzberatung.',
      'WAS GESPEICHERT WIRD\nIn diesem Browser: Ihre Einstellungen, Fenster, Spiele und Preisalarme, die Wallets, die den Nutzungsbedingungen zugestimmt haben, die Wallet, die Sie verbunden haben, und die letzte Nachricht, die Sie hier signiert haben, als Ihr Beleg. Auf dem Server, wenn Sie Ihr Konto bestätigen: Ihre Adresse und eine Sitzung, bis Sie sich abmelden oder die Sitzung abläuft. Wenn Sie Ranglistenspiele spielen: Ihre Adresse und Ihre Spiele. Wenn Sie sich im Gästebuch eintragen: Ihre Adresse sowie Ihre Einträge mit ihren Signaturen, bis Sie sie löschen.',
    ],
  },
  terms: { title: 'Nutzungsbedingungen' },
  help: {
    title: 'Hilfe',
    paragraphs: [
      'ÖFFNEN\nDoppelklicken Sie auf ein Symbol. Auf einem Touchscreen tippen Sie darauf. Auf der Tastatur drücken Sie die Eingabetaste. Um ein Programm in einer neuen Registerkarte zu öffnen, klicken Sie mit der mittleren Maustaste auf sein Symbol.',
      'SYMBOLE\nDrücken Sie die Tabulatortaste, um zu den Symbolen zu wechseln, eine Pfeiltaste für das nächste Symbol, Pos1 oder Ende für das erste oder letzte Symbol oder einen Buchstaben für das nächste Symbol, das mit ihm beginnt.',
      'FENSTER\nZiehen Sie die Titelleiste, um ein Fenster zu verschieben, oder einen Rand oder eine Ecke, um seine Größe zu ändern. Doppelklicken Sie auf die Titelleiste, um es zu maximieren. Um das Ziehen abzubrechen, drücken Sie Esc. Die Taskleiste enthält für jedes Fenster eine Schaltfläche. Klicken Sie darauf, um das Fenster in den Vordergrund zu bringen; klicken Sie erneut, um es zu minimieren.',
      'STARTMENÜ\nDrücken Sie eine Pfeiltaste, um zum nächsten Befehl zu wechseln, die Nach-rechts-Taste, um ein Untermenü zu öffnen, die Nach-links-Taste oder Esc, um es zu schließen, oder einen unterstrichenen Buchstaben, um einen Befehl auszuwählen.',
      'BESTÄTIGEN\nNach dem Verbinden können Sie eine Nachricht signieren, um nachzuweisen, dass Ihnen das Konto gehört. Das Signieren ist kostenlos und erteilt keine Berechtigungen. Nur was Sie mit Ihrem Konto veröffentlichen, erfordert es, zum Beispiel Ranglistenspiele und Einträge im Gästebuch. Wenn Sie auf „Nicht jetzt“ klicken, können Sie Ihr Konto später im Fenster „Konto“ bestätigen.',
      'VERBINDEN\nWenn Ihre Wallet nicht in der Liste steht, entsperren Sie sie, und öffnen Sie die Liste erneut. Wenn eine Meldung besagt, dass bereits eine Anforderung offen ist, beantworten Sie diese zuerst in Ihrer Wallet.',
      'FALSCHES NETZWERK\nIhre Wallet verwendet ein Netzwerk, das hier nicht unterstützt wird. Klicken Sie auf „Falsches Netzwerk“, um zu wechseln, oder ändern Sie das Netzwerk in Ihrer Wallet.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
