import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { SessionUser } from '#shared/session/schema.ts';
import { AuthContext, type Session } from './auth-context.ts';
import { sessionQueries } from './session-queries.ts';

/** Signed in when there is a user, signed out when there is none or the user could not be read. */
export function sessionOf(query: {
  readonly isPending: boolean;
  readonly data: SessionUser | null | undefined;
}): Session {
  if (query.isPending) return { status: 'loading' };
  return query.data ? { status: 'signed-in', user: query.data } : { status: 'signed-out' };
}

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { isPending, data } = useQuery(sessionQueries.currentUser());
  const session = useMemo(() => sessionOf({ isPending, data }), [isPending, data]);
  return <AuthContext value={session}>{children}</AuthContext>;
}
