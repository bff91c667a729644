import { Ellipsis, Phone } from 'lucide-react';
import type { Finding, Fix } from '#shared/health/finding.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import styles from './finding-fixes.module.css';
import type { Findings } from './findings.ts';
import { activityOf, labelOf } from './fix-words.ts';
import { useFix } from './use-fix.ts';
import { useIgnore } from './use-ignore.ts';

interface FindingFixesProps {
  readonly findings: Findings;
  readonly finding: Finding;
  /** Before a fix takes effect or opens a form. */
  readonly onFix?: () => void;
}

/** How a finding is mended, or put aside. */
export function FindingFixes({ findings, finding, onFix }: FindingFixesProps) {
  const { fix, pending } = useFix(findings);
  const ignore = useIgnore(findings);
  const phone = finding.rule === 'late' ? activityOf(findings, finding.tails.at(-1))?.details?.phone : undefined;
  const press = (each: Fix) => {
    onFix?.();
    fix(each, finding);
  };
  return (
    <span className={styles.fixes}>
      {finding.fixes.map((each) => (
        <button
          key={JSON.stringify(each)}
          type="button"
          className={styles.fix}
          disabled={pending}
          onClick={() => press(each)}
        >
          {labelOf(each, findings, finding)}
        </button>
      ))}
      {phone !== undefined && (
        <a className={styles.fix} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Phone aria-hidden="true" />
          {phone}
        </a>
      )}
      <Menu trigger={<IconButton icon={Ellipsis} label={`More for: ${finding.text}`} className={styles.more} />}>
        <MenuItem onSelect={() => ignore.here.mutate({ finding, ignored: true })}>Ignore here</MenuItem>
        <MenuItem onSelect={() => ignore.never.mutate({ rule: finding.rule, never: true })}>
          Never tell me this
        </MenuItem>
      </Menu>
    </span>
  );
}
