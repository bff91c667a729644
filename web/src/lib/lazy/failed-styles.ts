/*
 * Style sheets of lazy parts that failed to load. The build's own loader never retries a style sheet (Vite's preload
 * helper remembers the attempt), and the part would be unstyled; so they are recorded here.
 */
const failed = new Set<string>();

/**
 * Records style sheets that fail from now on. Errors of links do not bubble; they are only caught in the capture phase.
 */
export function noteFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failed.add(target.href);
    target.remove();
  };
  window.addEventListener('error', note, { capture: true });
}

/** Retries them; rejects when one still fails. */
export async function fetchFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(fetchStyles));
}

function fetchStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      failed.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`Failed to fetch ${href}`));
    document.head.append(link);
  });
}
