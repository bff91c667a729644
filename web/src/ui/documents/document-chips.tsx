import { FileText, Image, type LucideIcon, Pencil, TicketCheck } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#shared/documents/document.ts';
import type { LazyPart } from '../../lib/lazy/lazy-part.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { IconButton } from '../button/icon-button.tsx';
import { lazyWindow } from '../lazy/lazy-window.tsx';
import hidden from '../visually-hidden.module.css';
import styles from './document-chips.module.css';
import { PassCode } from './lazy-pass-code.tsx';

const PassWindow = lazyWindow(async () => (await import('./pass-window.tsx')).PassWindow);
/** At the gate there may be no connection. */
const OF_PASSES: readonly LazyPart<unknown>[] = [PassWindow.part, PassCode.part];
const NONE: readonly LazyPart<unknown>[] = [];
const PdfWindow = lazyWindow(async () => (await import('./pdf-window.tsx')).PdfWindow);

interface DocumentChipsProps {
  readonly documents: readonly Document[];
  /** The activity's title. */
  readonly of: string;
  readonly onEdit?: (() => void) | undefined;
}

const isPass = ({ type }: Document) => type === 'application/vnd.apple.pkpass';
const isPdf = ({ type }: Document) => type === 'application/pdf';

/** Passes open in a window of ours, everything else in the browser's own viewer, in another tab. */
export function DocumentChips({ documents, of, onEdit }: DocumentChipsProps) {
  const [opened, setOpened] = useState<Document>();
  const passes = documents.filter(isPass);
  useFetchAhead(passes.length > 0 ? OF_PASSES : NONE);
  const close = () => setOpened(undefined);
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={`Files of ${of}`}>
        {documents.map((document) => (
          <li key={document.documentURL}>
            <Chip document={document} onOpen={() => setOpened(document)} />
          </li>
        ))}
      </ul>
      {onEdit && <IconButton icon={Pencil} label={`Edit files of "${of}"`} onClick={onEdit} />}
      {opened && isPass(opened) && <PassWindow passes={passes} first={passes.indexOf(opened)} onClose={close} />}
      {opened && isPdf(opened) && <PdfWindow document={opened} onClose={close} />}
    </div>
  );
}

function Chip({ document, onOpen }: { readonly document: Document; readonly onOpen: () => void }) {
  const { documentURL, name } = document;
  const opensHere = isPass(document) || (isPdf(document) && !hasPdfViewer());
  if (opensHere) {
    // What shows it is on its way before the finger has left: the first code would wait for one part after the other.
    const begin = () => void (isPass(document) && fetchNow(OF_PASSES));
    return (
      <button
        type="button"
        className={styles.chip}
        onPointerEnter={begin}
        onPointerDown={begin}
        onFocus={begin}
        onClick={onOpen}
      >
        <Sign document={document} />
        <span className={styles.name}>{name}</span>
      </button>
    );
  }
  return (
    <a className={styles.chip} href={documentURL} target="_blank" rel="noreferrer">
      <Sign document={document} />
      <span className={styles.name}>{name}</span>
      <span className={hidden.visuallyHidden}> (opens in a new tab)</span>
    </a>
  );
}

/** All at once; what fails here is loaded again by whoever needs it. */
function fetchNow(parts: readonly LazyPart<unknown>[]): void {
  for (const part of parts) part.prefetch().catch(() => undefined);
}

/** Where the browser does not say (HTML standard: `pdfViewerEnabled`), it is one that downloads what it cannot show. */
const hasPdfViewer = () => navigator.pdfViewerEnabled !== false;

function Sign({ document }: { readonly document: Document }) {
  const Icon: LucideIcon = isPass(document) ? TicketCheck : isPdf(document) ? FileText : Image;
  return <Icon className={styles.icon} aria-hidden="true" />;
}
