import { Ban } from 'lucide-react';
import { useBlockSender } from '../../../lib/mail/use-blocked-senders.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';

/** Keeps what the sender sends from now on out of the inbox; Undo is in the toast, and on the Security tab later. */
export function BlockSender({ address }: { readonly address: string }) {
  const block = useBlockSender();
  return (
    <IconButton
      icon={Ban}
      label={`Block ${address}`}
      disabled={block.isPending}
      onClick={() => block.mutate(address)}
    />
  );
}
