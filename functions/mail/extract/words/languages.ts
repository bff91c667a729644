import ar from '../../data/words/ar.json' with { type: 'json' };
import bg from '../../data/words/bg.json' with { type: 'json' };
import ca from '../../data/words/ca.json' with { type: 'json' };
import cs from '../../data/words/cs.json' with { type: 'json' };
import cy from '../../data/words/cy.json' with { type: 'json' };
import da from '../../data/words/da.json' with { type: 'json' };
import de from '../../data/words/de.json' with { type: 'json' };
import el from '../../data/words/el.json' with { type: 'json' };
import en from '../../data/words/en.json' with { type: 'json' };
import es from '../../data/words/es.json' with { type: 'json' };
import et from '../../data/words/et.json' with { type: 'json' };
import fi from '../../data/words/fi.json' with { type: 'json' };
import fr from '../../data/words/fr.json' with { type: 'json' };
import he from '../../data/words/he.json' with { type: 'json' };
import hr from '../../data/words/hr.json' with { type: 'json' };
import hu from '../../data/words/hu.json' with { type: 'json' };
import id from '../../data/words/id.json' with { type: 'json' };
import is from '../../data/words/is.json' with { type: 'json' };
import it from '../../data/words/it.json' with { type: 'json' };
import ja from '../../data/words/ja.json' with { type: 'json' };
import ko from '../../data/words/ko.json' with { type: 'json' };
import lt from '../../data/words/lt.json' with { type: 'json' };
import lv from '../../data/words/lv.json' with { type: 'json' };
import nb from '../../data/words/nb.json' with { type: 'json' };
import nl from '../../data/words/nl.json' with { type: 'json' };
import pl from '../../data/words/pl.json' with { type: 'json' };
import pt from '../../data/words/pt.json' with { type: 'json' };
import ro from '../../data/words/ro.json' with { type: 'json' };
import ru from '../../data/words/ru.json' with { type: 'json' };
import sk from '../../data/words/sk.json' with { type: 'json' };
import sl from '../../data/words/sl.json' with { type: 'json' };
import sv from '../../data/words/sv.json' with { type: 'json' };
import th from '../../data/words/th.json' with { type: 'json' };
import tr from '../../data/words/tr.json' with { type: 'json' };
import uk from '../../data/words/uk.json' with { type: 'json' };
import vi from '../../data/words/vi.json' with { type: 'json' };
import zh from '../../data/words/zh.json' with { type: 'json' };
import type { JourneyWords, MomentWords, NameWords, PaperWords } from './word-groups.ts';

/** What a label means. One label can have several roles: 'arrivée' is an arrival and a check-in. */
export type Role = keyof typeof en.labels;
/** What a phrase says of the kind of mail that it stands in. */
export type PhraseKind = keyof typeof en.phrases;

export interface SpokenHours {
  readonly hours: readonly string[];
  readonly halfTo?: readonly string[];
  readonly halfPast?: readonly string[];
}
/** What a word of a sentence says of the kind of mail; sentences are judged by which of them occur together. */
export type Saying = keyof typeof en.says;

