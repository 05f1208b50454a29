import type { CSSProperties } from 'react';
import css from './bars.module.css';

export interface Bar {
  readonly key: string;
  readonly name: string;
  /** null if there is no figure: the bar has no length. */
  readonly value: number | null;
  /** The figure as text, and the hint displayed when the pointer is over it. */
  readonly text: string;
  readonly hint?: string;
  /** Its share of the whole, as text. */
  readonly share?: string | undefined;
  /** A colour of the theme; the product's own unless given. */
  readonly colour?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Numbers the rows by their rank. */
  readonly isRanked?: boolean;
  /** Called when a bar is chosen; a bar without a value cannot be. */
  readonly onMark?: ((key: string) => void) | undefined;
}

/**
 * A list of rows, each with a bar of its value: it needs no separate table, is readable without colours, and also works on
 * pages without the component library.
 */
export function Bars({ label, bars, isRanked = false, onMark }: Props) {
  const largest = Math.max(...bars.map(({ value }) => Math.abs(value ?? 0)), Number.MIN_VALUE);
  return (
    <ol className={css.bars} aria-label={label}>
      {bars.map((bar, at) => {
        const { key, name, value, text, hint, share, colour } = bar;
        const line = (
          <>
            {isRanked && <span className={css.about}>{at + 1}.</span>}
            <span className={css.name}>{name}</span>
            <b title={hint}>{text}</b>
            {share !== undefined && <span className={css.share}>{share}</span>}
            <span className={css.track} aria-hidden="true" data-negative={(value ?? 0) < 0}>
              <span style={{ width: `${(Math.abs(value ?? 0) / largest) * 100}%`, '--bar': colour } as CSSProperties} />
            </span>
          </>
        );
        return (
          <li key={key}>
            {onMark && value ? (
              <button type="button" className={css.line} onClick={() => onMark(key)}>
                {line}
              </button>
            ) : (
              <div className={css.line}>{line}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
