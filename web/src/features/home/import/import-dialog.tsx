import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatRange } from '#shared/trips/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import styles from './import-dialog.module.css';
import { type ReadTripFile, readTripFile } from './read-trip-file.ts';
import { useImportTrip } from './use-import-trip.ts';

const NOTHING_CHOSEN = 'Choose a file first';

/** Makes a private trip of a file that a trip's menu has downloaded, after showing what is in it. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const creation = useImportTrip();
  const [read, setRead] = useState<ReadTripFile>();
  const found = read && 'trip' in read ? read.trip : undefined;
  const problem = read && 'problem' in read ? read.problem : undefined;
  const choose = async (file: File | undefined) => setRead(file && readTripFile(await file.text()));
  const save = () => {
    if (!found) return setRead({ problem: problem ?? NOTHING_CHOSEN });
    creation.mutate(found, {
      onSuccess: ({ id }) => {
        onClose();
        navigate(paths.trip(id));
      },
    });
  };
  const items = found?.days.reduce((count, { activities }) => count + activities.length, 0);
  return (
    <FormDialog
      title="Import"
      description="A trip that was downloaded with 'Everything (.json)' becomes a private trip of yours. Photos and documents do not come along."
      submit="Import Trip"
      submitting="Importing..."
      pending={creation.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <FieldStack>
        <Field label="File" hint="JSON, at most 1 MB, 366 days and 2,000 items." error={problem}>
          <Input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Field>
        {found && (
          <p className={styles.found} role="status">
            <strong>{found.trip.title}</strong>
            <span>{formatRange(found.trip.startDate, found.trip.endDate)}</span>
            <span>
              {found.days.length} days with {items} activities, {found.ideas.length} ideas
            </span>
          </p>
        )}
      </FieldStack>
    </FormDialog>
  );
}