/** The words of one language; a list that is absent is not known yet. Everything is optional but labels and phrases. */
export interface LanguageWords extends MomentWords, JourneyWords, NameWords, PaperWords {
  /** What stands before a value, by what it means. */
  readonly labels: { readonly [R in Role]?: readonly string[] };
  readonly phrases: { readonly [K in PhraseKind]?: readonly string[] };
  /** Words and beginnings of words by what they say; '*' at the end stands for any more letters. */
  readonly says: { readonly [S in Saying]: readonly string[] };
  /** What a mail is about: whole words, and stems that match anywhere. */
  readonly topics?: {
    readonly [topic: string]: { readonly words: readonly string[]; readonly stems: readonly string[] };
  };
  /** The first word of a line about the booking before a change, and after it. */
  readonly former?: readonly string[];
  readonly present?: readonly string[];
  /** Words between a new value and the old one, 'at 8:31 instead of 8:58'; in some languages they are after the old one. */
  readonly instead?: { readonly [place in 'before' | 'after']: readonly string[] };
  /** The status of a row or a part that no longer holds. */
  readonly ended?: readonly string[];
  /** The status of a part that holds, beside one that does not. */
  readonly held?: readonly string[];
  /** Words within the name of a place or an event. */
  readonly names?: { readonly [kind in 'lodging' | 'restaurant' | 'activity']: readonly string[] };
  /** A hotel's nights, and who eats or travels, behind their number. */
  readonly nights?: readonly string[];
  readonly guests?: readonly string[];
  /** Words beside a deadline, or a day of payment. */
  readonly limits?: readonly string[];
  /** Words beside a total, and beside a part of a price. */
  readonly grand?: readonly string[];
  readonly part?: readonly string[];
  /** Words for a price of one: 'per', and 'night'. */
  readonly each?: readonly string[];
  readonly unit?: readonly string[];
  /** Behind a total, behind it before what it includes, and in a sentence about money that is only blocked. */
  readonly summed?: readonly string[];
  readonly ofWhich?: readonly string[];
  readonly heldSum?: readonly string[];
  /** Words beside the day of a payment or purchase. */
  readonly purchased?: readonly string[];
  /** Stops of a journey without a change. */
  readonly onTheWay?: readonly string[];
  /** Words before the hour at which doors open, before that at which it begins, and between these and the hour. */
  readonly doors?: readonly string[];
  readonly begins?: readonly string[];
  readonly clock?: readonly string[];
  /** Words before the amount of a starting price, and after it. */
  readonly startingPrice?: { readonly [place in 'before' | 'after']: readonly string[] };
  /** Words before the first of two times or days: 'from … to', and 'between … and'. */
  readonly since?: readonly string[];
  readonly between?: readonly string[];
  /** Words between the two: those that go with `since`, and those that go with `between`. */
  readonly until?: readonly string[];
  readonly and?: readonly string[];
  /** One to twelve, and how a half hour is said: 'half {hour}' is before the hour in one language, past it in another. */
  readonly spokenHours?: SpokenHours;
  /** Verbs and nouns of a guest's arrival and departure, within a sentence. */
  readonly arriving?: readonly string[];
  readonly leaving?: readonly string[];
  /** Verbs of leaving that end their sentence, after the hour. */
  readonly leavingLast?: readonly string[];
  /** The hotel's own words for both, and what else than a room one checks in at. */
  readonly checkIn?: readonly string[];
  readonly checkOut?: readonly string[];
  readonly deskOfCheckIn?: readonly string[];
  /** What stands between a label and its colon: 'Your code is:'. */
  readonly copula?: readonly string[];
  /** Where within a station or an airport one boards: such words and their number are no part of the place's name. */
  readonly platform?: readonly string[];
  /** Where cars are left, and that they are. */
  readonly parking?: readonly string[];
  /** A table to eat at, and what else than 'table … until' is said of it before the hour at which others get it. */
  readonly table?: readonly string[];
  readonly tableUntil?: readonly string[];
  /** How one who writes speaks of himself and his own, and of the one who reads. */
  readonly persons?: { readonly [who in 'writer' | 'reader']: readonly string[] };
  /** How a letter begins: such a line is no name. */
  readonly greetings?: readonly string[];
  /** What comes before the @ or the domain of a sender of newsletters and surveys. */
  readonly mailboxes?: readonly string[];
}

/** Every language. */
export const LANGUAGES: readonly LanguageWords[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  sv,
  da,
  nb,
  fi,
  pl,
  cs,
  hu,
  tr,
  el,
  ja,
  ko,
  zh,
  ro,
  hr,
  sl,
  sk,
  bg,
  uk,
  ru,
  ca,
  et,
  lv,
  lt,
  is,
  id,
  vi,
  cy,
  ar,
  he,
  th,
];

export const ROLES: readonly Role[] = Object.keys(en.labels).filter((name): name is Role =>
  Object.hasOwn(en.labels, name),
);
export const PHRASE_NAMES: readonly PhraseKind[] = Object.keys(en.phrases).filter((name): name is PhraseKind =>
  Object.hasOwn(en.phrases, name),
);
