import { Search } from 'lucide-react';
import type { TypedTerm } from '../../lib/use-typed-term.ts';
import { Input } from '../field/input.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** What is searched, for the screen reader. */
  readonly label: string;
  readonly placeholder: string;
  readonly typed: TypedTerm;
}

/** A search input. */
export function SearchBox({ label, placeholder, typed }: SearchBoxProps) {
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          typed.enter();
        }}
      >
        <Search className={styles.icon} aria-hidden="true" />
        <Input
          type="search"
          enterKeyHint="search"
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
      </form>
    </search>
  );
}
