/** Copies a text; false where the clipboard is not available: it needs a secure page and the traveller's permission. */
export async function writeToClipboard(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
