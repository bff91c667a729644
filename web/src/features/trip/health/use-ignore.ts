import { useQueryClient } from '@tanstack/react-query';
import type { Finding } from '#shared/health/finding.ts';
import { setFinding } from '#shared/health/routes.ts';
import { RULES, type Rule } from '#shared/health/rules.ts';
import { updateProfile } from '#shared/travellers/profile-routes.ts';
import { getProfile } from '#shared/travellers/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { sessionQueries } from '../../../lib/session/session-queries.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { tripQueries } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import type { Findings } from './findings.ts';

interface OneIgnored {
  readonly finding: Finding;
  readonly ignored: boolean;
}

interface RuleIgnored {
  readonly rule: Rule;
  readonly never: boolean;
}

/** Puts findings aside: one on its trip, or whatever its rule finds on any; and tells them again. */
export function useIgnore({ trip: { id } }: Findings) {
  const queryClient = useQueryClient();
  const { queryKey } = tripQueries.detail(id);

  const here = useWrite({
    write: ({ finding, ignored }: OneIgnored, press) =>
      callApi(setFinding, { params: { id, findingId: finding.id }, body: { ignored }, press }),
    onSuccess: (_, { finding, ignored }) => {
      queryClient.setQueryData(queryKey, (trip) => {
        const others = trip?.ignoredFindings?.filter((each) => each !== finding.id) ?? [];
        return trip && { ...trip, ignoredFindings: [...others, ...(ignored ? [finding.id] : [])] };
      });
      if (!ignored) return;
      const undo = () => here.mutate({ finding, ignored: false });
      showToast({ title: 'Ignored here', description: finding.text, action: { label: 'Undo', onPress: undo } });
    },
    onError: (error) => showFailure(error, { text: 'Failed to ignore it' }),
  });

  const never = useWrite({
    write: async ({ rule, never: isNever }: RuleIgnored, press) => {
      // The profile is replaced as a whole, so it is read first.
      const { firstName, lastName, username, bio, profileImageUrl, neverFindings } = await callApi(getProfile, {});
      const others = RULES.filter((each) => each !== rule && neverFindings?.includes(each));
      const names = { firstName: firstName ?? '', lastName: lastName ?? '', username, bio, profileImageUrl };
      const body = { ...names, neverFindings: [...others, ...(isNever ? [rule] : [])] };
      return callApi(updateProfile, { body, press });
    },
    onSuccess: (user, { rule, never: isNever }) => {
      queryClient.setQueryData(sessionQueries.currentUser().queryKey, user);
      if (!isNever) return;
      const undo = () => never.mutate({ rule, never: false });
      showToast({
        title: 'You are not told this again',
        description: 'The list of things to look at shows it again.',
        action: { label: 'Undo', onPress: undo },
      });
    },
    onError: (error) => showFailure(error, { text: 'Failed to save it' }),
  });

  return { here, never };
}
