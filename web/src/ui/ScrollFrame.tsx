import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import css from './scrollFrame.module.css';
import { useMoreOutside } from './useMoreOutside.ts';

interface Props {
  /** Of what scrolls, for readers: it is reached by the keyboard, as its arrows scroll it. */
  readonly label: string;
  readonly role?: 'region' | 'group';
  /** The most that it is high; what is longer scrolls below its head. */
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/** A table that may be wider than its place: its first column stays, and a shade lies at the side where more of it is. On paper all of it stands. */
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
