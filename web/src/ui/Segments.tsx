import type { ReactNode } from 'react';
import css from './segments.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Language of the label, if it is not that of the page. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  /** Accessible name of the choice, or the id of the element that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | null;
  /** Called when any of them is pressed, also the chosen one. */
  readonly onChange: (value: Value) => void;
  /** Fills the available width. */
  readonly isWide?: boolean;
}

/** A choice of a few values, side by side. It also works on pages without the component library. */
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
