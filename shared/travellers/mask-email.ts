/** 'ma•••@example.com' for 'marta@example.com': enough to recognise a known address, no more. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '•••';
  return `${address.slice(0, Math.min(2, at - 1))}•••${address.slice(at)}`;
}
