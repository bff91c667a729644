import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#shared/contract/define-route.ts';
import { addCost, listCosts, removeCost, setMoney, updateCost } from '#shared/costs/routes.ts';
import type { Cost } from '#shared/costs/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { useWrite } from '../../../lib/use-write.ts';

type CostBody = RouteCall<typeof addCost>['body'];

const costsOf = (tripId: string) =>
  queryOptions({
    queryKey: ['trip', tripId, 'costs'],
    queryFn: ({ signal }) => callApi(listCosts, { params: { id: tripId }, signal }),
    // Activities have changed on the page behind it.
    refetchOnMount: 'always',
  });

export function useCosts(tripId: string) {
  return useQuery(costsOf(tripId));
}

function useRead(tripId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(costsOf(tripId));
}

const failed = (text: string) => (error: Error) => showFailure(error, { text, preferServerMessage: true });

export function useAddCost(tripId: string) {
  return useWrite({
    write: (body: CostBody, press) => callApi(addCost, { params: { id: tripId }, body, press }),
    onSettled: useRead(tripId),
    onError: failed('Failed to save the cost. Please try again.'),
  });
}

export function useUpdateCost(tripId: string, costId: string) {
  return useWrite({
    write: (body: RouteCall<typeof updateCost>['body'], press) =>
      callApi(updateCost, { params: { id: tripId, costId }, body, press }),
    onSettled: useRead(tripId),
    onError: failed('Failed to save the cost. Please try again.'),
  });
}

/** Removes a cost, or takes back that something was paid back. */
export function useRemoveCost(tripId: string) {
  return useWrite({
    write: ({ id }: Cost, press) => callApi(removeCost, { params: { id: tripId, costId: id }, press }),
    onSettled: useRead(tripId),
    onError: failed('Failed to remove it. Please try again.'),
  });
}

/** What adds a removed cost again. */
export function bodyOf({ title, date, category, amount, currency, paidBy, split, paid }: Cost): CostBody {
  return { title, date, category, amount, currency, paidBy, split, paid };
}

export function useSetMoney(tripId: string) {
  return useWrite({
    write: (body: RouteCall<typeof setMoney>['body'], press) =>
      callApi(setMoney, { params: { id: tripId }, body, press }),
    onSettled: useRead(tripId),
    onError: failed('Failed to save. Please try again.'),
  });
}
