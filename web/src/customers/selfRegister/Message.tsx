import { type ReactNode, useEffect, useRef } from 'react';
import plain from '../../app/plainPage.module.css';
import css from './selfRegister.module.css';

const SIGNS = {
  done: 'M9.5 16.6 5.4 12.5 4 13.9l5.5 5.5L21 7.9l-1.4-1.4Z',
  problem: 'M11 6h2v8h-2Zm0 10h2v2.2h-2Z',
} as const;

interface Props {
  readonly kind: keyof typeof SIGNS;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A message in place of a form. */
export function Message({ kind, title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The previously focused element is gone; a screen reader continues here.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo?.({ top: 0 });
  }, []);
  return (
    <div className={`${plain.card} ${css.message}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={css[kind]}>
        <path d={SIGNS[kind]} />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
