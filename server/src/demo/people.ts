/** Fictitious names common in Montreal: who buys a season pass, and who pays for each session. */
export const people = {
  holders: [
    ['Émilie', 'Tremblay'],
    ['Mathieu', 'Gagnon'],
    ['Nguyen', 'Tran'],
    ['Fatoumata', 'Diallo'],
    ['Olivier', 'Bouchard'],
    ['Maria', 'Papadopoulos'],
    ['Kevin', 'Joseph'],
    ['Chloé', 'Lavoie'],
    ['Daniel', 'Cohen'],
    ['Priya', 'Patel'],
    ['Samuel', 'Côté'],
  ],
  others: [
    ['Sofia', 'Benali'],
    ['Liam', 'O’Connor'],
    ['Hugo', 'Morin'],
    ['Leila', 'Mansouri'],
    ['Antonio', 'Di Marco'],
    ['Wei', 'Zhang'],
    ['Karim', 'Belkacem'],
    ['Camille', 'Pelletier'],
    ['Jamal', 'Baptiste'],
    ['Marie-Ève', 'Girard'],
  ],
} as const satisfies Record<string, readonly (readonly [first: string, last: string])[]>;
