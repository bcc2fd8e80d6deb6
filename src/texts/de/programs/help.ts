import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/help'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The frame of the manual. */
export const helpTexts = {
  caption: 'Hilfe zu Love98',
  tabs: { contents: 'Inhalt', index: 'Index', find: 'Suchen' },
  tabsLabel: 'Ansichten der Hilfe',
  topicsLabel: 'Themen',
  typeFirstLetters: 'Geben Sie die ersten Buchstaben des gesuchten Wortes ein:',
  typeWords: 'Geben Sie die gesuchten Wörter ein:',
  found: (count: number) =>
    plural(count, { one: `${count} Thema gefunden`, other: `${count} Themen gefunden` }),
  nothingFound: 'Keine Themen gefunden. Versuchen Sie es mit weniger oder kürzeren Wörtern.',
  open: (program: string) => `${program} öffnen`,
  copy: 'Thema kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und drücken Sie Strg+C.',
  keysHead: 'Taste',
  keysDoes: 'Wirkung',
  chapters: {
    start: 'Erste Schritte',
    programs: 'Programme',
    wallet: 'Wallet und Konto',
    keyboard: 'Tastatur',
    community: 'Ihr eigener Desktop',
  },
  places: {
    everywhere: 'Überall',
    switcher: 'Beim Auswählen eines Fensters',
    icons: 'Symbole auf dem Desktop',
    windows: 'Fenster',
    placing: 'Nach „Verschieben“ oder „Größe ändern“ in einem Menü',
    menus: 'Menüs',
    taskbar: 'Taskleiste',
    controls: 'Registerkarten, Strukturen und Listen',
    folders: 'Ordner mit Links',
    chart: 'Diagramme',
    run: 'Ausführen',
    'stand-by': 'Standby und blauer Bildschirm',
  },
} as const satisfies PartialTranslation<typeof english.helpTexts>

/** What each key does, by the name of its shortcut. */
export const keyTexts = {
  'open-start': 'Öffnet das Startmenü.',
  'next-part': 'Wechselt vom Desktop zu den Fenstern, dann zur Taskleiste.',
  'previous-part': 'Wechselt in die umgekehrte Richtung.',
  'show-desktop': 'Minimiert alle Fenster. Erneutes Drücken stellt sie wieder her.',
  'switch-window': 'Zeigt alle Fenster an. Jeder Druck wechselt zum nächsten. Loslassen wählt es aus.',
  'switch-window-back': 'Bewirkt das Gleiche in umgekehrter Reihenfolge.',
  'context-menu': 'Öffnet das Kontextmenü des markierten Elements.',
  dismiss: 'Schließt ein Dialogfeld, ein Feld oder einen Tipp.',
  'choose-window': 'Wechselt zum nächsten Fenster in dieser Richtung.',
  'take-window': 'Bringt das ausgewählte Fenster in den Vordergrund.',
  'leave-switcher': 'Bricht ohne Änderung ab.',
  'open-icon': 'Öffnet das Symbol.',
  'move-between-icons': 'Wechselt zum nächsten Symbol in dieser Richtung.',
  'first-icon': 'Wechselt zum ersten Symbol.',
  'last-icon':
    'Wechselt zum letzten Symbol. Ein Buchstabe wechselt zum nächsten Symbol, das mit ihm beginnt.',
  'select-icon': 'Markiert das Symbol; mit Strg wird es der Markierung hinzugefügt.',
  'select-all-icons': 'Markiert alle Symbole.',
  'select-no-icon': 'Hebt die Markierung auf.',
  'take-back-move': 'Macht das letzte Verschieben von Symbolen rückgängig.',
  'close-window': 'Schließt das aktive Fenster.',
  'system-menu':
    'Öffnet das Systemmenü des Fensters: Wiederherstellen, Verschieben, Größe ändern, Minimieren, Maximieren, Schließen.',
  'menu-bar': 'Wechselt zur Menüleiste des Fensters. Alt und ein unterstrichener Buchstabe öffnen das Menü.',
  'cancel-drag': 'Bricht das Ziehen eines Fensters ab.',
  place:
    'Verschiebt ein Fenster oder ändert seine Größe um acht Pixel, oder verschiebt ein Symbol um einen Platz.',
  'place-finely': 'Verschiebt ein Fenster oder ändert seine Größe um ein Pixel.',
  'keep-place': 'Übernimmt die neue Position oder Größe.',
  'leave-place': 'Stellt die alte Position oder Größe wieder her.',
  'move-in-menu': 'Wechselt zum nächsten Befehl. Ein unterstrichener Buchstabe wechselt zu seinem Befehl.',
  'first-row': 'Wechselt zum ersten Befehl.',
  'last-row': 'Wechselt zum letzten Befehl.',
  'open-submenu': 'Öffnet das Untermenü.',
  'close-submenu': 'Schließt das zuletzt geöffnete Menü.',
  'choose-row': 'Wählt den Befehl aus.',
  'leave-menus': 'Schließt alle Menüs.',
  'move-in-taskbar': 'Wechselt zur nächsten Schaltfläche auf der Taskleiste.',
  'ends-of-taskbar': 'Wechselt zur ersten oder letzten Schaltfläche.',
  'move-in-list':
    'Wechselt zur nächsten Registerkarte oder Zeile. In einer Struktur schließt „Nach links“ einen Zweig, „Nach rechts“ öffnet ihn.',
  'ends-of-list': 'Wechselt zum ersten oder letzten Element.',
  'pages-of-list': 'Wechselt zur nächsten oder vorherigen Seite.',
  'choose-in-list': 'Wählt das Element mit dem Fokus aus.',
  'open-drop-down': 'Öffnet ein Dropdown-Listenfeld oder schließt es mit dem markierten Element.',
  'close-drop-down': 'Schließt ein Dropdown-Listenfeld ohne Änderung.',
  'move-in-folder': 'Wechselt zum nächsten Symbol in dieser Richtung.',
  'ends-of-folder': 'Wechselt zum ersten oder letzten Symbol.',
  'copy-link': 'Kopiert die Adresse des markierten Symbols.',
  'move-in-chart': 'Wechselt zur vorherigen oder nächsten Kerze und liest ihre Werte vor.',
  'pages-of-chart': 'Geht zehn Kerzen zurück oder vor.',
  'ends-of-chart': 'Wechselt zur ersten oder letzten Kerze.',
  'leave-chart': 'Blendet die Linien aus, die eine Kerze markieren.',
  'copy-figures': 'Kopiert die Werte für eine Tabellenkalkulation.',
  'earlier-entry': 'Zeigt die vorherige Eingabe an.',
  'later-entry': 'Zeigt die nächste Eingabe an.',
  'end-stand-by':
    'Schaltet den Bildschirm ein oder startet den Desktop neu. Jede andere Taste bewirkt das Gleiche.',
} as const satisfies PartialTranslation<typeof english.keyTexts>

