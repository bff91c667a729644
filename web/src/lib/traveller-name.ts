/** The names of a traveller. */
export interface Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** 'First Last', or the only one there is. */
function fullName({ firstName, lastName }: Named): string | undefined {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? undefined : name;
}

/** An author's name: username, else first and last name, else 'Anonymous'. */
export function authorName(traveller: Named): string {
  return traveller.username || fullName(traveller) || 'Anonymous';
}

/** The traveller's own name on the profile: first plus last, else first, else email. */
export function displayName(traveller: Named): string {
  return fullName(traveller) || traveller.email || 'Anonymous';
}

/** The user menu's label: the first name, or the email when there is none. */
export function greetingName(traveller: Named): string {
  return traveller.firstName || traveller.email || 'You';
}

/** Up to two letters of first and last name, else of the username; 'U' when there is no name at all. */
export function initialsOf({ firstName, lastName, username }: Named): string {
  const letters = [firstName, lastName].map((name) => [...(name ?? '')][0] ?? '').join('');
  return (letters || [...(username ?? '')][0] || 'U').toUpperCase();
}
