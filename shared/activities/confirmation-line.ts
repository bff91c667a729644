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
