import { type ItemKind, itemKind } from './item-kind.ts';

/*
 * Every item carries the version of its format; one without a version has the first. Code knows only the newest format:
 * items are upgraded when they are read, and written in the newest. `npm run migrate` rewrites older items, and an
 * upgrade step may be deleted once no stage has any left for it.
 *
 * A step turns one format into the next. It keeps what is in the newer format already, as a write may have changed
 * single attributes of an older item; it is idempotent; and it depends on nothing but the item. The previous release
 * must be able to read what it produces: both run side by side during a deployment, and again after a rollback.
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

/** The current version of a kind's format. */
export function currentVersion(kind: ItemKind | undefined): number {
  return 1 + ((kind && STEPS[kind]?.length) ?? 0);
}

/** Whether an item is in an old format. */
export function isOld(item: Attributes): boolean {
  return versionOf(item) < currentVersion(kindOf(item));
}

/** A stored item in the current format. One written by newer code is returned as it is. */
export function upgraded(item: Attributes): Attributes {
  const kind = kindOf(item);
  const version = versionOf(item);
  if (!kind || version >= currentVersion(kind)) return item;
  const after = (STEPS[kind] ?? []).slice(version - 1).reduce((form, step) => step(form), item);
  return { ...after, [VERSION_ATTRIBUTE]: currentVersion(kind) };
}

/**
 * An item as it is to be stored. Without a version it has the current format, except where its data was copied from
 * elsewhere.
 */
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

/** An activity had at most one mail before a booking's later mails were added to it too. */
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

/** Mails had only their arrival time before the time of sending decided which is newest. */
function sentWhenReceived(email: Attributes): Attributes {
  return email.sentAt === undefined ? { ...email, sentAt: email.receivedAt } : email;
}

/** Public trips had no count of their own before strangers were shown one; `rebuild-lists` counts them. */
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
