const LABEL = 'Confirmation: ';

/** The line of an activity's notes that contains a booking's number. */
export function confirmationLine(confirmationNumber: string): string {
  return `${LABEL}${confirmationNumber}`;
}

/** The notes without any line that contains a booking's number; null when nothing is left. */
export function withoutConfirmation(notes: string | null, confirmationNumber: string | null): string | null {
  if (notes === null) return null;
  const number = confirmationNumber?.toLowerCase();
  const lines = notes
    .split('\n')
    .filter((line) => !line.startsWith(LABEL) && !(number && line.toLowerCase().includes(number)));
  return lines.join('\n') || null;
}

/** What a line of notes says of the booking's number, and the notes without it. */
export function confirmationIn(notes: string): { readonly confirmationNumber: string | null; readonly notes: string } {
  const lines = notes.split('\n');
  const said = lines.find((line) => line.startsWith(LABEL));
  const confirmationNumber = said?.slice(LABEL.length).trim() || null;
  return { confirmationNumber, notes: lines.filter((line) => line !== said).join('\n') };
}
