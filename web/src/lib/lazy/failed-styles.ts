/*
 * Style sheets of later parts that did not arrive. The build's own loader does not ask for a style sheet again (Vite's
 * preload helper remembers that it tried), and the part would come without its styles; so they are kept here.
 */
const failed = new Set<string>();

/** Notes style sheets that fail from now on. Errors of links do not bubble; they are only heard on their way down. */
export function noteFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failed.add(target.href);
    target.remove();
  };
  window.addEventListener('error', note, { capture: true });
}

/** Asks for them again; rejects when one still does not arrive. */
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
