import { Box } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import css from './scrollFrame.module.css';

interface Props {
  /** Of what scrolls, for readers: it is reached by the keyboard, as its arrows scroll it. */
  readonly label: string;
  readonly role?: 'region' | 'group';
  /** The most that it is high; what is longer scrolls below its head. */
  readonly maxHeight?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table that may be wider than its place: its first column stays, and a shade lies at the side where more of it is. On paper all of it stands. */
export function ScrollFrame({ label, role = 'region', maxHeight, className = '', children }: Props) {
  const inner = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');
  const look = useCallback(() => {
    const at = inner.current;
    if (at) setMore(moreOf(at.scrollLeft, at.scrollWidth - at.clientWidth));
  }, []);
  useEffect(() => {
    const at = inner.current;
    if (!at || typeof ResizeObserver === 'undefined') return;
    const seen = new ResizeObserver(look);
    seen.observe(at);
    // Other rows may be wider.
    for (const child of at.children) seen.observe(child);
    return () => seen.disconnect();
  }, [look]);
  return (
    <div className={`${css.frame} ${className}`} data-more={more || undefined}>
      <Box
        ref={inner}
        className={css.inner}
        sx={maxHeight === undefined ? null : { '@media not print': { maxHeight } }}
        tabIndex={0}
        role={role}
        aria-label={label}
        onScroll={look}
      >
        {children}
      </Box>
    </div>
  );
}

/** At which sides there is more: `left`, `right`, `left right` or nowhere; what is rounded is no more. */
export function moreOf(scrolled: number, most: number): string {
  const sides = [...(scrolled > 1 ? ['left'] : []), ...(most - scrolled > 1 ? ['right'] : [])];
  return most > 1 ? sides.join(' ') : '';
}
