import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './not-found-page.module.css';

/** For unknown addresses. */
export function NotFoundPage() {
  return (
    <Page title="Page Not Found" header={<AppHeader />} width="narrow">
      <div className={styles.state}>
        <PlaceArt name="Lighthouse at the end of the coast" className={styles.art} />
        <h1 className={styles.title}>Page Not Found</h1>
        <p className={styles.text}>This road ends here. The address may be mistyped, or the page has moved on.</p>
        <ButtonLink variant="primary" to={paths.home()}>
          Back to the start
        </ButtonLink>
      </div>
    </Page>
  );
}
