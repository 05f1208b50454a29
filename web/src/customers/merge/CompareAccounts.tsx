import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { beside } from '../../app/column.ts';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { radius } from '../../ui/tokens.ts';
import type { MergeAccountFragment, MergePreviewQuery } from '../gql/graphql.ts';
import { AccountCard } from './AccountCard.tsx';
import { type Choices, FieldChoices } from './FieldChoices.tsx';
import { Figures } from './Figures.tsx';
import { useMergeMessages } from './messages.ts';
import { refusalText } from './refusalText.ts';
import { useMerge } from './useMerge.ts';

type Preview = NonNullable<MergePreviewQuery['previewMemberMerge']>;

interface Props {
  readonly preview: Preview;
  readonly kept: MergeAccountFragment;
  readonly merged: MergeAccountFragment;
  readonly onSwap: () => void;
  readonly onOther: () => void;
  readonly onDone: () => void;
  readonly onStale: () => void;
}

/** Compares both accounts, with the result of the merge and the choice of the details to keep. */
export function CompareAccounts({ preview, kept, merged, onSwap, onOther, onDone, onStale }: Props) {
  const t = useMergeMessages();
  const format = useFormat();
  const id = useId();
  const [choices, setChoices] = useState<Choices>({});
  const { fields, refusals, pointsAfter, totalRevenueAfter, totalTransactionsAfter, tierAfter } = preview;
  const merging = useMerge({ kept, merged, fields, choices }, onDone, onStale);
  const [refused] = refusals;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: beside('1fr 1fr 1fr'), mb: 3 }}>
        <AccountCard account={kept} part="kept" />
        <AccountCard account={merged} part="merged" />
        <Paper variant="outlined" component="section" aria-labelledby={id} sx={AFTER}>
          <Typography id={id} variant="body2" component="h2" sx={{ fontWeight: 650, color: 'secondary.main', mb: 1.5 }}>
            {t('account.after')}
          </Typography>
          <Figures
            points={pointsAfter}
            revenue={totalRevenueAfter}
            sales={totalTransactionsAfter}
            tier={tierAfter?.name ?? null}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button variant="outlined" startIcon={<SwapHoriz />} onClick={onSwap}>
              {t('compare.swap')}
            </Button>
            <Button color="inherit" onClick={onOther}>
              {t('compare.other')}
            </Button>
          </Box>
        </Paper>
      </Box>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('compare.fields')}
      </Typography>
      <Paper variant="outlined" sx={{ borderRadius: radius.card, overflow: 'hidden', mb: 2 }}>
        {fields.length > 0 && (
          <FieldChoices
            fields={fields}
            accounts={{ kept, merged }}
            choices={choices}
            onChoose={(field, choice) => setChoices({ ...choices, [field]: choice })}
          />
        )}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ p: 2, borderTop: fields.length > 0 ? 1 : 0, borderColor: 'divider' }}
        >
          {t(fields.length > 0 ? 'compare.same' : 'compare.none')}
        </Typography>
      </Paper>
      {(refused || merging.failure) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refused ? refusalText(t, refused) : merging.failure}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="contained" size="large" disabled={Boolean(refused)} onClick={merging.ask}>
          {t('compare.merge')}
        </Button>
      </Box>
      <ConfirmDialog
        open={merging.isAsking}
        title={t('confirm.title')}
        confirmLabel={t('confirm.do')}
        busy={merging.isBusy}
        onConfirm={merging.confirm}
        onCancel={merging.close}
      >
        <Typography>
          {t('confirm.text', {
            merged: `${memberName(merged)} (${merged.code})`,
            kept: `${memberName(kept)} (${kept.code})`,
            points: format.count(pointsAfter),
            mergedCode: merged.code,
          })}
        </Typography>
        {merging.failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {merging.failure}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

const AFTER = { p: 2, borderRadius: radius.card, bgcolor: 'grey.50' } as const;
