import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../button/button.tsx';
import { PlaceArt } from '../cover/place-art.tsx';
import { EmptyState } from './empty-state.tsx';

interface SignInRequiredProps {
  readonly text: string;
  /** Of the heading: 2 if the page has a title of its own. */
  readonly level?: 1 | 2;
}

/** For a page that only a signed-in traveller can use; the link returns to it. */
export function SignInRequired({ text, level = 1 }: SignInRequiredProps) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title="Sign in Required"
      text={text}
      level={level}
      art={<PlaceArt name="Sign in" />}
      action={
        <ButtonLink variant="primary" to={paths.auth(pathname + search)}>
          Sign In
        </ButtonLink>
      }
    />
  );
}
