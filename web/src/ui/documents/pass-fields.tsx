import styles from './pass-fields.module.css';
import type { Pass, PassField } from './read-pass.ts';

/** What a pass says, as its carrier calls it. */
export function PassFields({ pass }: { readonly pass: Pass }) {
  const { organisation, description, isVoided, primary, front, back } = pass;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.organisation}>{organisation}</p>
        <p className={styles.description}>{description}</p>
        {isVoided && <p className={styles.voided}>This pass is no longer valid.</p>}
      </div>
      <List fields={primary} className={styles.primary} />
      <List fields={front} className={styles.front} />
      {back.length > 0 && (
        <details className={styles.back}>
          <summary>More on this pass</summary>
          <List fields={back} />
        </details>
      )}
    </>
  );
}

function List({
  fields,
  className,
}: {
  readonly fields: readonly PassField[];
  readonly className?: string | undefined;
}) {
  if (fields.length === 0) return null;
  return (
    <dl className={className}>
      {fields.map(({ key, label, value }, index) => (
        // A carrier may use a key twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a pass never change
        <div key={`${key} ${index}`} className={styles.field}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
