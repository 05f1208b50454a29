import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import css from './scrollFrame.module.css';
import { useMoreOutside } from './useMoreOutside.ts';

interface Props {
  /** Accessible name of the scrolling region: it can be focused, as the arrow keys scroll it. */
  readonly label: string;
  readonly role?: 'region' | 'group';
  /** Maximum height; a longer table scrolls below its head. */
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/**
 * A frame for a table that may be too wide: its first column stays, and a shade marks the sides where there is more. On paper
 * all of it is printed.
 */
export function ScrollFrame({ label, role = 'region', maxHeight, children }: Props) {
  const inner = useRef<HTMLDivElement>(null);
  const more = useMoreOutside(inner, (element) => element);
  return (
    <div className={css.frame} data-more={more || undefined}>
      <Box
        ref={inner}
        className={css.inner}
        sx={maxHeight === undefined ? null : { '@media not print': { maxHeight } }}
        tabIndex={0}
        role={role}
        aria-label={label}
      >
        {children}
      </Box>
    </div>
  );
}
