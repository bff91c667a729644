import { useEffect, useEffectEvent, useState } from 'react';

/** Takes a file that is dropped anywhere on the page. Returns whether one is being dragged over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(type === 'dragover');
    const file = type === 'drop' ? dataTransfer.files[0] : undefined;
    if (file) onFile(file);
  });
  const leave = useEffectEvent(({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false));
  // Synchronises with the browser, which would open the file in place of the page.
  useEffect(() => {
    const [handle, end] = [(event: DragEvent) => take(event), (event: DragEvent) => leave(event)];
    const ending = new AbortController();
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, handle, ending);
    window.addEventListener('dragleave', end, ending);
    return () => ending.abort();
  }, []);
  return isOver;
}
