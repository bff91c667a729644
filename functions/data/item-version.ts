import { type ItemKind, itemKind } from './item-kind.ts';

/*
 * Every item carries the version of the form that it was written in; one without is of the first. Code knows the newest
 * form alone: what is read is brought to it on the way in, and what is written is of it. `npm run migrate` rewrites what
 * is still of an older form, and a step may go once no stage has anything left for it.
 *
 * A step makes one form of the next. It keeps what is of the newer form already, as a write may have changed single
 * attributes of an older item; taken twice it changes nothing more; and it looks at nothing but the item. The release
 * before must be able to read what it makes: both run side by side during a deployment, and again after a roll back.
 */

const VERSION_ATTRIBUTE = 'schemaVersion';

export type Attributes = Record<string, unknown>;
type Step = (item: Attributes) => Attributes;

const STEPS: Partial<Record<ItemKind, readonly Step[]>> = {
  activity: [severalMails],
  'staged change': [(staged) => within(staged, 'next', severalMails)],
  'applied plan': [severalMailsInPlan],
  'inbox mail': [sentWhenReceived],
  traveller: [withoutPublicTrips],
};

/** The version of the form that items of a kind are written in today. */
export function currentVersion(kind: ItemKind | undefined): number {
  return 1 + ((kind && STEPS[kind]?.length) ?? 0);
}

/** Whether an item is of a form that is no longer written. */
export function isOld(item: Attributes): boolean {
  return versionOf(item) < currentVersion(kindOf(item));
}

/** An item as it was stored, in today's form. One that newer code wrote is given as it is. */
export function upgraded(item: Attributes): Attributes {
  const kind = kindOf(item);
  const version = versionOf(item);
  if (!kind || version >= currentVersion(kind)) return item;
  const after = (STEPS[kind] ?? []).slice(version - 1).reduce((form, step) => step(form), item);
  return { ...after, [VERSION_ATTRIBUTE]: currentVersion(kind) };
}

/** An item as it is to be stored. Without a version it is of today's form, but for what it took over from elsewhere. */
export function stamped(item: Attributes): Attributes {
  const kind = kindOf(item);
  if (!kind || item[VERSION_ATTRIBUTE] !== undefined) return upgraded(item);
  const form = (STEPS[kind] ?? []).reduce((before, step) => step(before), item);
  return { ...form, [VERSION_ATTRIBUTE]: currentVersion(kind) };
}

function kindOf({ pk, sk }: Attributes): ItemKind | undefined {
  return typeof pk === 'string' && typeof sk === 'string' ? itemKind({ pk, sk }) : undefined;
}

function versionOf(item: Attributes): number {
  const version = item[VERSION_ATTRIBUTE];
  return typeof version === 'number' ? version : 1;
}

/** An activity was of one mail at most before a booking's later mails counted for it too. */
function severalMails({ emailId, ...activity }: Attributes): Attributes {
  if (emailId === undefined) return activity;
  const known: unknown[] = Array.isArray(activity.emailIds) ? activity.emailIds : [];
  return known.length > 0 || typeof emailId !== 'string' ? activity : { ...activity, emailIds: [emailId] };
}

function severalMailsInPlan(plan: Attributes): Attributes {
  const inEach = (list: unknown, change: Step): unknown =>
    Array.isArray(list) ? list.map((each: unknown) => (isAttributes(each) ? change(each) : each)) : list;
  return {
    ...plan,
    added: inEach(plan.added, severalMails),
    removed: inEach(plan.removed, severalMails),
    moved: inEach(plan.moved, (move) => within(within(move, 'before', severalMails), 'after', severalMails)),
  };
}

/** Mails kept only their arrival before a booking's latest mail was to count. */
function sentWhenReceived(email: Attributes): Attributes {
  return email.sentAt === undefined ? { ...email, sentAt: email.receivedAt } : email;
}

/** Public trips were not counted by themselves before strangers were shown that count; `rebuild-lists` counts them. */
function withoutPublicTrips(traveller: Attributes): Attributes {
  return traveller.publicTripCount === undefined ? { ...traveller, publicTripCount: 0 } : traveller;
}

function within(item: Attributes, name: string, change: Step): Attributes {
  const inner = item[name];
  return isAttributes(inner) ? { ...item, [name]: change(inner) } : item;
}

function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
