import styles from './profile-card.module.css';

/** Numbers with their labels, side by side. */
export function Counts({ counts }: { readonly counts: readonly (readonly [label: string, number: number])[] }) {
  return (
    <dl className={styles.counts}>
      {counts.map(([label, number]) => (
        <div key={label} className={styles.count}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
