import Close from '@mui/icons-material/CloseRounded';
import { Box, Button } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { textSize } from '../ui/tokens.ts';
import type { ListChip } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';

interface Props {
  readonly chips: readonly ListChip[];
  readonly onRemove: (name: string) => void;
  readonly onClear: () => void;
  /** Gets the focus when the last chip is removed. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** CUST-02 A chip for each filter of the list, with which it is removed. */
export function ListChips({ chips, onRemove, onClear, opener }: Props) {
  const t = useListMessages();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  // Moves the focus to the next chip, as it would be lost with the removed one.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (chips.length > 0 ? buttons[Math.min(removed.current, chips.length - 1)] : opener.current)?.focus();
    removed.current = null;
  }, [chips.length, opener]);
  if (chips.length === 0) return null;
  return (
    <Box component="ul" ref={list} aria-label={t('list.chips')} sx={CHIPS}>
      {chips.map(({ name, words }, at) => (
        <li key={name}>
          <Button
            variant="outlined"
            color="inherit"
            endIcon={<Close />}
            onClick={() => {
              removed.current = at;
              onRemove(name);
            }}
            aria-label={t('list.remove', { what: words })}
            sx={{ borderRadius: '50vh', maxWidth: '100%', fontSize: textSize.body }}
          >
            <Box component="span" sx={WORDS}>
              {words}
            </Box>
          </Button>
        </li>
      ))}
      <li>
        <Button
          color="inherit"
          onClick={() => {
            removed.current = 0;
            onClear();
          }}
        >
          {t('list.clear')}
        </Button>
      </li>
    </Box>
  );
}

const CHIPS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  m: 0,
  p: 0,
  mb: 2,
  listStyle: 'none',
} as const;
const WORDS = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: { xs: 250, sm: 360 },
} as const;
