import type { ReactNode } from 'react';
import css from './layout.module.css';

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A toolbar button with an icon for a label. */
export function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
