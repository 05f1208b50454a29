import { Box, FormLabel } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { PersonPicture } from '../../ui/Picture.tsx';
import { RadioCard } from '../../ui/RadioCard.tsx';
import { textSize } from '../../ui/tokens.ts';

interface Option {
  id: string;
  name: string;
  /** The second line of the card. */
  hint?: string | undefined;
  /** Omitted if this kind of option has no pictures at all. */
  imageUrl?: string | null | undefined;
}

interface OptionCardsProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  /** Minimum width of a card, in pixels. */
  width?: number;
  /** Focuses the chosen card, or else the first, when it is mounted. */
  autoFocus?: boolean;
  onChange: (id: string) => void;
}

/** A choice of one of several options, as cards; to the keyboard and screen readers they are radio buttons. */
export function OptionCards({ label, options, value, width = 148, autoFocus = false, onChange }: OptionCardsProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!autoFocus) return;
    const radios = group.current;
    const first = radios?.querySelector<HTMLInputElement>('input:checked') ?? radios?.querySelector('input');
    // On a phone the cards may stand below a QR, which stays in view.
    first?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <Box component="fieldset" ref={group} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1, p: 0 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))` }}>
        {options.map((option) => (
          <RadioCard key={option.id} name={name} checked={option.id === value} onChoose={() => onChange(option.id)}>
            {option.imageUrl !== undefined && <Logo name={option.name} imageUrl={option.imageUrl} />}
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {option.name}
              {option.hint && <small style={{ display: 'block' }}>{option.hint}</small>}
            </span>
          </RadioCard>
        ))}
      </Box>
    </Box>
  );
}

function Logo({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  return (
    <PersonPicture
      src={imageUrl}
      name={name}
      sx={{ width: 32, height: 32, fontSize: textSize.small, borderRadius: 1 }}
    />
  );
}
