import { readFileSync } from 'node:fs';
import { type AcceptanceItem, AcceptanceList } from './item.ts';

/** '- **TRIP-07** [ui] The header card shows … (L80; OPEN-66)' */
const ITEM = /^- \*\*(?<id>[A-Z]+-\d+)\*\* \[(?<kind>ui|api|unit)\] (?<text>.+)$/;
const DECISION = /^ {2}- Decision: (.+)$/;
/** The line numbers at an item's end refer to the specification. */
const SOURCE = / \(L\d+[^()]*\)$/;

/** Parses a list: JSON as in events/acceptance.json, or the Markdown that it was written in. */
export function readItems(file: string): AcceptanceItem[] {
  const text = readFileSync(file, 'utf8');
  const items: unknown = file.endsWith('.md') ? itemsOfMarkdown(text) : JSON.parse(text);
  const { data, error } = AcceptanceList.safeParse(items);
  if (error) throw new Error(`${file} is no acceptance list: ${error.message}`);
  return data;
}

type UncheckedItem = Partial<Record<keyof AcceptanceItem, string | undefined>>;

function itemsOfMarkdown(text: string): UncheckedItem[] {
  const items: UncheckedItem[] = [];
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line)?.groups;
    const decision = DECISION.exec(line)?.[1];
    const last = items.at(-1);
    if (item) {
      const { id, kind, text: said } = item;
      items.push({ id, area: id?.split('-')[0], kind, sentence: said?.replace(SOURCE, '') });
    } else if (decision !== undefined && last) {
      last.decision = decision;
    }
  }
  return items;
}
