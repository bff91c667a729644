import { createContext, useContext } from 'react';
import type { SessionUser } from '#shared/session/schema.ts';

/** The three states of the session. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out' };

export const AuthContext = createContext<Session | undefined>(undefined);

/** The current session. */
export function useAuth(): Session {
  const session = useContext(AuthContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}
