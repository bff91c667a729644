/*
 * What was typed when the session ended, for the same traveller to find when they have signed in again. It is written
 * only then, lives in this tab's sessionStorage, and each form takes its own part out as it opens.
 */
const STORE = 'typed';

type Values = Readonly<Record<string, unknown>>;

interface Form {
  readonly travellerId: string;
  /** The form and what it is about, such as 'activity of {day}'. */
  readonly name: string;
  /** What was typed, as JSON has it; undefined when the form is as it was opened. */
  readonly typed: () => unknown;
}

const forms = new Set<Form>();

/** Has the form kept when the session ends; answers what ends that. */
export function watchForm(form: Form): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Keeps what is typed in the forms that are open. */
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

/** What the traveller had typed in a form; undefined when it was nothing. */
export function typedBefore(travellerId: string, name: string): unknown {
  return read(travellerId)[name];
}

/** The form shows what was kept of it: it is not to come back when it is opened the next time. */
export function takeTyped(travellerId: string, name: string): void {
  const { [name]: taken, ...values } = read(travellerId);
  if (taken !== undefined) write(travellerId, values);
}

/** Somebody signed in, or out (null): what anybody else typed goes. */
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
    // The browser has no room, or stores nothing: the way to the sign-in page goes on.
    console.warn(error);
  }
}
