/*
 * What was typed when the session ended, to be restored when the same traveller has signed in again. It is only written
 * then, to this tab's sessionStorage, and each form removes its own part when it opens.
 */
const STORE = 'typed';

type Values = Readonly<Record<string, unknown>>;

interface Form {
  readonly travellerId: string;
  /** The form and its subject, such as 'activity of {day}'. */
  readonly name: string;
  /** What was typed, as JSON; undefined when the form is unchanged. */
  readonly typed: () => unknown;
}

const forms = new Set<Form>();

/** Registers the form to be stored when the session ends; returns a function that unregisters it. */
export function watchForm(form: Form): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Stores what is typed in the open forms. */
export function keepTyped(): void {
  const open = [...forms];
  const travellerId = open[0]?.travellerId;
  if (travellerId === undefined) return;
  const values: Record<string, unknown> = { ...read(travellerId) };
  for (const { name, typed } of open.filter((form) => form.travellerId === travellerId)) {
    const value = typed();
    if (value !== undefined) values[name] = value;
  }
  write(travellerId, values);
}

/** What the traveller had typed in a form; undefined for nothing. */
export function typedBefore(travellerId: string, name: string): unknown {
  return read(travellerId)[name];
}

/** The form has restored it: do not restore it again the next time. */
export function takeTyped(travellerId: string, name: string): void {
  const { [name]: taken, ...values } = read(travellerId);
  if (taken !== undefined) write(travellerId, values);
}

/** Someone signed in, or out (null): drops what anyone else typed. */
export function keepOnlyTypedBy(travellerId: string | null): void {
  if (travellerId === null || Object.keys(read(travellerId)).length === 0) sessionStorage.removeItem(STORE);
}

function read(travellerId: string): Values {
  const stored = sessionStorage.getItem(STORE);
  if (stored === null) return {};
  const [owner, values]: [unknown, Values] = JSON.parse(stored);
  return owner === travellerId ? values : {};
}

function write(travellerId: string, values: Values): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([travellerId, values]));
  } catch (error) {
    // Storage is full or disabled: continue to the sign-in page all the same.
    console.warn(error);
  }
}
