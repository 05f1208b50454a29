import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { PersonPicture } from '../../ui/Picture.tsx';
import { textSize } from '../../ui/tokens.ts';
import styles from './OptionCards.module.css';

interface Option {
  id: string;
  name: string;
  /** Second line. */
  hint?: string | undefined;
  /** Left out where the kind has no pictures at all. */
  imageUrl?: string | null | undefined;
}

interface OptionCardsProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  /** Narrowest card, in pixels. */
  width?: number;
  /** Takes the focus when it comes: at the chosen one, or the first. */
  autoFocus?: boolean;
  onChange: (id: string) => void;
}

/** One of several, as cards; plain radio buttons to the keyboard and the screen reader. */
export function OptionCards({ label, options, value, width = 148, autoFocus = false, onChange }: OptionCardsProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!autoFocus) return;
    const radios = group.current;
    (radios?.querySelector<HTMLInputElement>('input:checked') ?? radios?.querySelector('input'))?.focus();
  }, [autoFocus]);
  return (
    <fieldset className={styles.group} ref={group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options} style={{ '--option-width': `${width}px` } as CSSProperties}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input type="radio" name={name} checked={option.id === value} onChange={() => onChange(option.id)} />
            {option.imageUrl !== undefined && <Logo name={option.name} imageUrl={option.imageUrl} />}
            <span style={{ minWidth: 0 }}>
              {option.name}
              {option.hint && <small style={{ display: 'block', fontWeight: 400 }}>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Logo({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  return (
    <span aria-hidden>
      <PersonPicture
        src={imageUrl}
        name={name}
        sx={{ width: 32, height: 32, fontSize: textSize.small, borderRadius: 1 }}
      />
    </span>
  );
}
