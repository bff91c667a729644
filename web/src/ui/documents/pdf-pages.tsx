import { useQuery } from '@tanstack/react-query';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ErrorState } from '../state/error-state.tsx';
import styles from './pdf-pages.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A ticket has one or two; of a brochure the first ones are shown. */
const MOST_PAGES = 20;
/** Pixels for each of the file's points: sharp enough for a code on it. */
const SCALE = 2;

export function PdfPages({ url }: { readonly url: string }) {
  const file = useQuery({
    queryKey: ['pdf', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal, cache: 'no-store' });
      if (!response.ok) throw new Error(`the file was answered ${response.status}`);
      // Nothing in it is run.
      return getDocument({ data: new Uint8Array(await response.arrayBuffer()), enableXfa: false }).promise;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (file.isPending) return <Skeleton height="24rem" />;
  if (file.isError) return <ErrorState what="this file" onRetry={() => void file.refetch()} />;
  const { data: pdf } = file;
  const pages = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => index + 1);
  return (
    <div className={styles.pages}>
      {pages.map((page) => (
        <Page key={page} pdf={pdf} page={page} />
      ))}
      {pdf.numPages > MOST_PAGES && <p>Only the first {MOST_PAGES} pages are shown here.</p>}
    </div>
  );
}

function Page({ pdf, page }: { readonly pdf: PDFDocumentProxy; readonly page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Synchronises with the canvas that the page is drawn on.
  useEffect(() => {
    const target = canvas.current;
    let isGone = false;
    const draw = async () => {
      const content = await pdf.getPage(page);
      if (isGone || !target) return;
      const viewport = content.getViewport({ scale: SCALE });
      Object.assign(target, { width: viewport.width, height: viewport.height });
      await content.render({ canvas: target, viewport }).promise;
      target.dataset.drawn = 'true';
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  return <canvas ref={canvas} className={styles.page} role="img" aria-label={`Page ${page}`} />;
}
