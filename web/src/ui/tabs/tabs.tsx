import type { LucideIcon } from 'lucide-react';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
}

interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** line: sections of a page. segment: a choice of two or three forms. */
  readonly look?: 'line' | 'segment';
  /** The panels, as `TabPanel`s. */
  readonly children: ReactNode;
}

const TabsContext = createContext({ id: '', value: '' });

/** The target of each key from a tab, by the number of tabs. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Controlled tabs, whose state is usually in the URL. They follow the WAI-ARIA pattern for tabs with automatic
 * activation: one tab stop; arrows, Home and End select. Written by hand instead of Radix's because they are on the
 * first page, where Radix's would be a fifteenth of all code.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  look = 'line',
  children,
}: TabsProps<Value>) {
  const id = useId();
  const chooseByKey = (event: KeyboardEvent, index: number) => {
    const next = items[KEYS[event.key]?.(index, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  return (
    <TabsContext value={{ id, value }}>
      <div className={styles.root}>
        <div role="tablist" aria-label={label} className={classNames(styles.list, styles[look])}>
          {items.map((item, index) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={tabId(id, item.value)}
              aria-selected={item.value === value}
              aria-controls={item.value === value ? panelId(id, item.value) : undefined}
              tabIndex={item.value === value ? 0 : -1}
              className={styles.tab}
              onClick={() => onValueChange(item.value)}
              onKeyDown={(event) => chooseByKey(event, index)}
            >
              {item.icon && <item.icon className={styles.icon} aria-hidden="true" />}
              {item.label}
            </button>
          ))}
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
}

/** A tab's content; it is mounted only while the tab is selected. */
export function TabPanel({ value, children }: TabPanelProps) {
  const tabs = useContext(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(tabs.id, value)}
      aria-labelledby={tabId(tabs.id, value)}
      tabIndex={-1}
      className={styles.panel}
    >
      {children}
    </div>
  );
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string, value: string): string {
  return `${id}-panel-${value}`;
}
