import { type ReactNode, useContext, useEffect } from 'react';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';
import { PageNotice } from './page-notice.ts';

interface PageProps {
  /** The document's title, before the product's; the home page has only the product's. */
  readonly title?: string | undefined;
  /** An `AppHeader`. */
  readonly header: ReactNode;
  /** Reading pages are narrower. */
  readonly width?: 'wide' | 'narrow';
  readonly children: ReactNode;
}

/** The layout of every page: a skip link, the header, and the page itself in `main`. */
export function Page({ title, header, width = 'wide', children }: PageProps) {
  // Synchronises with the browser's title bar.
  useEffect(() => {
    document.title = title === undefined ? PRODUCT_TITLE : `${title} · ${PRODUCT_TITLE}`;
  }, [title]);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {header}
      <main id="content" tabIndex={-1} className={classNames(styles.main, styles[width])}>
        {useContext(PageNotice)}
        {children}
      </main>
    </>
  );
}

interface PageHeadingProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Next to the title where there is room. */
  readonly actions?: ReactNode;
}

/** The page's only h1, a sentence below it, and the page's actions. */
export function PageHeading({ title, text, actions }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
