import { authorName } from '../../lib/traveller-name.ts';
import { Avatar, type Pictured } from '../../ui/avatar/avatar.tsx';

/** Whose trip it is. */
export function TripAuthor({ author }: { readonly author: Pictured }) {
  return (
    <>
      <Avatar traveller={author} size="small" />
      <bdi>{authorName(author)}</bdi>
    </>
  );
}
