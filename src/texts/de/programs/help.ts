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
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und drücken Sie STRG+C.',
  keysHead: 'Taste',
  keysDoes: 'Aktion',
  chapters: {
    start: 'Erste Schritte',
    programs: 'Programme',
    wallet: 'Wallet und Konto',
    keyboard: 'Tastatur',
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
  'previous-part': 'Wechselt von der Taskleiste zu den Fenstern, dann zum Desktop.',
  'show-desktop': 'Minimiert alle Fenster. Erneutes Drücken stellt sie wieder her.',
  'switch-window': 'Zeigt alle Fenster an. Jeder Druck wechselt zum nächsten. Loslassen wählt es aus.',
  'switch-window-back': 'Zeigt alle Fenster in umgekehrter Reihenfolge an.',
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
  'select-icon': 'Markiert das Symbol; mit STRG wird es der Markierung hinzugefügt.',
  'select-all-icons': 'Markiert alle Symbole.',
  'select-no-icon': 'Hebt die Markierung auf.',
  'take-back-move': 'Macht das letzte Verschieben von Symbolen rückgängig.',
  'close-window': 'Schließt das aktive Fenster.',
  'system-menu':
    'Öffnet das Systemmenü des Fensters: Wiederherstellen, Verschieben, Größe ändern, Minimieren, Maximieren, Schließen.',
  'menu-bar': 'Wechselt zur Menüleiste des Fensters. ALT und ein unterstrichener Buchstabe öffnen das Menü.',
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
    'Wechselt zur nächsten Registerkarte oder Zeile. In einer Struktur schließt NACH-LINKS einen Zweig, und NACH-RECHTS öffnet ihn.',
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
      'Dies ist ein Desktop von 1998 für die Community von heute. Sie benötigen keine Wallet, um sich umzusehen.',
      'Ihre Einstellungen wie der Skin, das Hintergrundbild sowie Größe und Position der Fenster werden in diesem Browser gespeichert.',
      'So schlagen Sie ein Wort nach\n1. Klicken Sie auf die Registerkarte „Index“.\n2. Geben Sie die ersten Buchstaben des Wortes ein, und klicken Sie dann in der Liste auf das Wort.',
      'So durchsuchen Sie alle Themen\n1. Klicken Sie auf die Registerkarte „Suchen“.\n2. Geben Sie die gesuchten Wörter ein, und klicken Sie dann in der Liste auf ein Thema.',
      'So zeigen Sie das Willkommensfenster erneut an\n1. Klicken Sie auf „Start“, und zeigen Sie auf „Programme“.\n2. Klicken Sie auf „Willkommen“.',
    ],
  },
  icons: {
    title: 'Symbole öffnen',
    words: ['Doppelklick', 'Öffnen', 'Symbole', 'Tippen'],
    text: [
      'So öffnen Sie ein Symbol\n- Mit der Maus doppelklicken Sie auf das Symbol.\n- Auf einem Touchscreen tippen Sie auf das Symbol.\n- Mit der Tastatur markieren Sie das Symbol, und drücken Sie dann die EINGABETASTE.',
      'So öffnen Sie Symbole mit einem Klick\n1. Klicken Sie auf „Start“, und zeigen Sie auf „Einstellungen“.\n2. Klicken Sie auf „Webstil“.',
      'So öffnen Sie ein Programm oder einen Link in einer neuen Registerkarte\n- Klicken Sie mit der mittleren Maustaste auf das Symbol.\n- Oder klicken Sie mit der rechten Maustaste auf das Symbol und dann auf „In neuer Registerkarte öffnen“.',
      'Um ein Symbol zu verschieben, ziehen Sie es.',
      'So ordnen Sie Symbole an\n1. Klicken Sie mit der rechten Maustaste auf den Desktop.\n2. Klicken Sie auf „Am Raster ausrichten“, oder zeigen Sie auf „Symbole anordnen“, und klicken Sie auf eine Reihenfolge. Um das letzte Verschieben rückgängig zu machen, klicken Sie auf „Rückgängig: Verschieben“.',
      'Hinweis: Bei einem Symbol mit dem Zusatz „nicht konfiguriert“ hat die Community die Adresse nicht eingerichtet.',
    ],
  },
  windows: {
    title: 'Fenster verschieben und ihre Größe ändern',
    words: ['Fenster', 'Größe', 'Maximieren', 'Minimieren', 'Schließen', 'Systemmenü', 'Verschieben'],
    text: [
      'Um ein Fenster zu verschieben, ziehen Sie seine Titelleiste. Um die Größe eines Fensters zu ändern, ziehen Sie einen Rand oder eine Ecke. Um ein Fenster zu maximieren, doppelklicken Sie auf seine Titelleiste.',
      'So verschieben Sie ein Fenster oder ändern seine Größe mit der Tastatur\n1. Klicken Sie auf das Symbol links in der Titelleiste, um das Systemmenü zu öffnen.\n2. Klicken Sie auf „Verschieben“ oder „Größe ändern“.\n3. Drücken Sie die Pfeiltasten.\n4. Drücken Sie die EINGABETASTE zum Übernehmen oder ESC zum Abbrechen.',
      'So wechseln Sie zwischen Fenstern\n1. Klicken Sie auf der Taskleiste auf die Schaltfläche eines Fensters, um es in den Vordergrund zu bringen.\n2. Um das Fenster zu minimieren, klicken Sie erneut auf seine Schaltfläche.',
      'Tipp: Um das Ziehen abzubrechen, drücken Sie ESC.',
      'Hinweis: Fenster behalten ihre Positionen, bis Sie unter „Beenden“ die Option „Neu starten“ wählen.',
    ],
  },
  'start-menu': {
    title: 'Das Startmenü und die Taskleiste',
    words: ['Infobereich', 'Schnellstartleiste', 'Startmenü', 'Taskleiste'],
    text: [
      'Das Startmenü enthält alle Programme, alle Links, die Dokumente und die Einstellungen dieses Desktops. Am anderen Ende der Taskleiste befinden sich die Lautstärke, die Benachrichtigungen, die Wallet und die Uhr.',
      'Um das Datum zu sehen, zeigen Sie auf die Uhr.',
      'So öffnen Sie ein Kontextmenü\n- Mit der Maus klicken Sie mit der rechten Maustaste auf den Desktop, ein Symbol, eine Titelleiste oder die Taskleiste.\n- Auf einem Touchscreen halten Sie das Element gedrückt.',
      'Tipp: Um stattdessen das Menü Ihres Browsers zu öffnen, halten Sie die UMSCHALTTASTE gedrückt, und klicken Sie mit der rechten Maustaste.',
    ],
  },
  phones: {
    title: 'Telefone und Tablets',
    words: ['Tablet', 'Telefon', 'Touch'],
    text: [
      'Auf einem kleinen Bildschirm füllt jedes Fenster den Desktop, und Dialogfelder werden am unteren Bildschirmrand geöffnet.',
      'Um ein Element zu öffnen, tippen Sie darauf. Um sein Kontextmenü zu öffnen, halten Sie es gedrückt.',
      'Um zwischen Fenstern zu wechseln, tippen Sie auf ihre Schaltflächen auf der Taskleiste.',
    ],
  },
  access: {
    title: 'Bedienungshilfen',
    words: ['Bedienungshilfen', 'Bewegung', 'Bildschirmleseprogramm', 'Größe', 'Kontrast', 'Tastatur'],
    text: [
      'Sie können alles mit der Tastatur bedienen. Eine Liste der Tasten finden Sie unter „Alle Tasten“. Bildschirmleseprogramme lesen den Desktop als Liste von Links, Fenster als Dialogfelder und Meldungen, sobald sie angezeigt werden.',
      'So vergrößern Sie die Bedienelemente\n1. Klicken Sie auf „Start“, zeigen Sie auf „Einstellungen“, und klicken Sie dann auf „Anzeige“.\n2. Klicken Sie auf die Registerkarte „Darstellung“.\n3. Klicken Sie unter „Größe“ auf eine Größe und dann auf „OK“.',
      'Der Desktop richtet sich nach den Kontrasteinstellungen Ihres Systems: Er verwendet ein schwarzes Farbschema mit hohem Kontrast oder die Farben Ihres Systems.',
      'Nichts blinkt. Wenn Ihr System auf reduzierte Bewegung eingestellt ist, sind Animationen ausgeschaltet.',
    ],
  },
  languages: {
    title: 'Sprachen',
    words: ['Beträge', 'Datumsangaben', 'Sprachen', 'Übersetzungen'],
    text: [
      'So wählen Sie eine Sprache aus\n1. Klicken Sie auf der Taskleiste auf die Buchstaben der Sprache, zum Beispiel DE.\n2. Klicken Sie auf eine Sprache.',
      'Tipp: Sie können eine Sprache auch unter „Anzeige“ auswählen. Klicken Sie auf die Registerkarte „Effekte“.',
      'Dieser Browser merkt sich Ihre Auswahl. Eine Adresse, die eine Sprache nennt, zum Beispiel /de, wird immer in dieser Sprache geöffnet.',
      'Datumsangaben, Uhrzeiten und Listen entsprechen den Konventionen der Sprache. Beträge werden in jeder Sprache gleich geschrieben, mit einem Komma zwischen den Tausendern und einem Punkt vor den Dezimalstellen, wie in 1,234.50. Ein Betrag, den Sie kopieren, vergleichen oder eingeben, hat immer dieselbe Bedeutung.',
      'Hinweis: Die Übersetzungen wurden nicht von Muttersprachlern geprüft. Ein Text, der noch nicht übersetzt ist, wird auf Englisch angezeigt. Die Nachricht, die Sie zum Bestätigen Ihres Kontos signieren, ist immer auf Englisch.',
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
      'In der Kasse sehen Sie die Vermögenswerte eines Safes, seine ausstehenden Transaktionen, seinen Verlauf und seine Nachrichten. Ein Safe ist eine Wallet mit mehreren Eigentümern. Eine Transaktion wird erst ausgeführt, nachdem genügend Eigentümer sie signiert haben. Um einen Safe anzusehen, müssen Sie keine Wallet verbinden.',
      'So zeigen Sie einen anderen Safe an\n1. Geben Sie die Adresse des Safes ein.\n2. Klicken Sie auf „Öffnen“. Um zur Kasse dieser Community zurückzukehren, klicken Sie im Menü „Safe“ auf „Kasse der Community“.',
      'Um die Details einer Zeile zu sehen, klicken Sie darauf.',
      'Um die Währung der Werte zu ändern, verwenden Sie das Menü „Währung“. Um das Netzwerk der Adresse zu ändern, verwenden Sie das Menü „Netzwerk“.',
      'So signieren Sie eine Transaktion\n1. Klicken Sie auf die Registerkarte „Warteschlange“ und dann auf die Transaktion.\n2. Lesen Sie die Details und die Warnungen. Die Warnungen nennen alles, was anderen die Kontrolle über den Safe geben könnte.\n3. Klicken Sie auf „Signieren“, und bestätigen Sie dann die Signatur in Ihrer Wallet.',
      'Eigentümer können Transaktionen auch ablehnen, ausführen und vorschlagen. Bevor Sie signieren, berechnet diese Seite den Hash dessen, was Sie sehen, und vergleicht ihn mit dem Hash, der signiert wird.',
      'Hinweis: Unter der Überschrift „Nur eine davon wird ausgeführt“ können die Eigentümer eine Transaktion ausführen. Die anderen werden dann abgebrochen.',
    ],
  },
  swap: {
    title: 'Tauschpaare',
    words: ['Börse', 'Liquidität', 'Paare', 'Preise', 'Sortieren', 'Tauschen', 'Token', 'Volumen'],
    text: [
      '„Tauschpaare“ zeigt die Paare dieser Community und die Preise in deren Pools. Die Preise werden alle vier Sekunden aktualisiert, solange das Fenster sichtbar ist. Die Statusleiste zeigt den Block der Preise und ihr Alter, wenn eine Aktualisierung verspätet ist.',
      'Jede Zeile zeigt:\n- Änderung (24 h): die Änderung des Preises in den letzten 24 Stunden.\n- Volumen: den Betrag, der in den letzten 24 Stunden gehandelt wurde.\n- Liquidität: den Wert beider Seiten des Pools, im ersten Token des Paars.\n- Die Linie: den Preis der letzten 24 Stunden.',
      'Um die Liste zu sortieren, klicken Sie auf eine Spaltenüberschrift. Um die Reihenfolge umzukehren, klicken Sie erneut darauf.',
      'Um mit der Tastatur zwischen Zellen zu wechseln, drücken Sie die Pfeiltasten.',
      'Um das Diagramm eines Paars zu öffnen, doppelklicken Sie auf seinen Namen, oder markieren Sie ihn, und drücken Sie die EINGABETASTE.',
      'Um die beiden Token eines Paars zu tauschen, klicken Sie auf „Tauschen“. Wenn das Tauschen nicht konfiguriert ist, wird die Börse geöffnet, die die Community gewählt hat.',
      'Um einen Token in Ihrer Wallet anzuzeigen, klicken Sie auf „Zur Wallet hinzufügen“. Dabei wird nichts übertragen.',
      'Hinweis: Preise sind keine Finanzberatung.',
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
      '„Token tauschen“ tauscht die beiden Token eines Paars mit Ihrer eigenen Wallet. Dazu werden der Pool des Paars und der Router von Uniswap V2 verwendet. Für „Token tauschen“ werden keine Gebühren erhoben.',
      'So tauschen Sie Token\n1. Geben Sie einen Betrag ein. Das Fenster zeigt, wie viel Sie beim neuesten Block erhalten würden. Um in der anderen Richtung zu tauschen, klicken Sie auf „Umkehren“.\n2. Klicken Sie auf „Tauschen“. Der Tausch wird simuliert, damit das Minimum eine Token-Steuer berücksichtigt.\n3. Wenn bei der Überprüfung eine Freigabe verlangt wird, klicken Sie auf „Freigeben“, und bestätigen Sie sie in Ihrer Wallet.\n4. Überprüfen Sie die Details, und signieren Sie dann den Tausch in Ihrer Wallet.',
      'Vor dem ersten Tausch eines Tokens müssen Sie dem Tauschvertrag erlauben, ihn auszugeben. Diese Freigabe ist ein eigener Schritt, gilt für genau diesen Betrag und überträgt nichts.',
      'Wenn Sie signieren, wird der Tausch noch einmal simuliert. Ist das Minimum niedriger als vorher, werden Sie gebeten, es zu bestätigen.',
      'Ein Tausch schlägt fehl, wenn Sie weniger als das Minimum erhalten würden oder wenn er bis zum Ablauf der Frist in keinem Block ist. Sie behalten dann Ihre Token und bezahlen die Netzwerkgebühr.',
      'Um die Slippage oder die Frist zu ändern, klicken Sie im Menü „Tausch“ auf „Optionen“.',
      'Hinweis: Ein großer Betrag verschiebt den Preis des Pools. Wenn er den Preis um 10 % oder mehr verschiebt, müssen Sie zur Bestätigung des Tauschs ein Wort eingeben. Über 15 % wird der Tausch blockiert, sofern Sie ihn nicht unter „Optionen“ zulassen.',
    ],
  },
  send: {
    title: 'Liebe senden',
    words: ['Adresse', 'Empfänger', 'ENS', 'Senden', 'Transfer'],
    text: [
      '„Liebe senden“ sendet ETH oder einen Token dieser Community von Ihrem Konto an eine Adresse oder einen ENS-Namen.',
      'So senden Sie Token\n1. Wählen Sie einen Vermögenswert aus, und geben Sie dann den Empfänger ein.\n2. Geben Sie einen Betrag mit einem Punkt vor den Nachkommastellen ein. Um Ihr gesamtes ETH-Guthaben abzüglich 0.01 für Netzwerkgebühren einzutragen, klicken Sie auf „Max.“.\n3. Klicken Sie auf „Überprüfen“. Der Transfer wird simuliert.\n4. Vergleichen Sie jedes Zeichen der Adresse.\n5. Klicken Sie auf „Senden“, und bestätigen Sie dann den Transfer in Ihrer Wallet.',
      'Die Überprüfung zeigt die ganze Adresse. Sie warnt Sie, wenn der Empfänger Ihre eigene Adresse oder ein Vertrag ist, wenn Sie von diesem Browser aus noch nie an ihn gesendet haben oder wenn die Adresse einer anderen ähnelt, die Sie kennen. Angreifer erstellen Adressen mit denselben ersten und letzten Zeichen, um Sie zu täuschen.',
      'Wenn ein Token einen Teil jedes Transfers einbehält, zeigt die Überprüfung, wie viel ankommt.',
      'Nach dem Transfer können Sie den Beleg kopieren. Der Transfer wird auch im Fenster „Konto“ unter „Letzte Transaktionen“ angezeigt.',
      'Tipp: Ein Link wie /p/send?to=love.eth&token=LOVE&amount=5 füllt das Formular aus. Er sendet niemals etwas.',
    ],
  },
  holdings: {
    title: 'Meine LOVE',
    words: ['Anteil', 'Bestand', 'Guthaben', 'Portfolio', 'Vermögenswerte', 'Wert'],
    text: [
      '„Meine LOVE“ listet ETH und jeden Token dieser Community auf, den das verbundene Konto oder der Safe besitzt. Der Wert wird aus den Pools berechnet, ohne Gebühren und ohne die Auswirkung eines Tauschs. „kein Pool“ bedeutet, dass kein Pool vom Token zu ETH führt.',
      'So verwenden Sie einen Vermögenswert\n1. Klicken Sie auf seine Zeile.\n2. Klicken Sie auf „Tauschen“, „Senden“, „Zur Wallet hinzufügen“ oder „Kopieren“.',
      'Um die Liste zu sortieren, klicken Sie auf eine Spaltenüberschrift. Um die Reihenfolge umzukehren, klicken Sie erneut darauf.',
      'Um mit der Tastatur zwischen Zeilen zu wechseln, drücken Sie die Pfeiltasten.',
    ],
  },
  charts: {
    title: 'Diagramme',
    words: ['Alarme', 'Benachrichtigungen', 'CSV', 'Diagramme', 'Kerzen', 'Preise', 'Verlauf'],
    text: [
      '„Diagramme“ zeigt den Preis eines Paars in der letzten Stunde, in 24 Stunden, 7 Tagen oder 30 Tagen oder im gesamten Verlauf, den dieser Server speichert. Die Werte werden aus den Handelsgeschäften in den Pools berechnet. Sie können mehrere Fenster öffnen.',
      'Um ein anderes Paar anzuzeigen, klicken Sie auf das Menü „Paar“ und dann auf ein Paar.',
      'Eine hohle Kerze zeigt einen steigenden Preis, eine gefüllte Kerze einen fallenden Preis. Der Körper einer Kerze reicht vom ersten bis zum letzten Preis, ihre dünne Linie vom höchsten bis zum niedrigsten Preis. Die Säulen darunter zeigen das Volumen. In einem kleinen Fenster kann eine Kerze mehrere Intervalle darstellen.',
      'Um die Werte einer Kerze zu lesen, zeigen Sie darauf, oder drücken Sie die Pfeiltasten, POS1 oder ENDE.',
      'Um die Werte als Tabelle zu sehen, klicken Sie im Menü „Ansicht“ auf „Tabelle“.',
      'Um die Werte anderswo zu verwenden, klicken Sie im Menü „Bearbeiten“ auf „Kopieren“ oder im Menü „Datei“ auf „Als CSV speichern“. Die Zeiten in der Datei sind in UTC angegeben.',
      'So richten Sie einen Preisalarm ein\n1. Klicken Sie im Menü „Alarme“ auf „Preisalarme“.\n2. Wählen Sie ein Paar aus, und geben Sie dann einen Preis ein.\n3. Um auch eine Systembenachrichtigung zu sehen, aktivieren Sie das Kontrollkästchen. Ihr Browser bittet dann um Ihre Erlaubnis.\n4. Klicken Sie auf „Hinzufügen“.',
      'Sie werden einmal benachrichtigt, wenn der Preis über oder unter der Grenze liegt.',
      'Hinweis: Alarme werden in diesem Browser gespeichert. Sie werden nur geprüft, solange eine Seite dieses Desktops geöffnet ist.',
    ],
  },
  notepad: {
    title: 'Editor',
    words: ['Bitte lesen', 'Dokumente', 'Editor', 'Nutzungsbedingungen'],
    text: [
      'Mit dem Editor lesen und kopieren Sie die Dokumente dieses Desktops: „Bitte lesen“, die Nutzungsbedingungen und eine kurze Hilfe.',
      'Um ein Dokument zu öffnen, klicken Sie auf das Menü „Datei“ und dann auf das Dokument.',
      'Um den Text zu kopieren oder Zeilen umzubrechen, verwenden Sie das Menü „Bearbeiten“.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['Heartbreak', 'Spiel', 'Tagesbrett', 'Tipps', 'Wiederholungen'],
    text: [
      'Einige Herzen auf dem Brett sind gebrochen. Ziel des Spiels ist es, alle heilen Herzen zu öffnen. Eine Zahl zeigt, wie viele gebrochene Herzen ihr Feld berühren. Jedes Standardbrett kann von dem Bereich aus, der am Anfang offen ist, durch Logik gelöst werden.',
      'So spielen Sie mit der Maus\n- Um ein Herz zu öffnen, klicken Sie darauf.\n- Um ein Herz zu markieren, klicken Sie mit der rechten Maustaste darauf.\n- Um die anderen Herzen um eine Zahl herum zu öffnen, doppelklicken Sie auf die Zahl, oder klicken Sie mit beiden Maustasten darauf.',
      'Auf einem Touchscreen tippen Sie auf ein Herz, um es zu öffnen, halten ein Herz gedrückt, um es zu markieren, und verwenden für alles andere die Schaltflächen unter dem Brett.',
      'Um die Tasten zu sehen, klicken Sie im Menü „Hilfe“ des Spiels auf „Tasten“.',
      'So teilen Sie ein Bild eines gewonnenen Spiels\n1. Klicken Sie im Menü „Spiel“ auf „Teilen“.\n2. Klicken Sie auf „Bild“, und speichern, kopieren oder teilen Sie das Bild.',
      'Nur Ranglistenspiele erfordern eine Wallet. Der einzige Preis ist Ihre Zeit in der Rangliste. Wenn Sie die Seite während eines Ranglistenspiels verlassen, können Sie innerhalb seiner 30 Minuten zurückkehren und fortfahren; die Uhr läuft weiter. Wenn Sie das Fenster schließen, geben Sie das Spiel auf.',
      'Wenn Sie ein Tagesbrett gelöst haben, zeigt die Taskleiste Ihre Serie.',
    ],
  },
  solitaire: {
    title: 'Solitär',
    words: ['Karten', 'Klondike', 'Solitär', 'Spiel', 'Tagesspiel'],
    text: [
      'Ziel des Spiels ist es, jede Farbe vom Ass bis zum König auf den vier Zielstapeln oben aufzubauen. Legen Sie in den Spalten eine Karte auf die nächsthöhere Karte der anderen Farbe (rot oder schwarz). Nur ein König kann in eine leere Spalte gelegt werden.',
      'So spielen Sie mit der Maus oder einem Finger\n- Um Karten zu verschieben, ziehen Sie sie.\n- Um Karten zu ziehen, klicken Sie auf den Talon.\n- Um eine Karte auf einen Zielstapel zu legen, doppelklicken Sie darauf.\n- Um alle passenden Karten auf die Zielstapel zu legen, klicken Sie mit der rechten Maustaste auf den Tisch.',
      'Mit der Tastatur drücken Sie die Pfeiltasten, um sich auf dem Tisch zu bewegen, und die EINGABETASTE, um Karten aufzunehmen und abzulegen.',
      'Um eine oder drei Karten zu ziehen oder um ohne Wertung oder Uhr zu spielen, klicken Sie im Menü „Spiel“ auf „Optionen“. Um die Kartenrückseite auszuwählen, klicken Sie im Menü „Spiel“ auf „Kartenrückseite“.',
      'Sie können jeden Zug rückgängig machen. Ihr Spiel wird in diesem Browser gespeichert.',
      'Das Tagesspiel ist bis Mitternacht UTC für alle gleich. Zum Starten ist eine Netzwerkverbindung erforderlich.',
    ],
  },
  guestbook: {
    title: 'Gästebuch',
    words: ['Ausblenden', 'Eintrag', 'Gästebuch', 'Löschen', 'Prüfen', 'Signatur', 'Signieren'],
    text: [
      'Sie können jeden Tag (UTC) eine Zeile hinterlassen. Das Signieren ist kostenlos und erteilt keine Berechtigungen.',
      'So tragen Sie sich in das Gästebuch ein\n1. Verbinden Sie eine Wallet, und melden Sie sich an.\n2. Geben Sie bis zu 140 Zeichen einfachen Text ohne Links ein.\n3. Klicken Sie auf „Signieren“. Ihre Wallet zeigt den Text zusammen mit dieser Website, Ihrem Konto und dem Tag.\n4. Bestätigen Sie die Signatur in Ihrer Wallet.',
      'Alle können Ihren Eintrag lesen und prüfen. Ihr Browser prüft die Signatur selbst. Wenn das Konto ein Vertrag ist, fragt Ihr Browser den Vertrag beim neuesten Block.',
      'So prüfen Sie einen Eintrag\n1. Markieren Sie den Eintrag, und klicken Sie dann auf „Eigenschaften“.\n2. Klicken Sie auf „Prüfen“.',
      'Um alle Einträge mit ihren Signaturen in einer Datei zu speichern, klicken Sie auf „Exportieren“.',
      'So löschen Sie Ihren Eintrag\n1. Markieren Sie den Eintrag, und klicken Sie dann auf „Löschen“.\n2. Signieren Sie die Anforderung in Ihrer Wallet. Der Text und die Signatur werden gelöscht. Kopien, die andere angefertigt haben, werden nicht gelöscht.',
      'Hinweis: Betreiber dieser Website können einen Eintrag oder ein Konto mit einer eigenen Signatur ausblenden und wieder anzeigen. Bei einem ausgeblendeten Eintrag wird angezeigt, wer ihn ausgeblendet hat.',
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
      '„Anzeige“ hat vier Registerkarten:\n- Hintergrund: das Hintergrundbild und seine Position.\n- Bildschirmschoner: das Bild, das nach einigen Minuten ohne Aktivität erscheint.\n- Darstellung: der Skin, die Größe der Bedienelemente und das Farbschema.\n- Effekte: visuelle Effekte, Einfach- oder Doppelklick, die Sprache und, falls verfügbar, die Nutzungsstatistik.',
      'Der kleine Monitor zeigt eine Vorschau Ihrer Änderungen. Um sie zu speichern, klicken Sie auf „OK“ oder „Übernehmen“. Um sie zu verwerfen, klicken Sie auf „Abbrechen“.',
      'So erstellen Sie ein Farbschema\n1. Klicken Sie auf die Registerkarte „Darstellung“ und dann auf „Bearbeiten“.\n2. Wählen Sie ein Bildelement und seine Farben aus.\n3. Geben Sie einen Namen ein, und klicken Sie dann auf „Speichern“.',
      'Sie können die Farben eines Windows-Designs (.theme) importieren oder die Datei auf das Farbschema ziehen. Außerdem können Sie Ihr Schema als Design exportieren und als Link teilen.',
    ],
  },
  bridge: {
    title: 'Brücke',
    words: ['Brücke', 'Netzwerke', 'Übertragen'],
    text: [
      'Dieser Ordner enthält Links zu Diensten, die Token von einem Netzwerk in ein anderes übertragen. Die Dienste werden von Dritten betrieben. Lesen Sie, was Ihre Wallet anzeigt, bevor Sie signieren.',
      'Um die Adresse eines Links zu sehen, markieren Sie sein Symbol. Um die Adresse zu kopieren, klicken Sie im Menü „Datei“ auf „Link kopieren“.',
      'Um die Anzeige der Symbole zu ändern, verwenden Sie das Menü „Ansicht“.',
    ],
  },
  governance: {
    title: 'Governance',
    words: ['Abstimmung', 'Governance'],
    text: [
      'Dieser Ordner enthält Links zu den Websites, auf denen die Community abstimmt. Sie signieren eine Stimme in Ihrer Wallet, auf der jeweiligen Website.',
    ],
  },
  collections: {
    title: 'Sammlungen',
    words: ['NFT', 'Sammlungen'],
    text: [
      'Dieser Ordner enthält Links zu den NFT-Sammlungen der Community. Jeder Link wird in einer neuen Registerkarte geöffnet.',
    ],
  },
  markets: {
    title: 'Märkte',
    words: ['Börse', 'Chia', 'Handel', 'Märkte'],
    text: ['Dieser Ordner enthält Links zur Börse, zu Chia-Wallets, Chia-Märkten und zum Block-Explorer.'],
  },
  partners: {
    title: 'Partner',
    words: ['Partner'],
    text: ['Dieser Ordner enthält Links zu den Websites der Partner der Community.'],
  },
  social: {
    title: 'Soziale Netzwerke',
    words: ['Discord', 'Soziale Netzwerke', 'Telegram', 'Twitter'],
    text: [
      'Dieser Ordner enthält Links zu den Kanälen der Community. Geben Sie die Wiederherstellungsphrase Ihrer Wallet niemals in einem davon weiter.',
    ],
  },
  help: {
    title: 'Hilfe',
    words: ['Handbuch', 'Hilfe'],
    text: [
      'So finden Sie ein Thema\n- Um die Kapitel zu sehen, klicken Sie auf die Registerkarte „Inhalt“.\n- Um ein Wort nachzuschlagen, klicken Sie auf die Registerkarte „Index“.\n- Um alle Themen zu durchsuchen, klicken Sie auf die Registerkarte „Suchen“.',
      'Um die Hilfe zu einem Ordner zu öffnen, klicken Sie im Menü „Hilfe“ des Ordners auf „Hilfethemen“.',
    ],
  },
  run: {
    title: 'Ausführen',
    words: ['Adresse', 'Ausführen', 'Befehle', 'Transaktion'],
    text: [
      'Um etwas mit „Ausführen“ zu öffnen, geben Sie eine der folgenden Angaben ein, und drücken Sie dann die EINGABETASTE:\n- Den Namen eines Programms, z. B. notepad oder display.\n- Den Namen eines Dokuments nach notepad, z. B. notepad terms.\n- Den Namen eines Links.\n- Eine Adresse oder eine Transaktion (0x…). Sie wird im Block-Explorer der Community geöffnet.\n- Die Adresse einer Webseite, wenn die Community auf ihre Website verweist.',
      'Um frühere Eingaben zu sehen, drücken Sie die NACH-OBEN- oder NACH-UNTEN-TASTE.',
      'Tipp: Probieren Sie auch winver, love und bsod. Es gibt noch einen Befehl, den Sie niemals eingeben sollten.',
    ],
  },
  'shut-down': {
    title: 'Beenden',
    words: ['Beenden', 'Herunterfahren', 'Neu starten', 'Standby', 'Trennen'],
    text: [
      'So beenden Sie den Desktop\n1. Klicken Sie auf „Start“ und dann auf „Beenden“.\n2. Klicken Sie auf eine Option und dann auf „OK“.',
      '- „Standby“ schaltet den Bildschirm aus, bis Sie eine Taste drücken oder klicken.\n- „Herunterfahren“ trennt die Wallet. Danach können Sie die Registerkarte schließen.\n- „Neu starten“ schließt alle Fenster und setzt ihre Positionen zurück, behält aber Ihre Einstellungen bei.\n- „Wallet trennen“ ändert sonst nichts.',
    ],
  },
  'what-is-a-wallet': {
    title: 'Was ist eine Wallet?',
    words: ['Adresse', 'Konto', 'Schlüssel', 'Wallet'],
    text: [
      'Eine Wallet ist eine App oder ein Gerät, das Schlüssel verwahrt. Mit einem Schlüssel weisen Sie nach, dass ein Konto Ihnen gehört, und Sie signieren, was es tun soll. Die Token selbst sind auf der Blockchain, nicht in der Wallet.',
      'Die Adresse eines Kontos können Sie weitergeben. Geben Sie die Wiederherstellungsphrase, also die Wörter, aus denen die Schlüssel erzeugt werden, niemals an eine Person oder eine Seite weiter, auch nicht an diese. Wer danach fragt, versucht, Sie zu bestehlen.',
      'So beschaffen Sie eine Wallet\n1. Klicken Sie auf der Taskleiste auf „Wallet verbinden“.\n2. Klicken Sie auf „Wallet beschaffen“.',
    ],
  },
  connecting: {
    title: 'Eine Wallet verbinden',
    words: ['Verbinden', 'Wallet'],
    text: [
      'Durch das Verbinden sieht diese Seite Ihre Adresse. Sie kann dadurch nichts senden. Ihre Wallet bittet Sie, jede Zahlung und jede Signatur zu bestätigen. Lesen Sie, was sie anzeigt, bevor Sie bestätigen.',
      'So verbinden Sie eine Wallet\n1. Klicken Sie auf der Taskleiste auf „Wallet verbinden“. Die Liste zeigt die Wallets in diesem Browser.\n2. Klicken Sie auf Ihre Wallet, und bestätigen Sie dann die Verbindung in der Wallet.',
      'So trennen Sie eine Wallet\n1. Klicken Sie auf der Taskleiste auf die Schaltfläche des Kontos.\n2. Klicken Sie auf „Trennen“.',
      'Tipp: Wenn Ihre Wallet nicht in der Liste steht, entsperren Sie sie, und öffnen Sie die Liste erneut. Wenn eine Meldung besagt, dass bereits eine Anforderung offen ist, beantworten Sie diese zuerst in Ihrer Wallet.',
    ],
  },
  terms: {
    title: 'Die Nutzungsbedingungen',
    words: ['Nutzungsbedingungen', 'Regeln', 'Zustimmen'],
    text: [
      'Die Nutzungsbedingungen werden angezeigt, wenn Sie eine Adresse zum ersten Mal verbinden. Ihre Zustimmung wird in diesem Browser und nur für diese Adresse gespeichert.',
      'Um die Nutzungsbedingungen erneut zu lesen, öffnen Sie den Editor. Klicken Sie im Menü „Datei“ auf „Nutzungsbedingungen“.',
      'Wenn Sie nicht zustimmen, können Sie die Verbindung trennen und sich trotzdem umsehen.',
    ],
  },
  verifying: {
    title: 'Ein Konto bestätigen',
    words: ['Bestätigen', 'Nachricht', 'Signatur', 'Signieren'],
    text: [
      'Sie können eine Nachricht signieren, um nachzuweisen, dass Ihnen das Konto gehört. Das Signieren ist kostenlos und erteilt keine Berechtigungen. Sie benötigen dies nur, um mit Ihrem Konto etwas zu veröffentlichen, zum Beispiel für Ranglistenspiele und Einträge im Gästebuch.',
      'Das Dialogfeld zeigt Ihnen die Nachricht und prüft, dass sie diese Seite, Ihr Konto und Ihr Netzwerk nennt. Die letzte Nachricht, die Sie signiert haben, wird als Ihr Beleg in diesem Browser gespeichert.',
      'Tipp: Wenn Sie auf „Nicht jetzt“ klicken, können Sie Ihr Konto später im Fenster „Konto“ bestätigen.',
    ],
  },
  'wrong-network': {
    title: 'Falsches Netzwerk',
    words: ['Chain', 'Netzwerk', 'Wechseln'],
    text: [
      'Ihre Wallet verwendet ein Netzwerk, das hier nicht unterstützt wird.',
      'Um das Netzwerk zu wechseln, klicken Sie auf der Taskleiste auf „Falsches Netzwerk“, oder ändern Sie das Netzwerk in Ihrer Wallet. Wenn Ihre Wallet das Netzwerk nicht hat, bittet sie Sie, es hinzuzufügen.',
    ],
  },
  safety: {
    title: 'Sicher bleiben',
    words: ['Betrug', 'Gefahr', 'Sicherheit'],
    text: [
      'Eine Transaktion kann nicht rückgängig gemacht werden. So bleiben Sie sicher:\n- Lesen Sie, was Ihre Wallet anzeigt, bevor Sie signieren.\n- Vergleichen Sie ganze Adressen, nicht nur ihre ersten und letzten Zeichen.\n- Öffnen Sie diese Seite über ein eigenes Lesezeichen, nicht über einen Link, der Ihnen geschickt wurde.',
      'Diese Seite fragt niemals nach Ihrer Wiederherstellungsphrase, nimmt niemals zuerst Kontakt mit Ihnen auf und verlangt niemals eine Zahlung, damit Sie eine Zahlung erhalten.',
    ],
  },
  'treasury-names': {
    title: 'Kasse: Adressbuch und Empfangen',
    words: ['Adressbuch', 'Empfangen', 'Importieren', 'QR-Code'],
    text: [
      'Das Adressbuch enthält die Namen, die Sie Adressen geben, getrennt nach Netzwerk. Die Namen werden nur in diesem Browser gespeichert. Ein Empfänger in Ihrem Adressbuch ist gekennzeichnet, und seine Adresse wird neben seinem Namen angezeigt.',
      'Um das Adressbuch zu öffnen, klicken Sie im Menü „Safe“ der Kasse auf „Adressbuch“.',
      'So übertragen Sie Ihre Namen in einen anderen Browser\n1. Klicken Sie im Adressbuch auf „Exportieren“.\n2. Öffnen Sie im anderen Browser das Adressbuch, und klicken Sie auf „Importieren“.',
      'Die Datei hat dasselbe Format wie die der Web-App von Safe: address, name, chainId. Zeilen, die nicht gelesen werden können, werden aufgelistet, und die anderen werden hinzugefügt.',
      'Um die Adresse des Safes als QR-Code anzuzeigen, klicken Sie im Menü „Safe“ auf „Empfangen“. Wenn Ihre Wallet den Code nicht lesen kann, wählen Sie „nur die Adresse“.',
    ],
  },
  'treasury-calls': {
    title: 'Kasse: Vertragsaufrufe und Sammlerstücke',
    words: ['ABI', 'NFT', 'Sammlerstücke', 'Vertragsaufruf'],
    text: [
      'So rufen Sie einen Vertrag auf\n1. Klicken Sie auf die Registerkarte „Warteschlange“ und dann auf „Vertragsaufruf“.\n2. Geben Sie die Adresse des Vertrags ein, und fügen Sie dann das ABI ein.\n3. Wählen Sie eine Funktion aus, und füllen Sie dann ihre Felder aus. Geben Sie Listen und Strukturen als JSON ein.\n4. Lesen Sie die Überprüfung. Sie beschreibt, was die Daten tun.',
      'Hinweis: Die Überprüfung zeigt auch die Namen aus Ihrem ABI, aber sie sind nicht geprüft.',
      'Um ein Sammlerstück zu sehen oder zu senden, klicken Sie in seiner Zeile auf „Öffnen“. Ein Bild wird nur angezeigt, wenn es auf der Blockchain gespeichert ist, denn sonst würde ein anderer Server erfahren, dass Sie es angesehen haben.',
    ],
  },
  'treasury-checks': {
    title: 'Kasse: Hashes und Verlauf',
    words: ['CSV', 'Domain-Hash', 'Hardware-Wallet', 'Nachrichtenhash', 'Verlauf'],
    text: [
      'Eine Hardware-Wallet zeigt Hashes statt Wörtern. Vergleichen Sie vor dem Signieren den Domain-Hash und den Nachrichtenhash in den Details mit den Hashes auf dem Bildschirm des Geräts.',
      'Wenn Eigentümer eine Transaktion signiert haben, beschreibt der Verlauf sie anhand ihrer Daten. Ein Sternchen (*) kennzeichnet, was der Safe-Dienst meldet. Diese Seite hat es nicht geprüft.',
      'Um nur einige Zeilen zu sehen, geben Sie Text in das Feld „Suchen“ ein.',
      'So speichern Sie den Verlauf\n1. Um alles einzuschließen, klicken Sie auf „Alle laden“.\n2. Klicken Sie auf „Als CSV speichern“. Die Datei enthält die geladenen Zeilen.',
    ],
  },
  'treasury-settings': {
    title: 'Kasse: Einstellungen eines Safes',
    words: ['Eigentümer', 'Fallback-Handler', 'Module', 'Schwellenwert', 'Version', 'Wächter'],
    text: [
      'Um die Einstellungen eines Safes zu sehen, klicken Sie im Menü „Safe“ auf „Eigenschaften“.',
      'Um eine Änderung vorzuschlagen, klicken Sie unter „Eigenschaften“ auf „Ändern“. Nur Eigentümer können eine Änderung vorschlagen. Die anderen Eigentümer signieren sie wie jede andere Transaktion.',
      'Wenn der Safe die Version 1.3.0 hat und der Migrationsvertrag des Safe-Projekts im Netzwerk verfügbar ist, können Sie eine neuere Version vorschlagen. Die Adresse des Safes, seine Eigentümer und seine Vermögenswerte ändern sich nicht. Die Überprüfung zeigt beide Versionen und den Vertrag, den der Safe verwenden wird.',
    ],
  },
  'all-keys': {
    title: 'Alle Tasten',
    words: ['Tastatur', 'Tasten', 'Tastenkombinationen'],
    text: [
      'Hinweis: Ihr System oder Ihr Browser verwendet möglicherweise einige dieser Tasten. Für jede Taste gibt es auch einen Befehl in einem Menü.',
    ],
  },
  errors: {
    title: 'Wenn etwas schiefgeht',
    words: ['Absturz', 'blauer Bildschirm', 'Fehler', 'ungültiger Vorgang'],
    text: [
      'Wenn ein Programm einen ungültigen Vorgang ausführt, wird nur dieses Programm geschlossen. In der Meldung können Sie es erneut starten und die Details anzeigen und kopieren.',
      'Wenn der Desktop selbst ausfällt, zeigt ein blauer Bildschirm eine Fehler-ID an. Ihre Wallet ist nicht betroffen.',
      'So starten Sie nach einem blauen Bildschirm neu\n1. Um das Problem zu melden, kopieren Sie die Fehler-ID.\n2. Drücken Sie eine beliebige Taste.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
