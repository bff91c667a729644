import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface Addressed {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** A window or sheet that has an address of its own, `?{parameter}=1`, so that Back closes it. */
export function useAddressOf(parameter: string): Addressed {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  return {
    isOpen: search.has(parameter),
    open: () => {
      const next = new URLSearchParams(search);
      next.set(parameter, '1');
      navigate({ search: `?${next}` }, { state: { openedHere: true } });
    },
    close: () => {
      // Like Back, which closes it too; who came by its address stays on the page.
      if (typeof state === 'object' && state?.openedHere === true) return navigate(-1);
      const next = new URLSearchParams(search);
      next.delete(parameter);
      navigate({ search: next.size > 0 ? `?${next}` : '' }, { replace: true });
    },
  };
}
