import { useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#shared/session/schema.ts';
import { changeUser } from '../../lib/session/change-user.ts';
import { showToast } from '../../lib/toast-store.ts';

/** What happens when somebody has signed in. */
export function useWelcome(): (user: SessionUser) => void {
  const queryClient = useQueryClient();
  return (user) => {
    changeUser(queryClient, user);
    showToast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
  };
}
