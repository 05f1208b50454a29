import type { CSSProperties } from 'react';
import css from './bars.module.css';

export interface Bar {
  readonly key: string;
  readonly name: string;
  /** null where there is none: a bar without a length. */
  readonly value: number | null;
  /** The figure as it is read, and what it says where the pointer rests on it. */
  readonly text: string;
  readonly hint?: string;
  /** Its part of the whole, in words. */
  readonly share?: string | undefined;
  /** Of the theme; that of the house unless given. */
  readonly colour?: string | undefined;
}

interface Props {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Each has its place before its name. */
  readonly isRanked?: boolean;
  /** A bar was chosen; one of nothing cannot be. */
  readonly onMark?: ((key: string) => void) | undefined;
}

/** Rows as a list, each with a bar of its size: it is its own table, is read without its colours, and stands on pages without the component library too. */
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
