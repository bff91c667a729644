import { CalendarDays, Wallet } from 'lucide-react';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { FormerFacts } from './former-facts.ts';
import styles from './suggestion-facts.module.css';

interface SuggestionFactsProps {
  readonly duration: string;
  readonly estimatedCost: string;
  /** The previous plan's values where they differ. */
  readonly former?: FormerFacts | undefined;
}

/** Length and cost. */
export function SuggestionFacts({ duration, estimatedCost, former }: SuggestionFactsProps) {
  return (
    <ul className={styles.facts}>
      <li>
        <Badge tone="sea" icon={CalendarDays}>
          {duration}
        </Badge>
        <Was fact={former?.duration} />
      </li>
      <li title="An estimate">
        <Badge tone="moss" icon={Wallet}>
          {estimatedCost}
        </Badge>
        <Was fact={former?.estimatedCost} />
      </li>
    </ul>
  );
}

function Was({ fact }: { readonly fact: string | undefined }) {
  return fact === undefined ? null : <span className={styles.was}>was {fact}</span>;
}
