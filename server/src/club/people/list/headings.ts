import type { PeopleColumns } from 'shared-api/contract';
import { plainName } from '../../../tables/table';

/** What a column's name says that it holds. */
export interface Meaning {
  /** `address`: of a street or a mailbox; `other`: nothing that is read. */
  kind: 'email' | 'address' | 'first' | 'last' | 'full' | 'nickname' | 'language' | 'other';
  /** Whether it says so in known words, of the person whom the line is about. */
  isSure: boolean;
  /** Of whole names; undefined when the column's name does not tell. */
  order?: PeopleColumns['order'];
  /** Whether the column's name itself has both names in this order. */
  isExplicit?: boolean;
  /** An address beside the main one. */
  isSecond?: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What forms and programs write around a column's name. */
const filling = words(
  'a an the of is s what whats please enter provide indicate write your my our le la les l du de d des un une et and ou or est sont quel quelle quels quelles votre vos ton ta mon ma notre veuillez svp indiquer inscrire entrer fournir ecrire obligatoire required requis field champ',
);
/** Whom a list is about. */
const subjects = words(
  'player players joueur joueurs joueuse joueuses member members membre membres participant participants participante participantes participantes attendee athlete athletes registrant inscrit inscrite person personne contact user',
);
/** Others than whom a list is about. */
const relatives = words(
  'parent parents mother father guardian guardians mere pere tuteur tutrice emergency urgence conjoint conjointe spouse partner coach entraineur child children enfant enfants gardien gardienne responsable guest invite',
);
/** What is no name, or no address, of a person. */
const foreign = words(
  'type label status statut etat preference preferences middle deuxieme second autre other display affichage company organization organisation entreprise societe team equipe utilisateur username group groupe street rue file phonetic phonetique additional maiden prefix suffix suffixe yomi assistant manager profession event child surnom usager login compte account opt consent consentement subscribed verified bounced confirme session season activity activite city ville id no number numero note notes phone telephone tel url site web photo birthday',
);
const secondary = words(
  '2 3 4 5 alternate alternative autre other secondary secondaire second seconde deuxieme',
);
const mailWords = words('courriel courriels email emails mail mails mel mels messagerie');
/** What may stand beside them. */
const mailFilling = words(
  'adresse adresses address addresses value valeur 1 2 3 4 5 principal principale primary main personal personnel personnelle home work maison domicile travail bureau preferred prefere preferee alternate alternative autre other secondary secondaire second seconde deuxieme courrier electronique electronic e confirm confirmation confirmer internet',
);

const firstNames = words('prenom prenoms first firstname given givenname forename');
const lastNames = words('last lastname surname family familyname famille patronyme');
const nameWords = words('name names nom noms');

/** Longer than any question. */
const longest = 200;

/** What a column's name says. */
export function meaningOf(cell: string): Meaning {
  const all = plainName(cell.slice(0, longest))
    .replace(/\be mail/g, 'email')
    .split(' ')
    .filter((word) => word !== '');
  const bare = all.filter((word) => !filling.has(word));
  const own = bare.filter((word) => !subjects.has(word));
  const isAbout = !own.some((word) => relatives.has(word));
  return mailMeaning(own, isAbout) ?? languageMeaning(own) ?? nameMeaning(own, bare, all, isAbout) ?? other;
}

const other: Meaning = { kind: 'other', isSure: true };

function mailMeaning(own: readonly string[], isAbout: boolean): Meaning | undefined {
  const isMail =
    own.some((word) => mailWords.has(word)) ||
    (own.includes('electronique') && own.some((word) => /^(adresses?|courrier)$/.test(word)));
  const isPlain = own.every((word) => mailWords.has(word) || mailFilling.has(word) || relatives.has(word));
  if (isMail && isPlain) {
    return { kind: 'email', isSure: isAbout, isSecond: own.some((word) => secondary.has(word)) };
  }
  const isAddress = own.some((word) => /^(adresses?|address(es)?)$/.test(word));
  if (isAddress && own.every((word) => mailFilling.has(word))) return { kind: 'address', isSure: true };
  return isMail ? other : undefined;
}

const languageMeaning = (own: readonly string[]): Meaning | undefined =>
  own.length > 0 &&
  own.every((word) => /^(langues?|languages?|lang|preferred|preferee?|correspondance|1)$/.test(word)) &&
  own.some((word) => word.startsWith('lang'))
    ? { kind: 'language', isSure: true }
    : undefined;

function nameMeaning(
  own: readonly string[],
  bare: readonly string[],
  all: readonly string[],
  isAbout: boolean,
): Meaning | undefined {
  // What a group calls somebody.
  if (own.join() === 'nickname') return { kind: 'nickname', isSure: true };
  const [first, last] = [
    own.findIndex((word) => firstNames.has(word)),
    own.findIndex((word) => lastNames.has(word)),
  ];
  const name = own.findIndex((word) => nameWords.has(word));
  const rest = own.filter(
    (word) =>
      ![firstNames, lastNames, nameWords, relatives].some((known) => known.has(word)) &&
      !/^(full|complets?|usuels?|legal|1)$/.test(word),
  );
  if (rest.some((word) => foreign.has(word))) return undefined;
  const isSure = isAbout && rest.length === 0;
  const isFrench = own.some((word) => /^noms?$/.test(word));
  if (first >= 0 && (last >= 0 || (isFrench && name >= 0))) {
    const lastAt = last >= 0 ? Math.min(last, isFrench && name >= 0 ? name : last) : name;
    return { kind: 'full', isSure, order: first < lastAt ? 'firstLast' : 'lastFirst', isExplicit: true };
  }
  if (first >= 0) return { kind: 'first', isSure };
  if (last >= 0) return { kind: 'last', isSure };
  if (name >= 0) {
    const isOne = isFrench && !own.some((word) => /^complets?$/.test(word));
    return isOne ? { kind: 'last', isSure } : { kind: 'full', isSure, order: 'firstLast' };
  }
  // “Players” alone are names.
  const isSubject = own.length === 0 && bare.length > 0 && all.length <= 2;
  return isSubject
    ? {
        kind: 'full',
        isSure: true,
        ...(/^(player|member|attendee|athlete)/.test(bare[0] ?? '') && { order: 'firstLast' as const }),
      }
    : undefined;
}
