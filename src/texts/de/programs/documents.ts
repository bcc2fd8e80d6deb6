import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Bitte lesen',
    paragraphs: [
      'Willkommen bei Love98.',
      'Dies ist ein Desktop von 1998 für die Community von heute. Sie benötigen keine Wallet, um sich umzusehen.',
      'SKINS\nKlicken Sie auf „Start“, zeigen Sie auf „Einstellungen“ und auf „Skins“, und klicken Sie dann auf einen Skin. Um zuerst eine Vorschau zu sehen, verwenden Sie „Anzeige“. Ihre Auswahl wird in diesem Browser gespeichert.',
      'WALLET\nUm die Wallets in diesem Browser zu sehen, klicken Sie auf der Taskleiste auf „Wallet verbinden“. Durch das Verbinden sieht diese Seite Ihre Adresse. Sie kann dadurch nichts senden. Ihre Wallet bittet Sie, jede Zahlung und jede Signatur zu bestätigen. Lesen Sie, was sie anzeigt, bevor Sie bestätigen.',
      'TAUSCHPAARE UND DIAGRAMME\nPreise werden alle vier Sekunden aus den Pools gelesen, solange ein Fenster sichtbar ist, das sie anzeigt. „Diagramme“ zeigt ihren Verlauf. Preise sind keine Finanzberatung.',
      'WAS IN DIESEM BROWSER GESPEICHERT WIRD\n- Ihre Einstellungen, Fenster, Spiele und Preisalarme.\n- Die Adressen, die den Nutzungsbedingungen zugestimmt haben.\n- Die Wallet, die Sie verbunden haben.\n- Die letzte Nachricht, die Sie hier signiert haben, als Ihr Beleg.',
      'WAS AUF DEM SERVER GESPEICHERT WIRD\n- Wenn Sie Ihr Konto bestätigen: Ihre Adresse und eine Sitzung, bis Sie sich abmelden oder die Sitzung abläuft.\n- Wenn Sie Ranglistenspiele spielen: Ihre Adresse und Ihre Spiele.\n- Wenn Sie sich im Gästebuch eintragen: Ihre Adresse sowie Ihre Einträge mit ihren Signaturen, bis Sie sie löschen.',
    ],
  },
  terms: { title: 'Nutzungsbedingungen' },
  help: {
    title: 'Hilfe',
    paragraphs: [
      'SYMBOLE ÖFFNEN\nUm ein Symbol zu öffnen, doppelklicken Sie darauf. Auf einem Touchscreen tippen Sie darauf. Auf der Tastatur drücken Sie die EINGABETASTE. Um ein Programm in einer neuen Registerkarte zu öffnen, klicken Sie mit der mittleren Maustaste auf sein Symbol.',
      'SYMBOLE MARKIEREN\nUm zu den Symbolen zu wechseln, drücken Sie die TAB-TASTE. Um zum nächsten Symbol zu wechseln, drücken Sie eine Pfeiltaste. Um zum ersten oder letzten Symbol zu wechseln, drücken Sie POS1 oder ENDE. Um zum nächsten Symbol zu wechseln, das mit einem Buchstaben beginnt, drücken Sie diesen Buchstaben.',
      'FENSTER\nUm ein Fenster zu verschieben, ziehen Sie seine Titelleiste. Um die Größe eines Fensters zu ändern, ziehen Sie einen Rand oder eine Ecke. Um ein Fenster zu maximieren, doppelklicken Sie auf seine Titelleiste. Um das Ziehen abzubrechen, drücken Sie ESC. Um ein Fenster in den Vordergrund zu bringen, klicken Sie auf seine Schaltfläche auf der Taskleiste. Um das Fenster zu minimieren, klicken Sie erneut auf seine Schaltfläche.',
      'STARTMENÜ\nUm zum nächsten Befehl zu wechseln, drücken Sie eine Pfeiltaste. Um ein Untermenü zu öffnen, drücken Sie die NACH-RECHTS-TASTE. Um ein Untermenü zu schließen, drücken Sie die NACH-LINKS-TASTE oder ESC. Um einen Befehl auszuwählen, drücken Sie seinen unterstrichenen Buchstaben.',
      'BESTÄTIGEN\nNach dem Verbinden können Sie eine Nachricht signieren, um nachzuweisen, dass Ihnen das Konto gehört. Das Signieren ist kostenlos und erteilt keine Berechtigungen. Sie benötigen dies nur, um mit Ihrem Konto etwas zu veröffentlichen, zum Beispiel für Ranglistenspiele und Einträge im Gästebuch. Wenn Sie auf „Nicht jetzt“ klicken, können Sie Ihr Konto später im Fenster „Konto“ bestätigen.',
      'VERBINDEN\nWenn Ihre Wallet nicht in der Liste steht, entsperren Sie sie, und öffnen Sie die Liste erneut. Wenn eine Meldung besagt, dass bereits eine Anforderung offen ist, beantworten Sie diese zuerst in Ihrer Wallet.',
      'FALSCHES NETZWERK\nWenn Ihre Wallet ein Netzwerk verwendet, das hier nicht unterstützt wird, klicken Sie auf „Falsches Netzwerk“, um zu wechseln, oder ändern Sie das Netzwerk in Ihrer Wallet.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
