import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../button/button.tsx';
import { PlaceArt } from '../cover/place-art.tsx';
import { EmptyState } from './empty-state.tsx';

/** For a page that only a signed-in traveller can use; the link comes back to it. */
export function SignInRequired({ text }: { readonly text: string }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title="Sign in Required"
      text={text}
      art={<PlaceArt name="Sign in" />}
      action={
        <ButtonLink variant="primary" to={paths.auth(pathname + search)}>
          Sign In
        </ButtonLink>
      }
    />
  );
}
