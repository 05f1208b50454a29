import { Box, Paper, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useLanguage } from '../../app/i18n.ts';
import { textSize } from '../../ui/tokens.ts';
import type { TargetFragment } from '../gql/graphql.ts';
import { useTargetWords } from '../target/useTargetWords.ts';
import { useReportMessages } from './messages.ts';
import type { Figure } from './report.ts';

interface Props {
  readonly figures: readonly Figure[];
  /** The target, if it was requested. */
  readonly target?: TargetFragment | null | undefined;
}

/** BI-32, BI-41 The totals of all pages. */
export function ReportStrip({ figures, target }: Props) {
  const reached = useTargetWords()(target);
  const t = useReportMessages();
  const language = useLanguage();
  return (
    <Paper component="section" variant="outlined" aria-label={t('report.summary')} sx={{ mb: 2, breakInside: 'avoid' }}>
      <Box component="dl" sx={STRIP}>
        {figures.map(({ words, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each has its place.
          <Box key={place} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {words[language]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: textSize.title }}>
              {formatCount(value)}
            </Typography>
          </Box>
        ))}
      </Box>
      {reached && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 2 }}>
          {reached}
        </Typography>
      )}
    </Paper>
  );
}

const STRIP = {
  m: 0,
  px: 2.5,
  py: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(150px, 1fr))' },
  '@media print': { display: 'flex', flexWrap: 'wrap', gap: '24pt' },
} as const;
