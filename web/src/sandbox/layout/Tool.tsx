import type { ReactNode } from 'react';
import css from './layout.module.css';

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  /** Whether its paths are areas, not lines. */
  readonly isFilled?: boolean;
  /** Paths of its icon. */
  readonly children: ReactNode;
}

/** A button with an icon for a label. */
export function Tool({ label, onClick, isFilled = false, children }: ToolProps) {
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke={isFilled ? 'none' : 'currentColor'}
        strokeWidth="1.8"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
