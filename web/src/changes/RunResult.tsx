import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { CONTROL } from '../ui/tokens.ts';
import type { RunFactsFragment } from './gql/graphql.ts';
import { useChangesMessages } from './messages.ts';

interface Props {
  readonly run: RunFactsFragment;
  readonly failed: boolean;
  readonly onCancel: () => void;
}

/** The progress and the result of a run. */
export function RunResult({ run, failed, onCancel }: Props) {
  const t = useChangesMessages();
  const { state, kind, total, done, changed, same, leftCount, left } = run;
  const notes = left.filter(({ reason }) => reason === 'WITHOUT_PIN');
  if (state === 'RUNNING') {
    return (
      <Box>
        <Typography sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }} role="status">
          {t('run.progress', { done: formatCount(done), total: formatCount(total) })}
        </Typography>
        <LinearProgress variant="determinate" value={total === 0 ? 100 : (done / total) * 100} aria-hidden />
        {failed && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('run.failed')}
          </Alert>
        )}
        <Button onClick={onCancel} sx={{ mt: 2, minHeight: CONTROL }} color="inherit" variant="outlined">
          {t('run.cancel')}
        </Button>
      </Box>
    );
  }
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>{t(`run.${kind}`, { n: formatCount(changed) })}</Typography>
      {same > 0 && <Typography color="textSecondary">{t('run.same', { n: formatCount(same) })}</Typography>}
      {state !== 'DONE' && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t(`run.${state}`)}
        </Alert>
      )}
      {leftCount > 0 && (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }}>{t('run.left', { n: formatCount(leftCount) })}</Typography>
          <LeftList left={left.filter(({ reason }) => reason !== 'WITHOUT_PIN')} />
        </>
      )}
      {notes.length > 0 && (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }}>{t('run.notes')}</Typography>
          <LeftList left={notes} />
        </>
      )}
    </Box>
  );
}

type LeftOut = Pick<RunFactsFragment['left'][number], 'recordId' | 'name' | 'reason' | 'message'> & {
  readonly by?: string | null;
  readonly at?: string | null;
};

/** Records that were left unchanged, each with the reason. */
export function LeftList({ left }: { readonly left: readonly LeftOut[] }) {
  const t = useChangesMessages();
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 1, maxHeight: 220, overflowY: 'auto' }}>
      {left.map(({ recordId, name, reason, message, by, at }) => (
        <li key={recordId}>
          <Typography variant="body2">
            <b>{name ?? t('left.noName')}</b>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t(`left.${reason}`, { by: by ?? t('source.SYSTEM'), at: at ? formatMoment(at, language) : '' })}
              {reason === 'RULE' && language === 'en' && message ? `: ${message}` : ''}
            </Box>
          </Typography>
        </li>
      ))}
    </Box>
  );
}
