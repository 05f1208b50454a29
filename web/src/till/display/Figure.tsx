import css from './display.module.css';

/** A figure of the customer's screen with its name. */
export function Figure({ label, value, kind }: { label: string; value: string; kind?: 'due' | 'saved' }) {
  return (
    <p className={css.figure} data-kind={kind}>
      <span>{label}</span>
      <b>{value}</b>
    </p>
  );
}
