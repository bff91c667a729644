import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { FieldStack } from '../../../ui/field/field.tsx';
import { FileField } from './file-field.tsx';
import { FoundList } from './found-list.tsx';
import { ImportTarget } from './import-target.tsx';
import { UnreadLines } from './unread-lines.tsx';
import { type ImportOptions, useImport } from './use-import.ts';

/** Reads a file of this site or another program, shows its days and ideas, and makes a trip of it or adds it to one. */
export function ImportDialog(options: ImportOptions) {
  const { problem, found, choice, pending, submit, choose, status, target } = useImport(options);
  return (
    <FormDialog
      title="Import"
      description="Days and ideas of a file become a trip that only you can see, or part of one. Photos and documents do not come along."
      size={found ? 'wide' : 'medium'}
      submit={target.tripId === undefined ? 'Import Trip' : 'Add to Trip'}
      submitting="Importing..."
      pending={pending}
      onSubmit={submit}
      onClose={options.onClose}
    >
      <FieldStack>
        <FileField problem={problem} onFile={choose} />
        {found && (
          <>
            <ImportTarget trips={options.trips} {...target} />
            <p role="status">{status}</p>
            <UnreadLines unread={found.unread} />
            <FoundList groups={choice.groups} isChosen={choice.isChosen} onChoose={choice.choose} />
          </>
        )}
      </FieldStack>
    </FormDialog>
  );
}
