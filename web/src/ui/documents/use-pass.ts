import { useQuery } from '@tanstack/react-query';
import { readPass } from './read-pass.ts';

/** A pass by its address; it never changes. */
export function usePass(documentURL: string) {
  return useQuery({
    queryKey: ['pass', documentURL],
    queryFn: async ({ signal }) => {
      // A copy that a link has fetched before may lack the headers by which the bucket lets a page read it.
      const response = await fetch(documentURL, { signal, cache: 'no-store' });
      if (!response.ok) throw new Error(`the pass was answered ${response.status}`);
      return readPass(new Uint8Array(await response.arrayBuffer()));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
