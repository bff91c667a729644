import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { useTypedTerm } from '../../lib/use-typed-term.ts';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { AppHeader, HeaderLink } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';
import { UserMenu } from '../../ui/page/user-menu.tsx';
import { SearchBox } from '../../ui/search-box/search-box.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FoundTravellers } from './found-travellers.tsx';
import styles from './search-page.module.css';

/** Minimum number of characters of a search. */
const SHORTEST = 2;

/** Finds travellers by name; the term is in the URL, so that it survives navigation. */
export function SearchPage() {
  const session = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const typed = useTypedTerm(search.get('q') ?? '', (term) => navigate(paths.search(term), { replace: true }));
  const searching = [...typed.term].length >= SHORTEST && [...typed.text.trim()].length >= SHORTEST;
  return (
    <Page
      title="Discover Travelers"
      header={
        <AppHeader
          nav={<HeaderLink to={paths.home()}>Home</HeaderLink>}
          actions={session.status === 'signed-in' && <UserMenu user={session.user} />}
        />
      }
    >
      <PageHeading title="Discover Travelers" />
      <section className={styles.search} aria-labelledby="find">
        <h2 id="find" className={styles.title}>
          Find Amazing Travelers
        </h2>
        <SearchBox label="Search travelers" placeholder="Search by username or name..." typed={typed} />
        {searching ? (
          <FoundTravellers term={typed.term} />
        ) : (
          <EmptyState
            level={3}
            title="Start Searching"
            text="Type at least 2 characters to search for travelers"
            art={<PlaceArt name="Hikers in the Dolomites" />}
          />
        )}
      </section>
    </Page>
  );
}
