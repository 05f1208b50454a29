import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { EraseDialog } from './EraseDialog.tsx';
import { usePrivacyMessages } from './messages.ts';
import { PrivacySection } from './PrivacySection.tsx';

/** The way to an erasure, which tells first what it would take. */
export function EraseSection({ memberId }: { readonly memberId: string }) {
  const t = usePrivacyMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <PrivacySection title={t('erase.title')}>
      <Typography color="textSecondary">{t('erase.text')}</Typography>
      <Button variant="outlined" color="error" sx={{ mt: 2, minHeight: 44 }} onClick={() => setOpen(true)}>
        {t('erase.open')}
      </Button>
      {isOpen && <EraseDialog memberId={memberId} onClose={() => setOpen(false)} />}
    </PrivacySection>
  );
}
