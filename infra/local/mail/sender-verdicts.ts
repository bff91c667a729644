/**
 * The header by which a test states the verdicts about the sender, since nothing is checked here. It has no meaning on
 * AWS.
 */
const STATED = 'x-local-verdicts';

interface Stated {
  /** The message without what only a mail server may write. */
  readonly message: Buffer;
  /** Methods and results as in Authentication-Results (RFC 8601): 'spf=pass; dkim=pass header.d=a.example'. */
  readonly verdicts: string | undefined;
}

/**
 * Removes from a message the verdicts that a test states in its head, and every Authentication-Results in our own name:
 * RFC 8601 section 5 requires that, as the sender may have written it. Any other message stays unchanged byte for byte.
 */
export function takeVerdicts(message: Buffer, domain: string): Stated {
  const text = message.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const lines = text.slice(0, end).split(/(?<=\n)(?![ \t])/);
  let verdicts: string | undefined;
  const kept = lines.filter((line) => {
    const [name = '', ...rest] = line.split(':');
    const value = rest.join(':').trim();
    if (name.toLowerCase() === STATED) verdicts ??= value.replace(/\s+/g, ' ');
    const forged =
      name.toLowerCase() === 'authentication-results' && value.toLowerCase().startsWith(domain.toLowerCase());
    return name.toLowerCase() !== STATED && !forged;
  });
  if (kept.length === lines.length) return { message, verdicts: undefined };
  return { message: Buffer.from(kept.join('') + text.slice(end), 'latin1'), verdicts };
}
