/** The first that something can be made of. */
export function firstOf<From, To>(all: readonly From[], make: (each: From) => To | undefined): To | undefined {
  for (const each of all) {
    const made = make(each);
    if (made !== undefined) return made;
  }
  return undefined;
}
