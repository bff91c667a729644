type Words = readonly string[];

/** Words around hours, durations and days. */
export interface MomentWords {
  readonly times?: {
    /** Before an hour, after an hour, and for twelve o'clock. */
    readonly before?: Words;
    readonly after?: Words;
    readonly noon?: Words;
    readonly midnight?: Words;
    /** Right before the hour of a half of the day: before noon, after it, and about it. */
    readonly early?: Words;
    readonly late?: Words;
    readonly middle?: Words;
    /** Before an hour whose minutes follow a dot ('um 16.40'), and after one ('16.40 horas'). */
    readonly beforeDotted?: Words;
    readonly afterDotted?: Words;
    /** Before an hour with an 'h' ('vers 15 h'), and before one that stands alone ('alle 15'). */
    readonly beforeH?: Words;
    readonly beforeBare?: Words;
    /** That an hour is that of the place, and that it is of the day after. */
    readonly local?: Words;
    readonly nextDay?: Words;
  };
  /** How long something takes: its names, what joins them to the number, to a place, and what stands behind the number. */
  readonly lasting?: { readonly [part in 'names' | 'of' | 'in' | 'changes' | 'hours']?: Words };
  /** What numbers count: days, hours, minutes, pieces of luggage, what rooms are measured in, and what else is no hour. */
  readonly units?: { readonly [unit in 'day' | 'hour' | 'minute' | 'piece' | 'room' | 'others']?: Words };
  /** Endings of a day's number; words between day and month, and before the year, with their space; articles before a day. */
  readonly dates?: { readonly [part in 'ordinal' | 'ofMonth' | 'ofYear' | 'article']?: Words };
  /** Words that are months in another language. */
  readonly noMonths?: Words;
  /** Words of a language in which some write the month before the day. */
  readonly monthFirst?: Words;
}

/** Words around the ends of a journey and its service. */
export interface JourneyWords {
  readonly route?: {
    readonly from?: Words;
    readonly to?: Words;
    /** So short that they are words of other languages as well. */
    readonly toShort?: Words;
    /** Before a name in a sentence. */
    readonly fromInSentence?: Words;
    readonly toInSentence?: Words;
    /** In capitals, as the label of a column; and at the beginning of a line. */
    readonly capitalTo?: Words;
    readonly lineTo?: Words;
  };
  /** Before the number of a flight, of a train or bus, and of anything else. */
  readonly numbered?: { readonly [kind in 'flight' | 'ride' | 'none']?: Words };
  /** Between two numbers of which one is counted: '1 of 4'. */
  readonly outOf?: Words;
  /** Words in capitals that are codes of airports too. */
  readonly codes?: Words;
  /** No places: how such a text begins, what is within it, phrases within it. */
  readonly noPlaces?: { readonly [where in 'first' | 'within' | 'phrases']?: Words };
  /** What goes where, as in 'services to': no stop. */
  readonly towards?: { readonly of?: Words; readonly to?: Words };
  /** Words before the name of a stop, and behind it. */
  readonly stops?: { readonly lead?: Words; readonly tail?: Words };
  /** Where one boards, within brackets behind a stop. */
  readonly platformInBrackets?: Words;
  /** A seat, and its row. */
  readonly seats?: { readonly seat?: Words; readonly row?: Words };
}

/** Words around names and addresses. */
export interface NameWords {
  /** Before a place, before the name of what is booked, and before the name of who booked it. */
  readonly at?: { readonly [what in 'place' | 'name' | 'sender']?: Words };
  readonly articles?: Words;
  /** Before a name within quotes or a sentence, and small words within names. */
  readonly nameLead?: Words;
  readonly nameParts?: Words;
  /** Words that end a name in a sentence, and those that do before a number. */
  readonly nameStop?: Words;
  readonly nameStopBeforeNumber?: Words;
  /** No names: how such a text begins, with the number of a table's guests, and all of it. */
  readonly noNames?: { readonly [what in 'first' | 'tables' | 'whole']?: Words };
  /** Prefixes of politeness. */
  readonly polite?: Words;
  /** Articles and possessives before a label. */
  readonly labelLead?: Words;
  readonly streets?: {
    /** Before the street's own name, and of those the ones that a house number may stand before. */
    readonly before?: Words;
    readonly numbered?: Words;
    /** Endings of a street's name. */
    readonly ending?: Words;
    /** Behind a house number that two houses have. */
    readonly doubled?: Words;
  };
  /** Words within the name of a street. */
  readonly street?: Words;
  /** Before telephone, tax and register numbers, and how else a line begins that is no address. */
  readonly contacts?: Words;
  readonly noAddresses?: Words;
  /** Parts of a sender's name that are not that of a house. */
  readonly senders?: Words;
  readonly sendersVia?: Words;
}

/** Words around amounts and references, and of what a mail is. */
export interface PaperWords {
  readonly tax?: { readonly [part in 'names' | 'with' | 'included' | 'excluded']?: Words };
  /** Surely a total. */
  readonly sum?: Words;
  readonly prices?: Words;
  readonly references?: {
    /** Parts of labels: of the booking's own reference, of an order's, of a number, of somebody else's. */
    readonly booking?: Words;
    readonly order?: Words;
    readonly numbers?: Words;
    readonly wholeNumbers?: Words;
    readonly others?: Words;
    /** Before a reference in a subject, signs for a number, and verbs between a label and its code. */
    readonly inSubject?: Words;
    readonly signs?: Words;
    readonly is?: Words;
    /** Words beside a reference that could be taken for one where they are in capitals. */
    readonly noCodes?: Words;
  };
  /** The second word of 'check-in / out'. */
  readonly outAlone?: Words;
  /** Words that only look as if they were about a topic. */
  readonly lookalikes?: { readonly air?: Words };
  readonly invoices?: Words;
  readonly tickets?: Words;
  /** Online meetings: before their number, and for the word that lets one in. */
  readonly meeting?: { readonly id?: Words; readonly code?: Words };
}
