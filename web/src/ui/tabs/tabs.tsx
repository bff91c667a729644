import type { LucideIcon } from 'lucide-react';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for the screen reader. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** line: chapters of a page. segment: a choice of two or three forms. */
  readonly look?: 'line' | 'segment';
  /** The panels, as `TabPanel`s. */
  readonly children: ReactNode;
}

/** Tabs whose choice the parent keeps, usually in the address. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  look = 'line',
  children,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onValueChange(item.value);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose} className={styles.root}>
      <RadixTabs.List aria-label={label} className={classNames(styles.list, styles[look])}>
        {items.map(({ value: itemValue, label: itemLabel, icon: Icon }) => (
          <RadixTabs.Trigger key={itemValue} value={itemValue} className={styles.tab}>
            {Icon && <Icon className={styles.icon} aria-hidden="true" />}
            {itemLabel}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
}

/** What a tab shows; it is there only while the tab is chosen. */
export function TabPanel({ value, children }: TabPanelProps) {
  return (
    <RadixTabs.Content value={value} className={styles.panel}>
      {children}
    </RadixTabs.Content>
  );
}
