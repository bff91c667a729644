import type { TripDay } from '#shared/days/schema.ts';
import { useEditor } from '../editor.ts';
import { PhotoGrid } from '../photo-grid.tsx';
import { Quiet } from '../quiet.tsx';
import { Section } from '../section.tsx';

export function DayPhotos({ day }: { readonly day: TripDay }) {
  const editor = useEditor();
  return (
    <Section title="Photos">
      {day.photos.length > 0 ? (
        <PhotoGrid photos={day.photos} of={day.title} />
      ) : (
        <Quiet>No photos yet.{editor && ' Add some memories from this day!'}</Quiet>
      )}
    </Section>
  );
}
