import { Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { usePrivacyMessages } from './messages.ts';

interface Props {
  readonly text: 'erase.text' | 'erase.textPotential';
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** Opens an erasure, which first lists what it would delete. */
export function EraseSection({ text, dialog }: Props) {
  const t = usePrivacyMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <TitledCard title={t('erase.title')}>
      <Typography color="textSecondary">{t(text)}</Typography>
      <Button variant="outlined" color="error" sx={{ mt: 2, minHeight: CONTROL }} onClick={() => setOpen(true)}>
        {t('erase.open')}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </TitledCard>
  );
}