/** The manual: a topic has a title, words for the index, and paragraphs. */
export const helpTopics = {
  welcome: {
    title: 'Willkommen',
    words: ['Anfang', 'Info', 'Willkommen'],
    text: [
      'Dies ist ein Desktop von 1998 für eine Community von heute. Sie benötigen keine Wallet, um sich umzusehen.',
      'Ihre Einstellungen wie der Skin, das Hintergrundbild, die Größen und die Positionen der Fenster werden in diesem Browser gespeichert.',
      'Um ein Wort nachzuschlagen, klicken Sie auf die Registerkarte „Index“. Um alle Themen zu durchsuchen, klicken Sie auf die Registerkarte „Suchen“. Um das Willkommensfenster erneut anzuzeigen, klicken Sie auf „Start“, „Programme“, „Willkommen“.',
    ],
  },
  icons: {
    title: 'Symbole öffnen',
    words: ['Doppelklick', 'Öffnen', 'Symbole', 'Tippen'],
    text: [
      'Doppelklicken Sie auf ein Symbol, um es zu öffnen. Auf einem Touchscreen tippen Sie darauf. Auf der Tastatur drücken Sie die Eingabetaste. Um Symbole mit einem Klick zu öffnen, klicken Sie auf „Start“, „Einstellungen“, „Webstil“.',
      'Um ein Programm oder einen Link in einer neuen Registerkarte zu öffnen, klicken Sie mit der mittleren Maustaste auf das Symbol, oder klicken Sie mit der rechten Maustaste darauf und dann auf „In neuer Registerkarte öffnen“.',
      'Ziehen Sie ein Symbol, um es zu verschieben. Um Symbole am Raster auszurichten oder anzuordnen, die Standardreihenfolge wiederherzustellen oder ein Verschieben rückgängig zu machen, klicken Sie mit der rechten Maustaste auf den Desktop.',
      'Bei einem Symbol mit dem Zusatz „nicht konfiguriert“ hat die Community die Adresse noch nicht eingerichtet.',
    ],
  },
  windows: {
    title: 'Fenster verschieben und ihre Größe ändern',
    words: ['Fenster', 'Größe', 'Maximieren', 'Minimieren', 'Schließen', 'Systemmenü', 'Verschieben'],
    text: [
      'Ziehen Sie die Titelleiste, um ein Fenster zu verschieben. Doppelklicken Sie auf die Titelleiste, um es zu maximieren. Ziehen Sie einen Rand oder eine Ecke, um die Größe zu ändern. Um das Ziehen abzubrechen, drücken Sie Esc.',
      'Um die Tastatur zu verwenden, öffnen Sie das Systemmenü mit dem Symbol links in der Titelleiste, wählen Sie „Verschieben“ oder „Größe ändern“, und drücken Sie die Pfeiltasten. Drücken Sie die Eingabetaste zum Übernehmen oder Esc zum Abbrechen.',
      'Die Taskleiste enthält für jedes Fenster eine Schaltfläche. Klicken Sie darauf, um das Fenster in den Vordergrund zu bringen; klicken Sie erneut, um es zu minimieren. Fenster behalten ihre Positionen, bis Sie unter „Beenden“ die Option „Neu starten“ wählen.',
    ],
  },
  'start-menu': {
    title: 'Das Startmenü und die Taskleiste',
    words: ['Infobereich', 'Schnellstartleiste', 'Startmenü', 'Taskleiste'],
    text: [
      'Das Startmenü enthält alle Programme, alle Links, die Dokumente und die Einstellungen dieses Desktops.',
      'Am anderen Ende der Taskleiste befinden sich die Lautstärke, die Benachrichtigungen, die Wallet und die Uhr. Um das Datum zu sehen, zeigen Sie auf die Uhr.',
      'Klicken Sie mit der rechten Maustaste auf den Desktop, ein Symbol, eine Titelleiste oder die Taskleiste, um das Kontextmenü zu öffnen. Auf einem Touchscreen halten Sie gedrückt. Um das Menü Ihres Browsers zu öffnen, halten Sie die Umschalttaste gedrückt, und klicken Sie mit der rechten Maustaste.',
    ],
  },
  phones: {
    title: 'Telefone und Tablets',
    words: ['Tablet', 'Telefon', 'Touch'],
    text: [
      'Auf einem kleinen Bildschirm füllt jedes Fenster den Desktop. Verwenden Sie die Taskleiste, um zwischen Fenstern zu wechseln. Dialogfelder werden am unteren Bildschirmrand geöffnet.',
      'Tippen Sie auf ein Element, um es zu öffnen. Halten Sie es gedrückt, um sein Kontextmenü zu öffnen.',
    ],
  },
  access: {
    title: 'Lesen und Bedienen auf Ihre Weise',
    words: ['Bewegung', 'Bildschirmleseprogramm', 'Größe', 'Kontrast', 'Tastatur'],
    text: [
      'Sie können alles mit der Tastatur bedienen; alle Tasten finden Sie im Kapitel „Tastatur“. Bildschirmleseprogramme lesen den Desktop als Liste von Links, Fenster als Dialogfelder und Meldungen, sobald sie angezeigt werden.',
      'Für größere Bedienelemente öffnen Sie „Anzeige“, und klicken Sie auf „Darstellung“. Der Desktop richtet sich nach den Kontrasteinstellungen Ihres Systems: Er verwendet für mehr Kontrast ein schwarzes Farbschema oder die Farben Ihres Systems.',
      'Nichts blinkt. Wenn Ihr System auf reduzierte Bewegung eingestellt ist, bewegt sich nichts von selbst.',
    ],
  },
  languages: {
    title: 'Sprachen',
    words: ['Beträge', 'Datumsangaben', 'Sprachen', 'Übersetzungen'],
    text: [
      'Um eine Sprache auszuwählen, klicken Sie im Infobereich auf ihre Buchstaben, zum Beispiel DE. Sie können auch in „Anzeige“ auf „Effekte“ klicken. Dieser Browser behält Ihre Auswahl. Eine Adresse, die eine Sprache nennt, zum Beispiel /de, wird immer in dieser Sprache geöffnet.',
      'Datumsangaben, Uhrzeiten und Listen haben die Form der Sprache. Beträge haben in jeder Sprache dieselbe Form: ein Komma zwischen den Tausendern und einen Punkt vor den Dezimalstellen, wie in 1,234.50. Ein Betrag, den Sie kopieren, vergleichen oder eingeben, bedeutet immer dasselbe.',
      'Die Übersetzungen wurden nicht von Muttersprachlern geprüft. Ein Text, der noch nicht übersetzt ist, wird auf Englisch angezeigt. Die Nachricht, die Sie zum Bestätigen Ihres Kontos signieren, ist immer auf Englisch.',
    ],
  },
  offline: {
    title: 'Ohne Netzwerk',
    words: ['Installieren', 'Netzwerk', 'Offline'],
    text: [
      'Der Desktop, die von Ihnen verwendeten Programme, der Editor, „Anzeige“ und alle Skins sind in diesem Browser gespeichert und funktionieren ohne Netzwerk. Preise, Guthaben und das Signieren erfordern ein Netzwerk.',
      'Um den Desktop als App zu installieren, verwenden Sie die Adressleiste oder das Menü Ihres Browsers.',
    ],
  },
  treasury: {
    title: 'Kasse',
    words: ['Guthaben', 'Kasse', 'Multisig', 'Safe', 'Warteschlange'],
    text: [
      'In der Kasse sehen Sie die Vermögenswerte eines Safes, seine ausstehenden Transaktionen, seinen Verlauf und seine Nachrichten. Ein Safe ist eine Wallet mit mehreren Eigentümern. Eine Transaktion wird erst ausgeführt, nachdem genügend von ihnen sie signiert haben.',
      'Zuerst wird der Safe dieser Community geöffnet. Um einen anderen Safe zu sehen, geben Sie seine Adresse ein, und klicken Sie auf „Öffnen“. Sie müssen keine Wallet verbinden. Um zurückzukehren, verwenden Sie das Menü „Safe“. Um die Währung der Werte oder das Netzwerk der Adresse zu ändern, verwenden Sie die Menüs „Währung“ und „Netzwerk“.',
      'Eigentümer können Transaktionen signieren, ablehnen, ausführen und vorschlagen. Bevor Sie signieren, berechnet diese Seite den Hash dessen, was angezeigt wird, und vergleicht ihn. Lesen Sie die Warnungen: Sie nennen, was anderen die Kontrolle über den Safe geben könnte.',
      'Um die Details einer Zeile zu sehen, klicken Sie darauf. Unter der Überschrift „Nur eine davon wird ausgeführt“ können die Eigentümer eine Transaktion ausführen. Die anderen werden dann abgebrochen.',
    ],
  },
  swap: {
    title: 'Tauschpaare',
    words: ['Börse', 'Liquidität', 'Paare', 'Preise', 'Sortieren', 'Tauschen', 'Token', 'Volumen'],
    text: [
      '„Tauschpaare“ zeigt die Paare dieser Community und die Preise in deren Pools. Die Preise werden alle vier Sekunden aktualisiert, solange Sie das Fenster sehen können. Die Statusleiste zeigt den Block der Preise und ihr Alter, wenn eine Aktualisierung verspätet ist. Preise sind keine Beratung.',
      '„24 h“ ist die Änderung des Preises in 24 Stunden, und „Volumen“ ist, was in dieser Zeit gehandelt wurde. „Liquidität“ ist der Wert beider Seiten des Pools, im ersten Token des Paars. Die Linie zeigt den Preis der letzten 24 Stunden.',
      'Um die Liste zu sortieren, klicken Sie auf eine Spaltenüberschrift. Um die Reihenfolge umzukehren, klicken Sie erneut darauf. Um mit der Tastatur zwischen Zellen zu wechseln, drücken Sie die Pfeiltasten. Um das Diagramm eines Paars zu öffnen, doppelklicken Sie auf seinen Namen, oder markieren Sie ihn, und drücken Sie die Eingabetaste.',
      '„Tauschen“ öffnet ein Fenster, das die beiden Token des Paars mit Ihrer Wallet tauscht. Wo dies nicht konfiguriert ist, führt es zu der Börse, die die Community gewählt hat. „Zur Wallet hinzufügen“ bittet Ihre Wallet, einen Token anzuzeigen; dabei wird nichts übertragen.',
    ],
  },
  exchange: {
    title: 'Token tauschen',
    words: [
      'Börse',
      'Freigabe',
      'Frist',
      'Genehmigen',
      'Preisauswirkung',
      'Slippage',
      'Steuer',
      'Tauschen',
      'Token',
    ],
    text: [
      '„Token tauschen“ tauscht die beiden Token eines Paars über den Pool dieses Paars und den Router von Uniswap V2, mit Ihrer eigenen Wallet. Geben Sie einen Betrag ein; das Fenster zeigt, was Sie dafür beim neuesten Block erhalten. „Umkehren“ tauscht in der anderen Richtung. Hier wird nichts berechnet.',
      'Klicken Sie auf „Tauschen“, um zu sehen, was Sie signieren würden. Der Tausch wird zuerst simuliert, damit das Minimum eine Steuer berücksichtigt, die ein Token einbehält. Ein Token muss dem Tauschvertrag erlauben, den Betrag zu entnehmen: Diese Freigabe ist ein eigener Schritt, gilt für genau diesen Betrag und überträgt nichts.',
      'Wenn Sie signieren, wird der Tausch noch einmal simuliert. Ist das Minimum gefallen, fragt das Fenster erneut. Ein Tausch, der weniger als das Minimum erhält oder vor der Frist in keinem Block ist, schlägt fehl: Sie behalten Ihre Token und bezahlen die Netzwerkkosten.',
      'Wählen Sie Slippage und Frist unter „Optionen“. Ein großer Betrag verschiebt den Preis des Pools: Ab 10 % geben Sie zur Bestätigung ein Wort ein, und über 15 % lehnt das Fenster ab, sofern die Optionen es nicht zulassen.',
    ],
  },
  send: {
    title: 'Liebe senden',
    words: ['Adresse', 'Empfänger', 'ENS', 'Senden', 'Überweisung'],
    text: [
      '„Liebe senden“ überträgt ETH oder einen Token dieser Community von Ihrem Konto an eine Adresse oder einen ENS-Namen. Geben Sie einen Betrag mit einem Punkt vor den Nachkommastellen ein. „Max.“ lässt 0.01 ETH für Netzwerkgebühren übrig.',
      'Die Überprüfung zeigt die ganze Adresse, bevor Ihre Wallet geöffnet wird. Sie warnt vor Ihrer eigenen Adresse, vor Verträgen, vor einer Adresse, an die Sie von diesem Browser aus noch nie gesendet haben, und vor einer, die einer anderen Ihnen bekannten ähnlich sieht: Angreifer erstellen Adressen mit denselben ersten und letzten Zeichen. Vergleichen Sie jedes Zeichen.',
      'Die Überweisung wird simuliert, bevor Sie sie signieren. Wenn ein Token einen Teil jeder Überweisung einbehält, gibt die Überprüfung an, wie viel ankommt. Der Beleg kann kopiert werden; die Überweisung steht auch unter „Letzte Transaktionen“ im Fenster „Konto“.',
      'Ein Link wie /p/send?to=love.eth&token=LOVE&amount=5 füllt das Formular aus. Er sendet niemals etwas.',
    ],
  },
  holdings: {
    title: 'Meine LOVE',
    words: ['Anteil', 'Bestand', 'Guthaben', 'Portfolio', 'Vermögenswerte', 'Wert'],
    text: [
      '„Meine LOVE“ listet ETH und jeden Token dieser Community auf, den das verbundene Konto oder der Safe besitzt. „Wert“ ist, was das Verhältnis der Pools ergibt, ohne Gebühren und ohne die Auswirkung eines Tauschs. „kein Pool“ bedeutet, dass kein Pool vom Token zu ETH führt.',
      'Markieren Sie eine Zeile, und klicken Sie dann auf „Tauschen“, „Senden“, „Zur Wallet hinzufügen“ oder „Kopieren“. Klicken Sie auf eine Spaltenüberschrift, um danach zu sortieren, und noch einmal, um die Reihenfolge umzukehren. Die Pfeiltasten wechseln von Zeile zu Zeile.',
    ],
  },
  charts: {
    title: 'Diagramme',
    words: ['Alarme', 'Benachrichtigungen', 'CSV', 'Diagramme', 'Kerzen', 'Preise', 'Verlauf'],
    text: [
      '„Diagramme“ zeigt den Preis eines Paars in der letzten Stunde, in 24 Stunden, 7 Tagen oder 30 Tagen oder im gesamten Verlauf, den dieser Server aufbewahrt. Die Werte werden aus den Handelsgeschäften in den Pools berechnet. Sie können mehrere Fenster öffnen. Um ein anderes Paar anzuzeigen, verwenden Sie das Menü „Paar“.',
      'Eine hohle Kerze zeigt einen steigenden Preis, eine gefüllte einen fallenden. Der Körper einer Kerze reicht vom ersten bis zum letzten Preis und ihre dünne Linie vom höchsten bis zum niedrigsten. Die Säulen darunter zeigen das Volumen. In einem kleinen Fenster kann eine Kerze für mehrere Intervalle stehen.',
      'Um die Werte einer Kerze zu lesen, zeigen Sie darauf, oder drücken Sie die Pfeiltasten, Pos1 oder Ende. Um die Werte als Tabelle zu sehen, klicken Sie im Menü „Ansicht“ auf „Tabelle“. Um sie anderswo zu verwenden, klicken Sie im Menü „Bearbeiten“ auf „Kopieren“ oder im Menü „Datei“ auf „Als CSV speichern“. Die Zeiten in der Datei sind in UTC angegeben.',
      'Um einmal benachrichtigt zu werden, wenn ein Preis über oder unter einer Grenze liegt, klicken Sie im Menü „Alarme“ auf „Preisalarme“. Alarme werden in diesem Browser gespeichert und geprüft, solange eine Seite dieses Desktops geöffnet ist. Um auch eine Benachrichtigung Ihres Systems zu sehen, aktivieren Sie das Kontrollkästchen. Ihr Browser bittet dann um Ihre Erlaubnis.',
    ],
  },
  notepad: {
    title: 'Editor',
    words: ['Bitte lesen', 'Dokumente', 'Editor', 'Nutzungsbedingungen'],
    text: [
      'Mit dem Editor lesen und kopieren Sie die Dokumente dieses Desktops: „Bitte lesen“, die Nutzungsbedingungen und eine kurze Hilfe. Um ein Dokument zu öffnen, klicken Sie auf „Datei“. Um Text zu kopieren oder Zeilen umzubrechen, klicken Sie auf „Bearbeiten“.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['Heartbreak', 'Spiel', 'Tagesbrett', 'Tipps', 'Wiederholungen'],
    text: [
      'Einige Herzen auf dem Brett sind gebrochen. Finden Sie alle heilen. Eine Zahl zeigt, wie viele gebrochene Herzen ihr Feld berühren. Klicken Sie auf ein Herz, um es zu öffnen, und mit der rechten Maustaste, um es zu markieren. Um den Rest um eine Zahl herum zu öffnen, doppelklicken Sie darauf, oder klicken Sie mit beiden Maustasten. Jedes Standardbrett kann von dem Bereich aus, der am Anfang offen ist, durch Logik gelöst werden.',
      'Auf einem Touchscreen tippen Sie zum Öffnen, halten gedrückt zum Markieren und verwenden für alles andere die Schaltflächen unter dem Brett. Die Tasten finden Sie im Fenster des Spiels unter „Hilfe“, „Tasten“.',
      'Nur Ranglistenspiele erfordern eine Wallet. Der einzige Preis ist Ihre Zeit in der Rangliste. Wenn Sie die Seite während eines Ranglistenspiels verlassen, können Sie innerhalb seiner 30 Minuten zurückkommen und fortfahren; die Uhr läuft weiter. Wenn Sie das Fenster schließen, geben Sie das Spiel auf.',
      'Um ein Bild eines gewonnenen Spiels zu speichern, zu kopieren oder zu teilen, klicken Sie auf „Spiel“, „Teilen“ und dann auf „Bild“. Wenn Sie ein Tagesbrett gelöst haben, zeigt die Taskleiste, wie viele Tage in Folge es schon sind.',
    ],
  },
  solitaire: {
    title: 'Solitär',
    words: ['Karten', 'Klondike', 'Solitär', 'Spiel', 'Tagesspiel'],
    text: [
      'Bauen Sie jede Farbe vom Ass bis zum König auf den vier Zielstapeln oben auf. Legen Sie in den Spalten eine Karte auf die nächsthöhere der anderen Farbe (rot oder schwarz); ein König kann in eine leere Spalte gelegt werden. Klicken Sie auf den Talon, um zu ziehen.',
      'Ziehen Sie Karten mit der Maus oder einem Finger, oder bewegen Sie sich mit den Pfeiltasten auf dem Tisch, und drücken Sie die Eingabetaste zum Aufnehmen und Ablegen. Doppelklicken Sie auf eine Karte, um sie auf einen Zielstapel zu legen. Klicken Sie mit der rechten Maustaste auf den Tisch, um alle passenden Karten abzulegen. „Rückgängig“ nimmt jeden Zug zurück.',
      'Um eine oder drei Karten zu ziehen oder ohne Wertung oder Uhr zu spielen, klicken Sie auf „Spiel“, „Optionen“. Um die Rückseite der Karten zu wählen, klicken Sie auf „Spiel“, „Kartenrückseite“. Ihr Spiel wird in diesem Browser gespeichert.',
      'Das Tagesspiel ist bis Mitternacht UTC für alle gleich. Zum Starten wird eine Verbindung benötigt.',
    ],
  },
  guestbook: {
    title: 'Gästebuch',
    words: ['Ausblenden', 'Eintrag', 'Gästebuch', 'Löschen', 'Prüfen', 'Signatur', 'Signieren'],
    text: [
      'Hinterlassen Sie eine Zeile pro Tag (UTC). Verbinden Sie eine Wallet, melden Sie sich an, geben Sie bis zu 140 Zeichen einfachen Text ohne Links ein, und klicken Sie auf „Signieren“. Ihre Wallet zeigt den Text zusammen mit dieser Site, Ihrem Konto und dem Tag. Das Signieren ist kostenlos und erteilt keine Berechtigungen.',
      'Alle können Ihren Eintrag lesen und prüfen: Markieren Sie ihn, und klicken Sie auf „Eigenschaften“, „Prüfen“. Ihr Browser prüft die Signatur dann selbst; beim Konto eines Vertrags fragt er den Vertrag beim neuesten Block. Um alle Einträge mit ihren Signaturen in einer Datei zu speichern, klicken Sie auf „Exportieren“.',
      'Um Ihren Eintrag zu löschen, markieren Sie ihn, klicken Sie auf „Löschen“, und signieren Sie. Sein Text und seine Signatur werden gelöscht. Kopien, die andere vorher angefertigt haben, werden nicht gelöscht.',
      'Betreiber dieser Site können einen Eintrag oder ein Konto mit einer eigenen Signatur ausblenden und wieder anzeigen. Bei einem ausgeblendeten Eintrag steht, wer ihn ausgeblendet hat.',
    ],
  },
  display: {
    title: 'Anzeige',
    words: [
      'Bildschirmschoner',
      'Darstellung',
      'Designs',
      'Effekte',
      'Farben',
      'Hintergrund',
      'Hintergrundbild',
      'Schemas',
      'Skins',
    ],
    text: [
      'Klicken Sie auf „Hintergrund“, um ein Hintergrundbild und seine Position auszuwählen. Klicken Sie auf „Bildschirmschoner“, um auszuwählen, was angezeigt wird, wenn Sie einige Minuten lang nichts getan haben. Klicken Sie auf „Darstellung“, um einen Skin, die Größe der Bedienelemente und ein Farbschema auszuwählen. Klicken Sie auf „Effekte“, um visuelle Effekte, Einfach- oder Doppelklick, die Sprache und, falls verfügbar, die Nutzungsstatistik auszuwählen.',
      'Um ein Farbschema zu erstellen, klicken Sie auf „Darstellung“ und dann auf „Bearbeiten“. Wählen Sie ein Bildelement und seine Farben aus, geben Sie einen Namen ein, und klicken Sie auf „Speichern“. Sie können die Farben eines Windows-Designs (.theme) importieren oder die Datei auf das Farbschema ziehen, Ihr Schema als Design exportieren und es als Link teilen.',
      'Der kleine Monitor zeigt eine Vorschau Ihrer Änderungen. Klicken Sie auf „OK“ oder „Übernehmen“, um sie zu speichern, oder auf „Abbrechen“, um sie zu verwerfen.',
    ],
  },
  bridge: {
    title: 'Brücke',
    words: ['Brücke', 'Chains', 'Übertragen'],
    text: [
      'Ein Ordner mit Links zu Diensten, die Token von einer Chain auf eine andere übertragen. Sie werden von Dritten betrieben. Lesen Sie, was Ihre Wallet anzeigt, bevor Sie signieren.',
      'Markieren Sie ein Symbol, um seine Adresse zu sehen. Um die Adresse zu kopieren, klicken Sie auf „Datei“, „Link kopieren“. Um die Anzeige der Symbole zu ändern, klicken Sie auf „Ansicht“.',
    ],
  },
  governance: {
    title: 'Governance',
    words: ['Abstimmung', 'Governance'],
    text: [
      'Ein Ordner mit Links zu den Sites, auf denen die Community abstimmt. Sie signieren eine Stimme in Ihrer Wallet, auf der jeweiligen Site.',
    ],
  },
  collections: {
    title: 'Sammlungen',
    words: ['NFT', 'Sammlungen'],
    text: [
      'Ein Ordner mit Links zu den NFT-Sammlungen der Community. Jeder Link wird in einer neuen Registerkarte geöffnet.',
    ],
  },
  markets: {
    title: 'Märkte',
    words: ['Börse', 'Chia', 'Handel', 'Märkte'],
    text: ['Ein Ordner mit Links zur Börse, zu Chia-Wallets, Chia-Märkten und zum Block-Explorer.'],
  },
  partners: {
    title: 'Partner',
    words: ['Partner'],
    text: ['Ein Ordner mit Links zu den Sites der Partner der Community.'],
  },
  social: {
    title: 'Soziales',
    words: ['Discord', 'Soziales', 'Telegram', 'Twitter'],
    text: [
      'Ein Ordner mit Links zu den Kanälen der Community. Geben Sie die Wiederherstellungsphrase Ihrer Wallet niemals in einem davon weiter.',
    ],
  },
  help: {
    title: 'Hilfe',
    words: ['Handbuch', 'Hilfe'],
    text: [
      'Klicken Sie auf „Inhalt“ für die Kapitel, auf „Index“, um ein Wort nachzuschlagen, oder auf „Suchen“, um alle Themen zu durchsuchen. Um das Thema eines Programms zu öffnen, klicken Sie in seinem Fenster auf „Hilfe“.',
    ],
  },
  run: {
    title: 'Ausführen',
    words: ['Adresse', 'Ausführen', 'Befehle', 'Transaktion'],
    text: [
      'Um ein Programm zu öffnen, geben Sie seinen Namen ein, z. B. notepad oder display. Um ein Dokument zu öffnen, geben Sie seinen Namen nach notepad ein, z. B. notepad terms. Um einen Link zu öffnen, geben Sie seinen Namen ein.',
      'Eine Adresse oder eine Transaktion (0x…) wird im Block-Explorer der Community geöffnet. Eine Webseite wird geöffnet, wenn die Community auf ihre Site verweist.',
      'Um frühere Eingaben zu sehen, drücken Sie die Nach-oben- oder Nach-unten-Taste. Probieren Sie auch winver, love und bsod. Es gibt noch einen Befehl, den Sie niemals eingeben sollten.',
    ],
  },
  'shut-down': {
    title: 'Beenden',
    words: ['Beenden', 'Bildschirmschoner', 'Herunterfahren', 'Neu starten', 'Standby', 'Trennen'],
    text: [
      '„Standby“ schaltet den Bildschirm aus, bis Sie eine Taste drücken oder klicken. „Herunterfahren“ trennt die Wallet; danach können Sie die Registerkarte schließen. „Neu starten“ schließt alle Fenster und setzt ihre Positionen zurück, behält aber Ihre Einstellungen bei. „Wallet trennen“ trennt nur die Wallet.',
    ],
  },
  'what-is-a-wallet': {
    title: 'Was ist eine Wallet?',
    words: ['Adresse', 'Konto', 'Schlüssel', 'Wallet'],
    text: [
      'Eine Wallet ist eine App oder ein Gerät, das Schlüssel verwahrt. Mit einem Schlüssel weisen Sie nach, dass ein Konto auf der Chain Ihnen gehört, und Sie signieren, was es tun soll. Die Token selbst sind auf der Chain, nicht in der Wallet.',
      'Die Adresse eines Kontos können Sie weitergeben. Geben Sie die Wiederherstellungsphrase, also die Wörter, aus denen die Schlüssel erzeugt werden, niemals an eine Person oder eine Seite weiter, auch nicht an diese. Wer danach fragt, versucht, Sie zu bestehlen.',
      'Wenn Sie keine Wallet haben, klicken Sie auf „Verbinden“ und dann auf „Wallet beschaffen“.',
    ],
  },
  connecting: {
    title: 'Eine Wallet verbinden',
    words: ['Verbinden', 'Wallet'],
    text: [
      'Klicken Sie auf der Taskleiste auf „Verbinden“, um die Wallets in diesem Browser zu sehen. Durch das Verbinden sieht diese Seite Ihre Adresse; sie kann dadurch nichts senden. Ihre Wallet bittet Sie, jede Zahlung und jede Signatur zu bestätigen. Lesen Sie, was sie anzeigt, bevor Sie bestätigen.',
      'Wenn Ihre Wallet nicht in der Liste steht, entsperren Sie sie, und öffnen Sie die Liste erneut. Wenn eine Meldung besagt, dass bereits eine Anforderung offen ist, beantworten Sie diese zuerst in Ihrer Wallet.',
      'Um die Verbindung zu trennen, klicken Sie auf der Taskleiste auf die Schaltfläche des Kontos und dann auf „Trennen“. Sie können auch „Beenden“ verwenden.',
    ],
  },
  terms: {
    title: 'Die Nutzungsbedingungen',
    words: ['Nutzungsbedingungen', 'Regeln', 'Zustimmen'],
    text: [
      'Die Nutzungsbedingungen werden angezeigt, wenn Sie eine Adresse zum ersten Mal verbinden. Ihre Zustimmung wird in diesem Browser und nur für diese Adresse gespeichert. Um die Nutzungsbedingungen erneut zu lesen, öffnen Sie den Editor, und klicken Sie auf „Datei“, „Nutzungsbedingungen“.',
      'Wenn Sie nicht zustimmen, können Sie die Verbindung trennen und sich trotzdem umsehen.',
    ],
  },
  verifying: {
    title: 'Ein Konto bestätigen',
    words: ['Bestätigen', 'Nachricht', 'Signatur', 'Signieren'],
    text: [
      'Sie können eine Nachricht signieren, um nachzuweisen, dass Ihnen das Konto gehört. Das Signieren ist kostenlos und erteilt keine Berechtigungen. Nur was Sie mit Ihrem Konto veröffentlichen, erfordert es, zum Beispiel Ranglistenspiele und Einträge im Gästebuch. Wenn Sie auf „Nicht jetzt“ klicken, können Sie Ihr Konto später im Fenster „Konto“ bestätigen.',
      'Das Dialogfeld prüft, dass die Nachricht diese Seite, Ihr Konto und Ihr Netzwerk nennt, und zeigt sie Ihnen an. Die letzte Nachricht, die Sie signiert haben, wird als Ihr Beleg in diesem Browser gespeichert.',
    ],
  },
  'wrong-network': {
    title: 'Falsches Netzwerk',
    words: ['Chain', 'Netzwerk', 'Wechseln'],
    text: [
      'Ihre Wallet verwendet ein Netzwerk, das hier nicht unterstützt wird. Klicken Sie auf der Taskleiste auf „Falsches Netzwerk“, um zu wechseln, oder ändern Sie das Netzwerk in Ihrer Wallet. Wenn Ihre Wallet das Netzwerk nicht hat, bittet sie Sie, es hinzuzufügen.',
    ],
  },
  safety: {
    title: 'Sicher bleiben',
    words: ['Betrug', 'Gefahr', 'Sicherheit'],
    text: [
      'Lesen Sie, was Ihre Wallet anzeigt, bevor Sie signieren. Eine Transaktion kann nicht rückgängig gemacht werden. Vergleichen Sie ganze Adressen, nicht nur ihren Anfang und ihr Ende. Öffnen Sie diese Seite über ein eigenes Lesezeichen, nicht über einen Link, der Ihnen geschickt wurde.',
      'Diese Seite fragt niemals nach Ihrer Wiederherstellungsphrase, nimmt niemals zuerst Kontakt mit Ihnen auf und verlangt niemals eine Zahlung, damit Sie eine Zahlung erhalten.',
    ],
  },
  'treasury-names': {
    title: 'Kasse: Adressbuch und Empfangen',
    words: ['Adressbuch', 'Empfangen', 'Importieren', 'QR-Code'],
    text: [
      '„Adressbuch“ im Menü „Safe“ der Kasse enthält Namen, die Sie Adressen geben, getrennt nach Netzwerk. Sie werden nur in diesem Browser gespeichert. Ein Empfänger mit einem Namen ist als in Ihrem Adressbuch enthalten gekennzeichnet, und die Adresse bleibt neben dem Namen stehen.',
      'Um Ihre Namen in einen anderen Browser zu übertragen, klicken Sie auf „Exportieren“ und dort auf „Importieren“. Die Datei hat die Form der Web-App von Safe: address, name, chainId. Zeilen, die nicht gelesen werden können, werden genannt, die anderen werden hinzugefügt.',
      '„Empfangen“ im Menü „Safe“ zeigt die Adresse des Safes als QR-Code. Wenn Ihre Wallet ihn nicht liest, wählen Sie „nur die Adresse“.',
    ],
  },
  'treasury-calls': {
    title: 'Kasse: Vertragsaufrufe und Sammlerstücke',
    words: ['ABI', 'NFT', 'Sammlerstücke', 'Vertragsaufruf'],
    text: [
      'Um einen beliebigen Vertrag aufzurufen, klicken Sie in der Warteschlange auf „Vertragsaufruf“. Geben Sie die Adresse ein, fügen Sie das ABI ein, wählen Sie eine Funktion, und füllen Sie ihre Felder aus. Listen und Strukturen werden als JSON eingegeben. Die Überprüfung gibt an, was die Bytes tun. Die Namen aus Ihrem ABI stehen ebenfalls dort, und sie sind nicht geprüft.',
      'Um ein Sammlerstück zu sehen oder zu senden, klicken Sie in seiner Zeile auf „Öffnen“. Ein Bild wird nur angezeigt, wenn es auf der Chain gespeichert ist, denn sonst würde ein anderer Server erfahren, dass Sie es ansehen.',
    ],
  },
  'treasury-checks': {
    title: 'Kasse: Hashes und Verlauf',
    words: ['CSV', 'Domain-Hash', 'Hardware-Wallet', 'Nachrichtenhash', 'Verlauf'],
    text: [
      'Eine Hardware-Wallet zeigt Hashes statt Wörtern. Vergleichen Sie den Domain-Hash und den Nachrichtenhash in den Details mit denen auf ihrem Bildschirm, bevor Sie signieren.',
      'Der Verlauf beschreibt eine Transaktion anhand ihrer Bytes, wenn Eigentümer sie signiert haben. Zeilen, die mit „Laut Safe-Dienst“ beginnen, wurden nicht geprüft. Um nur einige Zeilen zu sehen, geben Sie Text in „Suchen“ ein. Um sie zu speichern, klicken Sie auf „Als CSV speichern“. Die Datei enthält die geladenen Zeilen. Um alles zu speichern, klicken Sie zuerst auf „Alle laden“.',
    ],
  },
  'treasury-settings': {
    title: 'Kasse: Einstellungen eines Safes',
    words: ['Eigentümer', 'Fallback-Handler', 'Module', 'Schwellenwert', 'Version', 'Wächter'],
    text: [
      'Um die Einstellungen eines Safes zu sehen, klicken Sie im Menü „Safe“ auf „Eigenschaften“. Eigentümer können dort eine Änderung vorschlagen: Klicken Sie auf „Ändern“. Die anderen Eigentümer signieren sie wie jede andere Transaktion.',
      'Wenn der Safe die Version 1.3.0 hat und es im Netzwerk den Vertrag des Safe-Projekts gibt, der sie ändert, können Sie eine neuere Version vorschlagen. Die Adresse des Safes, seine Eigentümer und seine Vermögenswerte bleiben, wie sie sind. Die Überprüfung zeigt beide Versionen und den Vertrag, den der Safe danach hat.',
    ],
  },
  'all-keys': {
    title: 'Alle Tasten',
    words: ['Tastatur', 'Tasten', 'Tastenkombinationen'],
    text: [
      'Ihr System oder Ihr Browser verwendet einige dieser Tasten möglicherweise selbst. Für jede von ihnen gibt es auch einen Befehl in einem Menü.',
    ],
  },
  forking: {
    title: 'Ein Desktop für Ihre Community',
    words: ['eigener Desktop', 'Fork', 'Konfiguration', 'love98.config.ts'],
    text: [
      'Eine Datei, love98.config.ts, passt diesen Desktop an eine Community an: Name, Programme und ihre Reihenfolge, Links, Token, Paare und Nutzungsbedingungen. Kopieren Sie das Projekt, ändern Sie die Datei, und starten Sie es. Wenn ein Wert falsch ist, wird der Start abgebrochen und der Wert genannt.',
      'Setzen Sie einen Wert, der noch nicht bekannt ist, auf null. Er wird als „nicht konfiguriert“ angezeigt, und die Details seiner Meldung nennen die Einstellung. Um ihn auszublenden, setzen Sie showUnset auf false.',
      'Jeder Skin ist eine Datei mit Farben; Symbole sind Zeichnungen in Textdateien. Wie Sie ein Programm, einen Skin, eine Wallet oder ein Paar hinzufügen, steht in CONTRIBUTING.md.',
    ],
  },
  errors: {
    title: 'Wenn etwas schiefgeht',
    words: ['Absturz', 'blauer Bildschirm', 'Fehler', 'ungültiger Vorgang'],
    text: [
      'Wenn ein Programm einen ungültigen Vorgang ausführt, wird nur dieses Programm geschlossen. In der Meldung können Sie es erneut starten und die Details anzeigen und kopieren.',
      'Wenn der Desktop selbst ausfällt, zeigt ein blauer Bildschirm eine Fehler-ID an. Um das Problem zu melden, kopieren Sie die Fehler-ID. Drücken Sie dann eine beliebige Taste, um neu zu starten. Ihre Wallet ist nicht betroffen.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
