import type { en } from './en';

/** The home page, about the club, and the FAQ; in Québec French. */
export const fr = {
  'home.meta.title': 'Basketball libre le samedi à Montréal',
  'home.meta.description':
    'Du basketball le samedi matin au centre communautaire, de 10 h à midi. Réservez votre place, apportez vos souliers, jouez.',
  'home.kicker': 'Le samedi, de 10 h à 12 h',
  'home.title': 'Le samedi, c’est basket',
  'home.subtitle':
    'Un terrain complet, des matchs amicaux et une place à votre nom. Tous les samedis matin au centre communautaire.',
  'home.toSchedule': 'Voir l’horaire',
  'home.toPlans': 'Comparer les forfaits',
  'home.hello': 'Bonjour, {firstName}',
  'home.regular.title': 'Des séances régulières',
  'home.regular.text':
    'Deux heures tous les samedis, toute la saison. Réservez votre place d’un seul geste et sachez qui joue avant de partir de chez vous.',
  'home.levels.title': 'Tous les niveaux',
  'home.levels.text':
    'Premier match depuis des années ou ballon à la main depuis toujours : les équipes changent chaque semaine pour que tout le monde joue.',
  'home.next.title': 'Prochaine séance',
  'home.next.full': 'Elle est complète, mais la liste d’attente est ouverte.',

  'about.title': 'À propos du club',
  'about.lead':
    'Des gens du quartier qui aiment jouer, tous les samedis matin, depuis si longtemps que personne ne sait plus quand ça a commencé.',
  'about.description': 'Où nous jouons à Montréal, ce qu’on y trouve et comment se rendre au gymnase.',
  'about.who.title': 'Qui nous sommes',
  'about.who.text':
    'Un club de basketball libre : pas de ligue, pas d’arbitre, pas de trophée. Nous louons le gymnase ensemble, formons des équipes équilibrées sur place et gardons les matchs amicaux. Apportez de l’eau, des souliers d’intérieur et votre bonne humeur.',
  'about.when.title': 'Quand nous jouons',
  'about.when.text': 'Tous les samedis, de 10 h à 12 h. Les portes ouvrent dix minutes avant.',
  'about.location.title': 'Où nous jouons',
  'about.location.failed': 'L’adresse n’a pas pu être chargée.',
  'about.facilities': 'Installations',
  'about.facility.court': 'Terrain de dimensions réglementaires',
  'about.facility.lockers': 'Vestiaires avec douches',
  'about.facility.water': 'Fontaines d’eau',
  'about.facility.parking': 'Stationnement gratuit',
  'about.directions': 'Obtenir l’itinéraire',
  'about.map.title': 'Carte du quartier',
  'about.map.show': 'Afficher la carte',
  'about.map.consent': 'Cette carte de {provider} ne se charge que si vous le demandez.',
  'about.map.open': 'Ouvrir dans OpenStreetMap',
  'about.newTab': '(s’ouvre dans un nouvel onglet)',

  'faq.title': 'Foire aux questions',
  'faq.lead': 'Huit réponses qui couvrent presque tout.',
  'faq.description':
    'Inscription, horaire, lieu, équipement, niveau, annulation, abonnement de saison et paiement.',
  'faq.registration.q': 'Comment m’inscrire?',
  'faq.registration.a':
    'Créez un compte gratuit, confirmez votre adresse courriel, puis ouvrez l’horaire et réservez votre place à la séance de votre choix. Vous pouvez changer votre réponse jusqu’au moment indiqué sur la page de la séance.',
  'faq.schedule.q': 'Quand ont lieu les séances?',
  'faq.schedule.a':
    'Tous les samedis, de 10 h à 12 h. L’horaire affiche toutes les dates à venir et indique celles qui sont annulées.',
  'faq.location.q': 'Où jouez-vous?',
  'faq.location.a':
    'Dans un centre communautaire de Montréal, sur un terrain de dimensions réglementaires, avec vestiaires, douches, fontaines d’eau et stationnement gratuit. L’adresse et une carte se trouvent à la page À propos.',
  'faq.equipment.q': 'Que dois-je apporter?',
  'faq.equipment.a':
    'Des souliers d’intérieur qui ne marquent pas, des vêtements confortables, une bouteille d’eau et, si possible, un chandail pâle et un foncé pour les équipes. Nous fournissons les ballons.',
  'faq.level.q': 'Quel niveau faut-il avoir?',
  'faq.level.a':
    'Tous les niveaux. Que vous débutiez ou que vous ayez joué au collégial, le terrain est à vous; les équipes changent chaque semaine pour que les matchs restent serrés.',
  'faq.cancellation.q': 'Et si j’ai un empêchement?',
  'faq.cancellation.a':
    'Changez votre réponse {hours, plural, =0 {avant la séance} one {au moins # heure avant la séance} other {au moins # heures avant la séance}}, pour qu’une personne en attente puisse jouer. La page Fonctionnement dit qui obtient votre place.',
  'faq.season.q': 'Comment fonctionne l’abonnement de saison?',
  'faq.season.a':
    'Il couvre environ trois mois de samedis pour un seul prix, et garde une place pour vous à chacun, tant que vous ne la libérez pas. La page Forfaits montre ce qu’il fait économiser en ce moment. {credited, select, yes {Une date que vous libérez {hours, plural, =0 {avant la séance} one {au moins # heure à l’avance} other {au moins # heures à l’avance}} vous est créditée, une fois l’abonnement payé; les autres séances manquées ne sont pas remboursées.} other {Les séances manquées ne sont pas remboursées.}}',
  'faq.payment.q': 'Comment payer?',
  'faq.payment.a':
    'Par virement Interac. Dès que vous réservez votre place ou prenez un abonnement de saison, nous affichons l’adresse, le montant et le message à inscrire, prêts à copier.',
  'faq.more': 'Une autre question?',
  'faq.write': 'Écrivez-nous',

  'spots.title': 'Fonctionnement des places',
  'spots.lead': 'Qui obtient une place, quand, et ce qui arrive quand une place se libère.',
  'spots.description':
    'Réponses, abonnements de saison, liste d’attente, personnes invitées et paiement : les règles du club en une page.',
  'spots.failed': 'Impossible de charger les règles du club',
  'spots.answers.title': 'Votre réponse',
  'spots.answers.closes':
    'Vous pouvez répondre, et changer votre réponse, dès l’annonce d’une séance et jusqu’à {minutes, plural, =0 {son début} one {# minute avant son début} other {# minutes avant son début}}.',
  'spots.answers.deadline':
    'En cas d’empêchement, dites-le {hours, plural, =0 {avant le début} one {au moins # heure avant} other {au moins # heures avant}}, pour que quelqu’un d’autre puisse jouer.',
  'spots.passes.title': 'Abonnements de saison',
  'spots.passes.hold':
    'Un abonnement vous réserve une place à chaque séance qu’il couvre, sans que vous ayez à la demander.',
  'spots.passes.release':
    '« Je n’y serai pas » libère une date d’un seul geste. Vous pouvez la reprendre tant qu’il reste des places, et vous passez alors devant les personnes sans abonnement.',
  'spots.passes.more':
    'Quand une séance compte moins de places que d’abonnements, les premiers achetés l’emportent; les autres sont en tête de la liste d’attente.',
  'spots.passes.number':
    'Une saison peut avoir un nombre limité d’abonnements. Tout abonnement qui y a des dates compte, et les personnes en file passent d’abord.',
  'spots.line.title': 'La liste d’attente',
  'spots.line.order': 'Les places vont à la liste dans cet ordre :',
  'spots.line.pass': 'Les personnes qui ont un abonnement de saison.',
  'spots.line.missedOut':
    '★ Celles qui ont attendu en vain une place à la séance précédente : un rang plus haut.',
  'spots.line.time': 'Toutes les autres, selon le moment de leur inscription.',
  'spots.offers.title': 'Quand une place se libère',
  'spots.offers.given':
    'Jusqu’à {hours, plural, one {# heure} other {# heures}} avant la séance, la première personne de la liste l’obtient aussitôt. Vous préférez qu’on vous demande d’abord? Dites-le dans votre profil.',
  'spots.offers.asked':
    'Ensuite, nous demandons d’abord, et gardons la place, au plus jusqu’à la clôture des réponses : {long, plural, one {# heure} other {# heures}} s’il reste plus de {more} heures, {middle} minutes s’il reste plus de {less, plural, one {# heure} other {# heures}}, puis {short} minutes. Sans réponse, la place est offerte à la personne suivante.',
  'spots.offers.night':
    'Nous ne demandons rien à personne entre {from} et {until} tant qu’il reste plus de {hours} heures.',
  'spots.offers.call':
    'Dans les {hours} dernières heures, nous demandons à toute la liste en même temps, et le premier oui obtient la place. Sans oui à temps, elle est aussi ouverte aux autres.',
  'spots.offers.newcomers': 'Tant que quelqu’un attend une place, elle n’est pas ouverte aux autres.',
  'spots.guests.title': 'Amener quelqu’un',
  'spots.guests.text':
    'Vous pouvez amener {guests, plural, one {# personne invitée} other {# personnes invitées}} à une séance où vous jouez, tant que personne n’attend. {guests, plural, one {Vous payez le prix de la séance pour elle, et pouvez retirer son nom sans libérer votre propre place. « Je n’y serai pas » libère aussi la sienne.} other {Vous payez le prix de la séance pour chacune, et pouvez retirer son nom sans libérer votre propre place. « Je n’y serai pas » libère aussi leurs places.}}',
  'spots.few.title': 'Pas assez de monde',
  'spots.few.text':
    'Si {minPlayers, plural, one {personne n’a de place} other {moins de # personnes ont une place}} {hours} heures avant la séance, nous écrivons aux membres qui n’ont pas répondu, et les responsables décident si la séance a lieu. Si elle est annulée, toutes les personnes qui ont une place ou qui attendent reçoivent un courriel.',
  'spots.money.title': 'Paiement',
  'spots.money.dropIn':
    'À la séance, c’est {price} en ce moment; la page de la séance indique son prix. Le montant est dû par virement Interac dès que vous avez une place.',
  'spots.money.pass': 'Avec un abonnement de saison, les séances qu’il couvre sont incluses.',
  'spots.money.late':
    'Annuler est gratuit jusqu’à {hours, plural, one {# heure avant} other {# heures avant}}. Ensuite, vous devez quand même le prix, à moins que quelqu’un prenne votre place; vous ne devez alors rien. Il en va de même pour les personnes que vous amenez.',
  'spots.money.free':
    'Une annulation est gratuite dans les {graceMinutes} minutes qui suivent votre oui, sauf si la liste d’attente vous avait donné la place ou si vous aviez déjà annulé trop tard, et pendant un jour quand le club déplace la séance. Si le club annule, personne ne doit rien.',
  'spots.money.released':
    'Une date de votre abonnement que vous libérez {hours, plural, =0 {avant la séance} one {au moins # heure à l’avance} other {au moins # heures à l’avance}}, sans la reprendre, vous est créditée à la clôture des réponses, une fois l’abonnement payé : la somme payée, divisée par le nombre de ses samedis à partir du jour de l’achat.',
  'spots.money.unpaid':
    'Si quelqu’un attend, une place qui n’est pas entièrement payée {hours} heures après le oui lui revient, de jour et jusqu’{deadline, plural, =0 {à la clôture des réponses} one {à # heure avant la séance} other {à # heures avant la séance}}; ce que vous en avez payé devient votre crédit. Nous vous le rappelons au moins {noticeHours} heures avant. «\u00a0C’est envoyé\u00a0» vous donne {sentDays} jours, une seule fois.',
  'spots.emails.title': 'Courriels',
  'spots.emails.text':
    'Nous vous écrivons quand quelque chose change pour votre place, avec une entrée de calendrier quand vous jouez, sauf si le club ou vous avez désactivé ces courriels. Vous choisissez les vôtres dans votre profil.',
} as const satisfies Record<keyof typeof en, string>;
