/** Where to go after signing in: a path on this site, or home for anything else (OWASP: unvalidated redirects). */
export function nextPath(next: string | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\s]/.test(next)) return '/';
  return next;
}
