import { Box, Typography } from '@mui/material';
import { HOLIDAY_YEARS } from '@taem/domain/insight/notes/holidays.ts';
import { useLanguage } from '../../app/i18n.ts';
import { unitName } from '../period/dayNames.ts';
import type { ChartNote, ChartRow } from './chartData.ts';
import { useChartMessages } from './messages.ts';

/** Maximum number of notes; further ones are only in the table. */
const MOST = 8;

interface Props {
  readonly title: string;
  readonly rows: readonly ChartRow[];
  readonly marks: readonly ChartNote[];
}

/** The notes on marked rows, below the drawing, each with its day; only the last ones if there are many. */
export function ChartNotes({ title, rows, marks }: Props) {
  const t = useChartMessages();
  const language = useLanguage();
  if (marks.length === 0) return null;
  const nameOf = (day: string) => {
    const row = rows.find(({ key }) => key === day);
    return row?.name ?? row?.label ?? day;
  };
  const more = marks.length - MOST;
  const year = (each: number) => unitName(`${each}-01-01`, 'YEAR', language);
  return (
    <Box component="section" aria-label={`${t('notes.title')}: ${title}`} sx={{ mt: 1.5 }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 650 }}>
        <span aria-hidden>▼ </span>
        {t('notes.title')}
      </Typography>
      <Box component="dl" sx={NOTES}>
        {marks.slice(-MOST).map(({ day, text }) => (
          <Box key={`${day} ${text}`} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary" sx={{ whiteSpace: { sm: 'nowrap' } }}>
              {nameOf(day)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 0.75, sm: 0 } }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('notes.holidays', { first: year(HOLIDAY_YEARS.first), last: year(HOLIDAY_YEARS.last) })}
      </Typography>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('notes.more', { count: more })}
        </Typography>
      )}
    </Box>
  );
}

const NOTES = {
  m: 0,
  mt: 0.5,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.5 },
} as const;
