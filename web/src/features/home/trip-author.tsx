import { authorName, type Named } from '../../lib/traveller-name.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';

/** Whose trip it is. */
export function TripAuthor({
  author,
}: {
  readonly author: Named & { readonly profileImageUrl?: string | null | undefined };
}) {
  return (
    <>
      <Avatar traveller={author} size="small" />
      <span>{authorName(author)}</span>
    </>
  );
}
