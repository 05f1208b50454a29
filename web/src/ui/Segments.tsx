import type { ReactNode } from 'react';
import css from './segments.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Of the label, where it is another language than the page's. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  /** Names the choice, or the id of what names it on the page. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | null;
  /** Any of them was pressed, also the one that is chosen. */
  readonly onChange: (value: Value) => void;
  /** As wide as the place it stands in. */
  readonly isWide?: boolean;
}

/**
 * A choice of a few, side by side. It stands on pages without the component library too.
 */
export function Segments<Value extends string>({ segments, value, onChange, isWide = false, ...named }: Props<Value>) {
  return (
    <fieldset
      className={isWide ? `${css.track} ${css.wide}` : css.track}
      aria-label={named.label}
      aria-labelledby={named.labelledBy}
    >
      {segments.map((one) => (
        <button
          key={one.value}
          type="button"
          lang={one.lang}
          disabled={one.disabled}
          aria-pressed={one.value === value}
          onClick={() => onChange(one.value)}
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  );
}
