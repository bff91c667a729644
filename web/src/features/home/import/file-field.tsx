import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import styles from './file-field.module.css';

const HINT =
  "JSON, .ics, GPX or CSV, also Google's saved places: at most 1 MB, 366 days and 2,000 items. You can also drop the file here.";

interface FileFieldProps {
  readonly problem: string | undefined;
  readonly onFile: (file: File | undefined) => void;
}

export function FileField({ problem, onFile }: FileFieldProps) {
  return (
    <Field label="File" hint={HINT} error={problem}>
      <Input
        type="file"
        className={styles.file}
        accept=".json,.geojson,.ics,.gpx,.csv,.tsv,.txt"
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </Field>
  );
}
