import type { en } from './en';

export const fr = {
  'faq.title': 'Foire aux questions',
  'faq.lead': 'De courtes réponses.',
  'faq.description':
    'Inscription, horaire, lieu, équipement, niveau, annulation, abonnement de saison et paiement.',
  'faq.registration.q': 'Comment m’inscrire?',
  'faq.registration.a':
    'Créez un compte gratuit, confirmez votre adresse courriel, puis choisissez une séance à l’horaire.',
  'faq.schedule.q': 'Quand ont lieu les séances?',
  'faq.schedule.a': '{when}. L’horaire affiche les dates à venir.',
  'faq.location.q': 'Où jouez-\u2060vous?',
  'faq.location.a': 'L’adresse et une carte se trouvent à la page À propos.',
  'faq.equipment.q': 'Que dois-je apporter?',
  'faq.equipment.a':
    'Des souliers d’intérieur qui ne marquent pas, de l’eau et, si possible, un chandail pâle et un foncé. Nous fournissons le reste.',
  'faq.level.q': 'Quel niveau faut-\u2060il avoir?',
  'faq.level.a': 'Tous les niveaux. Les équipes changent chaque semaine pour que les matchs restent serrés.',
  'faq.cancellation.q': 'Et si j’ai un empêchement?',
  'faq.cancellation.a':
    'Touchez « Je n’y serai pas » {hours, plural, =0 {avant la séance} one {au moins # heure avant la séance} other {au moins # heures avant la séance}}, pour que quelqu’un d’autre puisse jouer.',
  'faq.season.q': 'Comment fonctionne l’abonnement de saison?',
  'faq.season.a':
    'Un seul prix pour environ trois mois, et votre place est réservée chaque semaine. {credited, select, yes {Une date que vous libérez {hours, plural, =0 {avant la séance} one {au moins # heure à l’avance} other {au moins # heures à l’avance}} vous est créditée si l’abonnement est payé; les autres séances manquées ne sont pas remboursées.} other {Les séances manquées ne sont pas remboursées.}}',
  'faq.payment.q': 'Comment payer?',
  'faq.payment.a':
    'Par virement Interac. Nous vous montrons le montant, l’adresse et le message, prêts à copier.',
  'faq.more': 'Une autre question?',
  'faq.write': 'Écrivez-\u2060nous',

  'spots.title': 'Fonctionnement des places',
  'spots.lead': 'Qui obtient une place, et quand. Ouvrez une règle pour en savoir plus.',
  'spots.description':
    'Réponses, abonnements, liste d’attente, personnes invitées et paiement : les règles du club sur une page.',
  'spots.failed': 'Impossible de charger les règles du club',
  'spots.answers':
    'Répondez jusqu’{minutes, plural, =0 {au début de la séance} one {à # minute avant le début} other {à # minutes avant le début}}.',
  'spots.answers.change': 'D’ici là, changez votre réponse autant de fois que vous le voulez.',
  'spots.cancelling':
    'Empêchement? Libérez votre place {hours, plural, =0 {avant le début} one {au moins # heure à l’avance} other {au moins # heures à l’avance}}.',
  'spots.cancelling.why': 'Quelqu’un de la liste d’attente pourra alors prévoir de jouer.',
  'spots.cancelling.late':
    'Ensuite, vous devez quand même le prix, à moins que quelqu’un prenne votre place. Il en va de même pour les personnes que vous amenez.',
  'spots.cancelling.free':
    'C’est gratuit dans les {graceMinutes} minutes qui suivent votre oui, sauf si la liste d’attente vous avait donné la place ou si vous aviez déjà annulé trop tard, et pendant un jour quand le club déplace la séance. Si le club annule, personne ne doit rien.',
  'spots.passes': 'Un abonnement réserve votre place chaque semaine.',
  'spots.passes.free':
    '« Je n’y serai pas » libère une date. Vous pouvez la reprendre tant qu’il reste des places, devant les personnes sans abonnement.',
  'spots.passes.more':
    'Plus d’abonnements que de places? Les premiers achetés l’emportent; les autres sont en tête de la liste d’attente.',
  'spots.passes.credited':
    'Une date que vous libérez {hours, plural, =0 {avant le début} one {au moins # heure à l’avance} other {au moins # heures à l’avance}} devient un crédit quand il est trop tard pour répondre, si l’abonnement est payé : la somme payée, divisée par le nombre de ses dates à partir du jour de l’achat.',
  'spots.waiting': 'C’est complet? Inscrivez-\u2060vous à la liste d’attente.',
  'spots.waiting.pass': 'Les personnes qui ont un abonnement passent d’abord.',
  'spots.waiting.missedOut': '★ Qui a attendu en vain la dernière fois avance d’un cran.',
  'spots.waiting.time': 'Puis tout le monde, dans l’ordre des inscriptions.',
  'spots.offers': 'Une place se libère? Elle va à la première personne de la liste.',
  'spots.offers.given':
    'Jusqu’à {hours, plural, one {# heure} other {# heures}} avant la séance, elle l’obtient aussitôt, sauf si elle préfère qu’on lui demande d’abord.',
  'spots.offers.asked':
    'Ensuite, nous lui demandons, et lui réservons la place {long, plural, one {# heure} other {# heures}} s’il reste plus de {more} heures, {middle} minutes s’il reste plus de {less, plural, one {# heure} other {# heures}}, puis {short} minutes. Sans réponse, nous demandons à la personne suivante.',
  'spots.offers.night':
    'Nous ne demandons rien entre {from} et {until} tant qu’il reste plus de {hours} heures.',
  'spots.offers.call':
    'Dans les {hours} dernières heures, nous demandons à toute la liste : le premier oui l’emporte. Sans oui, la place est ouverte à tout le monde.',
  'spots.offers.newcomers': 'Tant que quelqu’un attend une place, elle n’est pas ouverte aux autres.',
  'spots.guests':
    'Amenez {guests, plural, one {quelqu’un} other {jusqu’à # personnes}} tant qu’il y a de la place.',
  'spots.guests.more':
    'Pas quand quelqu’un attend. Vous payez le prix de la séance pour {guests, plural, one {cette personne} other {chacune}}, et pouvez retirer un nom sans perdre votre place. « Je n’y serai pas » libère aussi {guests, plural, one {sa place} other {leurs places}}.',
  'spots.noShows': 'Un empêchement? Libérez votre place.',
  'spots.noShows.more':
    'Qui manque {limit, plural, one {une séance} other {# séances}} en {withinDays} jours sans le faire peut répondre seulement dans les {lastHours} dernières heures, pendant {days} jours. Nous écrivons avant d’en arriver là.',
  'spots.few': 'Pas assez de monde? Les responsables décident.',
  'spots.few.more':
    'Si {minPlayers, plural, one {personne n’a de place} other {moins de # personnes ont une place}} {hours} heures avant, nous écrivons aux membres qui n’ont pas répondu.',
  'spots.money': 'À la séance, c’est {price}, par virement Interac.',
  'spots.money.due': 'Le montant est dû dès que vous avez une place; la page de la séance indique son prix.',
  'spots.money.pass': 'Un abonnement comprend les séances de ses dates.',
  'spots.money.unpaid':
    'Si quelqu’un attend, une place qui n’est pas entièrement payée {hours} heures après le oui lui revient, de jour et jusqu’{deadline, plural, =0 {au moment où il est trop tard pour répondre} one {à # heure avant la séance} other {à # heures avant la séance}}; ce que vous en avez payé devient votre crédit. Nous vous le rappelons au moins {noticeHours} heures avant. « C’est envoyé » vous donne {sentDays} jours, une seule fois.',
  'spots.emails': 'Nous vous écrivons quand votre place change.',
  'spots.emails.more':
    'Avec une entrée de calendrier quand vous jouez. Choisissez vos courriels dans votre profil.',
} as const satisfies Record<keyof typeof en, string>;
