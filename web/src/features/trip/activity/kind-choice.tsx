import {
  BedDouble,
  Bus,
  Car,
  CarTaxiFront,
  Landmark,
  type LucideIcon,
  MapPin,
  Plane,
  Ship,
  ShoppingBag,
  Ticket,
  TrainFront,
  Utensils,
} from 'lucide-react';
import { useId } from 'react';
import { KINDS, type Kind } from '#shared/activities/kinds.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import styles from './kind-choice.module.css';

export const KIND_LOOKS: Readonly<Record<Kind, readonly [string, LucideIcon]>> = {
  ...{ flight: ['Flight', Plane], train: ['Train', TrainFront], bus: ['Bus', Bus], ferry: ['Ferry', Ship] },
  ...{ drive: ['Drive', Car], taxi: ['Taxi', CarTaxiFront], stay: ['Stay', BedDouble], meal: ['Meal', Utensils] },
  ...{ sight: ['Sight', Landmark], event: ['Event', Ticket], shop: ['Shop', ShoppingBag], other: ['Other', MapPin] },
};

interface KindChoiceProps {
  readonly value: Kind | undefined;
  readonly onChange: (kind: Kind) => void;
}

/** What an activity is, to choose one: a group of radio buttons, so that arrows go from one to the next. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend className={hidden.visuallyHidden}>Kind</legend>
      {KINDS.map((kind) => {
        const [label, Icon] = KIND_LOOKS[kind];
        return (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className={styles.radio}
            />
            <Icon aria-hidden="true" />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
