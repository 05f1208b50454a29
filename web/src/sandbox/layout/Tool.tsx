import type { ReactNode } from 'react';
import css from './layout.module.css';

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of the toolbar that is told by its sign. */
export function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
