import styles from './forwarding-guides.module.css';
import { MAIL_PROGRAMS, type MailProgram } from './mail-programs.ts';

/** Setup instructions for each mail program: forwarding one email, or all by a rule. */
export function ForwardingGuides() {
  return (
    <section aria-labelledby="guides-heading">
      <h2 id="guides-heading" className={styles.title}>
        Set it up in your mail program
      </h2>
      <p className={styles.text}>
        Forward one email by hand, or set up a rule once and have booking emails forwarded by themselves.
      </p>
      <div className={styles.guides}>
        {MAIL_PROGRAMS.map((program, index) => (
          <Guide key={program.name} program={program} open={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Guide({ program, open }: { readonly program: MailProgram; readonly open: boolean }) {
  return (
    <details name="mail-program" className={styles.guide} open={open}>
      <summary className={styles.name}>{program.name}</summary>
      <div className={styles.ways}>
        <Way title="One email, by hand" steps={program.byHand} />
        <Way title="By itself, with a rule" steps={program.byRule} />
      </div>
      {program.note !== undefined && <p className={styles.note}>{program.note}</p>}
    </details>
  );
}

function Way({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.way}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
