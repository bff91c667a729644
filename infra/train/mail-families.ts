import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Families = z.record(z.string(), z.array(z.string()));
/** Folders whose mails are of one family each. */
const OWN_FAMILY = /^(variants|held-out\/round-\d+)\//;

/**
 * The mails of events/mail that may share an author and his layouts, by family: what is trained without a family has
 * seen nothing of its kind. Those in one folder by what they book are of several families, which families.json lists.
 */
export function mailFamilies(root: string): ReadonlyMap<string, string> {
  const families = Families.parse(JSON.parse(readFileSync(join(root, 'families.json'), 'utf8')));
  return new Map(Object.entries(families).flatMap(([family, mails]) => mails.map((mail) => [mail, family] as const)));
}

/** The family of a mail by its path below events/mail; it throws for one that belongs to none. */
export function familyOf(families: ReadonlyMap<string, string>, mail: string): string {
  const family = families.get(mail) ?? OWN_FAMILY.exec(mail)?.[1];
  if (family === undefined) throw new Error(`events/mail/families.json has no family for ${mail}`);
  return family;
}
