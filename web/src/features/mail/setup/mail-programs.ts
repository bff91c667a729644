/** How to forward mail with one program. */
export interface MailProgram {
  readonly name: string;
  readonly byHand: readonly string[];
  readonly byRule: readonly string[];
  /** What a rule is needed for. */
  readonly note?: string;
}

const WORDS = 'booking, reservation, itinerary or e-ticket';

export const MAIL_PROGRAMS: readonly MailProgram[] = [
  {
    name: 'Gmail',
    byHand: [
      'Open the booking email.',
      'Press the three dots at its top right and choose “Forward”.',
      'Enter your personal address as the recipient and press “Send”.',
    ],
    byRule: [
      'In a browser, open Settings, “See all settings”, “Forwarding and POP/IMAP”, and press “Add a forwarding address”. Enter your personal address.',
      'Gmail sends a confirmation to it. It shows in your inbox here a few seconds later, with the code that Gmail asks for: copy it and type it in there.',
      `In the search bar press “Show search options”, and enter under “Has the words”: ${WORDS.replaceAll(', ', ' OR ').replace(' or ', ' OR ')}. Press “Create filter”.`,
      'Tick “Forward it to”, choose your personal address, and press “Create filter”.',
    ],
    note: 'Leave “Forward a copy of incoming mail” switched off: it would send every email, not only bookings.',
  },
  {
    name: 'Outlook',
    byHand: [
      'Open the booking email.',
      'Press “Forward”.',
      'Enter your personal address as the recipient and press “Send”.',
    ],
    byRule: [
      'In Outlook on the web, open Settings, Mail, Rules, and press “Add new rule”. Name it “Bookings”.',
      `Under “Add a condition” choose “Subject or body includes”, and enter one after the other: ${WORDS}.`,
      'Under “Add an action” choose “Redirect to”, and enter your personal address. Redirecting keeps the email as it came.',
      'Press “Save”.',
    ],
    note: 'With an account of a company or school, forwarding to outside addresses may be switched off by its administrator.',
  },
  {
    name: 'Apple Mail / iCloud',
    byHand: [
      'Open the booking email.',
      'Press the arrow, then “Forward”. On a Mac, “Forward as Attachment” in the Message menu keeps it exactly as it came.',
      'Enter your personal address as the recipient and send it.',
    ],
    byRule: [
      'On iCloud.com open Mail, press the gear above the mailboxes, and choose Settings, then Rules. On a Mac instead: Mail, Settings, Rules.',
      'Press “Add a Rule”.',
      `Let it apply to messages whose subject contains booking; add one rule for each further word: ${WORDS.replace('booking, ', '')}.`,
      'Choose “Forward to”, enter your personal address, and save the rule.',
    ],
    note: 'Rules on iCloud.com always work. Rules on a Mac work while its Mail is open.',
  },
  {
    name: 'Yahoo Mail',
    byHand: [
      'Open the booking email.',
      'Press “Forward” below it.',
      'Enter your personal address as the recipient and press “Send”.',
    ],
    byRule: [
      'Filters of Yahoo Mail can only move emails into folders. What it forwards by itself, and only with a paid plan, is every email.',
      'So it is best to forward by hand here, or to give the sites where you book an address of another provider.',
    ],
  },
];
