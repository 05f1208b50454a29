import type { ReactNode } from 'react';
import css from './layout.module.css';

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  /** Paths of its icon. */
  readonly children: ReactNode;
}

/** A toolbar button with an icon for a label. */
export function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
