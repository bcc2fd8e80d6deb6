import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Lisez-moi',
    paragraphs: [
      'Bienvenue dans Love98.',
      'Voici un Bureau de 1998 pour une communauté d’aujourd’hui. Vous n’avez pas besoin de portefeuille pour faire un tour.',
      'HABILLAGES\nCliquez sur Démarrer, Paramètres, Habillages, et choisissez Default, Vaporwave Arcade ou Tang Gang. Propriétés d’affichage montre un aperçu de chaque habillage. Votre choix est enregistré dans ce navigateur.',
      'PORTEFEUILLE\nCliquez sur Connecter un portefeuille, dans la barre des tâches, pour voir les portefeuilles de ce navigateur. La connexion montre votre adresse à cette page ; elle ne permet pas à la page d’envoyer quoi que ce soit. Votre portefeuille vous demande de confirmer chaque paiement et chaque signature. Lisez ce qu’il affiche avant de confirmer.',
      'PAIRES D’ÉCHANGE ET GRAPHIQUES\nLes prix sont lus dans les pools de la chaîne toutes les quatre secondes tant qu’une fenêtre qui les affiche est visible. Graphiques montre leur historique. Ils ne constituent pas un conseil financier.',
      'CE QUI EST ENREGISTRÉ\nDans ce navigateur : vos paramètres, fenêtres, parties et alertes de prix, les portefeuilles qui ont accepté les conditions, le portefeuille que vous avez connecté et le dernier message que vous avez signé ici, comme reçu. Sur le serveur, si vous vérifiez votre compte : votre adresse et une session, jusqu’à ce que vous la fermiez ou qu’elle expire. Si vous jouez des parties classées : votre adresse et vos parties. Si vous signez le livre d’or : votre adresse, et vos messages avec leurs signatures jusqu’à ce que vous les supprimiez.',
    ],
  },
  terms: { title: 'Conditions' },
  help: {
    title: 'Aide',
    paragraphs: [
      'OUVRIR\nDouble-cliquez sur une icône. Sur un écran tactile, touchez-la. Avec le clavier, appuyez sur Entrée. Pour ouvrir un programme dans un nouvel onglet, cliquez sur son icône avec le bouton central de la souris.',
      'ICÔNES\nAppuyez sur Tab pour aller aux icônes, sur une touche de direction pour aller à l’icône suivante, sur Origine ou Fin pour aller à la première ou à la dernière, ou sur une lettre pour aller à l’icône suivante qui commence par elle.',
      'FENÊTRES\nFaites glisser la barre de titre pour déplacer une fenêtre, ou un bord ou un coin pour la redimensionner. Double-cliquez sur la barre de titre pour l’agrandir. Pour annuler un glissement, appuyez sur Échap. La barre des tâches a un bouton pour chaque fenêtre. Cliquez dessus pour mettre la fenêtre au premier plan ; cliquez à nouveau pour la réduire.',
      'MENU DÉMARRER\nAppuyez sur une touche de direction pour aller à la commande suivante, sur Droite pour ouvrir un sous-menu, sur Gauche ou Échap pour le fermer, ou sur une lettre soulignée pour choisir une commande.',
      'VÉRIFIER\nUne fois connecté, vous pouvez signer un message pour prouver que le compte vous appartient. La signature est gratuite et n’accorde aucune autorisation. Seul ce que vous publiez avec votre compte l’exige, comme les parties classées et les messages du livre d’or. Si vous cliquez sur Pas maintenant, vous pouvez vérifier votre compte plus tard dans la fenêtre Compte.',
      'CONNECTER\nSi votre portefeuille n’est pas dans la liste, déverrouillez-le et ouvrez à nouveau la liste. Si un message indique qu’une demande est déjà ouverte, répondez d’abord à cette demande dans votre portefeuille.',
      'MAUVAIS RÉSEAU\nVotre portefeuille est sur un réseau qui n’est pas pris en charge ici. Cliquez sur Mauvais réseau pour en changer, ou changez le réseau dans votre portefeuille.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
