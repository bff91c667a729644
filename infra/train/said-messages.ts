import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES, type Role, SAID_INTENTS, type SaidIntent } from './said-labels.ts';

/** A part of a message that is marked, as positions in its text. */
interface Marked {
  readonly at: number;
  readonly end: number;
}

/** A labelled message of events/planner/said, in NFC. */
export interface SaidMessage {
  /** The file that it stands in: messages of one author. */
  readonly author: string;
  readonly text: string;
  /** Whether the chat shows a plan, or a trip is open. */
  readonly hasPlan: boolean;
  readonly clauses: readonly (Marked & { readonly intent: SaidIntent })[];
  readonly spans: readonly (Marked & { readonly role: Role })[];
}

/** Every message of the folder, in the order of its files and lines. */
export function saidMessages(folder: string): SaidMessage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const author = file.replace('.txt', '');
      const lines = readFileSync(join(folder, file), 'utf8').normalize('NFC').split('\n');
      return lines.filter((line) => line.trim() !== '').map((line, at) => messageOf(line, author, `${file}:${at + 1}`));
    });
}

function messageOf(line: string, author: string, where: string): SaidMessage {
  const [state, marked, ...rest] = line.split('\t');
  if (!/^[NPT]$/.test(state ?? '') || marked === undefined || rest.length > 0)
    throw new Error(`${where} is no message`);
  const clauses: SaidMessage['clauses'][number][] = [];
  const spans: SaidMessage['spans'][number][] = [];
  const open: { readonly name: string; readonly at: number; readonly closing: string }[] = [];
  let text = '';
  for (const [piece] of marked.matchAll(/\{[a-z-]+ ?|\[[a-z-]+ |[}\]]|[^{}[\]]+/g)) {
    if (/^[{[]./.test(piece)) {
      open.push({ name: piece.slice(1).trim(), at: text.length, closing: piece.startsWith('{') ? '}' : ']' });
      continue;
    }
    const last = open.at(-1);
    if (!/^[}\]]$/.test(piece)) text += piece;
    else if (last?.closing === piece) {
      open.pop();
      const position = { at: last.at, end: text.length };
      if (piece === '}') clauses.push({ ...position, intent: named(SAID_INTENTS, last.name, where) });
      else spans.push({ ...position, role: named(ROLES, last.name, where) });
    } else throw new Error(`${where}: ${piece} closes nothing`);
  }
  if (open.length > 0) throw new Error(`${where}: ${open[0]?.name} is not closed`);
  return { author, text, hasPlan: state !== 'N', clauses, spans };
}

function named<Name extends string>(names: readonly Name[], name: string, where: string): Name {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new Error(`${where}: ${name} is not known`);
  return found;
}
