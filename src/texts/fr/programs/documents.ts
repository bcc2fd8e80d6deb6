import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Lisez-moi',
    paragraphs: [
      'Bienvenue dans Love98.',
      'Voici un Bureau de 1998 pour la communauté d’aujourd’hui. Vous n’avez pas besoin de portefeuille pour faire un tour.',
      'HABILLAGES\nCliquez sur Démarrer, pointez sur Paramètres, pointez sur Habillages, puis cliquez sur un habillage. Pour voir d’abord un aperçu, utilisez Propriétés d’affichage. Votre choix est enregistré dans ce navigateur.',
      'PORTEFEUILLE\nPour voir les portefeuilles de ce navigateur, cliquez sur Connecter un portefeuille dans la barre des tâches. La connexion montre votre adresse à cette page. Elle ne permet pas à la page d’envoyer quoi que ce soit. Votre portefeuille vous demande de confirmer chaque paiement et chaque signature. Lisez ce qu’il affiche avant de confirmer.',
      'PAIRES D’ÉCHANGE ET GRAPHIQUES\nLes prix sont lus dans les pools toutes les quatre secondes tant qu’une fenêtre qui les affiche est visible. Graphiques montre leur historique. Les prix ne constituent pas un conseil en investissement.',
      'CE QUI EST ENREGISTRÉ DANS CE NAVIGATEUR\n- Vos paramètres, fenêtres, parties et alertes de prix.\n- Les adresses qui ont accepté les conditions.\n- Le portefeuille que vous avez connecté.\n- Le dernier message que vous avez signé ici, comme reçu.',
      'CE QUI EST ENREGISTRÉ SUR LE SERVEUR\n- Si vous vérifiez votre compte : votre adresse et une session, jusqu’à ce que vous la fermiez ou qu’elle expire.\n- Si vous jouez des parties classées : votre adresse et vos parties.\n- Si vous signez le livre d’or : votre adresse, et vos messages avec leurs signatures jusqu’à ce que vous les supprimiez.',
    ],
  },
  terms: { title: 'Conditions' },
  help: {
    title: 'Aide',
    paragraphs: [
      'OUVRIR DES ICÔNES\nPour ouvrir une icône, double-cliquez dessus. Sur un écran tactile, touchez-la. Avec le clavier, appuyez sur ENTRÉE. Pour ouvrir un programme dans un nouvel onglet, cliquez sur son icône avec le bouton central de la souris.',
      'SÉLECTIONNER DES ICÔNES\nPour aller aux icônes, appuyez sur TAB. Pour aller à l’icône suivante, appuyez sur une touche de direction. Pour aller à la première ou à la dernière icône, appuyez sur ORIGINE ou FIN. Pour aller à l’icône suivante qui commence par une lettre, appuyez sur cette lettre.',
      'FENÊTRES\nPour déplacer une fenêtre, faites glisser sa barre de titre. Pour redimensionner une fenêtre, faites glisser un bord ou un coin. Pour agrandir une fenêtre, double-cliquez sur sa barre de titre. Pour annuler un glissement, appuyez sur ÉCHAP. Pour mettre une fenêtre au premier plan, cliquez sur son bouton dans la barre des tâches. Pour réduire la fenêtre, cliquez à nouveau sur son bouton.',
      'MENU DÉMARRER\nPour aller à la commande suivante, appuyez sur une touche de direction. Pour ouvrir un sous-menu, appuyez sur FLÈCHE DROITE. Pour fermer un sous-menu, appuyez sur FLÈCHE GAUCHE ou sur ÉCHAP. Pour choisir une commande, appuyez sur sa lettre soulignée.',
      'VÉRIFIER\nUne fois connecté, vous pouvez signer un message pour prouver que le compte vous appartient. La signature est gratuite et n’accorde aucune autorisation. Vous n’en avez besoin que pour publier avec votre compte, par exemple des parties classées et des messages du livre d’or. Si vous cliquez sur Pas maintenant, vous pouvez vérifier votre compte plus tard dans la fenêtre Compte.',
      'CONNECTER\nSi votre portefeuille n’est pas dans la liste, déverrouillez-le et ouvrez à nouveau la liste. Si un message indique qu’une demande est déjà ouverte, répondez d’abord à cette demande dans votre portefeuille.',
      'MAUVAIS RÉSEAU\nSi votre portefeuille est sur un réseau qui n’est pas pris en charge ici, cliquez sur Mauvais réseau pour en changer, ou changez le réseau dans votre portefeuille.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
