import styles from './no-suggestion.module.css';

/** The placeholder for the planner's suggestions, with a route drawn through it. */
export function NoSuggestion() {
  return (
    <div className={styles.place}>
      <svg className={styles.way} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
        <path className={styles.line} d="M28 70C60 20 92 22 120 52s62 26 92-22" />
        <circle className={styles.stop} cx="28" cy="70" r="6" />
        <circle className={styles.stop} cx="120" cy="52" r="6" />
        <path className={styles.goal} d="M212 32c-9-10-14-15-14-21a14 14 0 0 1 28 0c0 6-5 11-14 21Z" />
        <circle className={styles.eye} cx="212" cy="11" r="4.5" />
      </svg>
      <h3 className={styles.title}>No suggestion yet</h3>
      <p className={styles.text}>
        Ask in the chat. The plan will stand here day by day, with places and costs, and becomes a trip when you like
        it.
      </p>
    </div>
  );
}
