import { Alert, DialogContentText, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import type { UncountedLines } from '../../gql/contract.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { CountHeadFragment } from '../gql/graphql.ts';
import { useCloseStockCountMutation } from '../gql/hooks.ts';
import { CountFigures } from './CountFigures.tsx';
import { useCountMessages } from './messages.ts';
import { useCountRefusal } from './useCountRefusal.ts';

interface Props {
  readonly count: CountHeadFragment;
  readonly onClosed: () => void;
  readonly onCancel: () => void;
}

/** Explains what closing does, and what happens to lines that no one counted. */
export function CloseCountDialog({ count, onClosed, onCancel }: Props) {
  const t = useCountMessages();
  const notify = useNotice();
  const refusal = useCountRefusal();
  const [close, { loading }] = useCloseStockCountMutation();
  const [uncounted, setUncounted] = useState<UncountedLines>('LEAVE');
  const left = count.lines - count.countedLines;
  const run = async () => {
    const answer = await close({ variables: { input: { id: count.id, uncounted } } }).catch(() => null);
    const outcome = answer?.data?.closeStockCount;
    if (outcome?.stockCount) notify(t('close.done'), 'success');
    else notify(refusal(outcome?.userErrors[0]), 'error');
    onClosed();
  };
  return (
    <ConfirmDialog
      open
      title={t('close.title', { name: count.name })}
      confirmLabel={t('close.confirm')}
      cancelLabel={t('close.keep')}
      danger={uncounted === 'ZERO' && left > 0}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onCancel}
    >
      <CountFigures count={count} />
      <DialogContentText sx={{ mt: 1 }}>{t('close.text')}</DialogContentText>
      {left > 0 && (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }} id="uncounted-lines">
            {t('close.uncounted', { count: left, shown: formatCount(left) })}
          </Typography>
          <RadioGroup
            aria-labelledby="uncounted-lines"
            value={uncounted}
            onChange={({ target }) => setUncounted(target.value as UncountedLines)}
          >
            {(['LEAVE', 'ZERO'] as const).map((value) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={t(`close.${value}`)} />
            ))}
          </RadioGroup>
          {uncounted === 'ZERO' && (
            <Alert severity="warning">{t('close.zeroSure', { count: formatCount(left) })}</Alert>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
