import { Box, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import type { Ref } from 'react';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { textSize } from '../../ui/tokens.ts';
import type { CountHeadFragment, CountLineFragment } from '../gql/graphql.ts';
import { useCountMessages } from './messages.ts';

const CELL = { p: '6px 8px', border: '1px solid', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' };
/** The heading is repeated on every page, and no line is split. */
const PAPER = {
  color: 'var(--paper-ink)',
  bgcolor: 'var(--paper)',
  fontSize: textSize.small,
  '& table': { width: 'calc(100% - 1px)', mt: 1, borderCollapse: 'collapse' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': CELL,
  '& .place': { width: '12mm', textAlign: 'end' },
  '& .code': { width: '32mm' },
  '& .figure': { width: '22mm', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .reason': { width: '36mm' },
} as const;

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly count: CountHeadFragment;
  readonly lines: readonly CountLineFragment[];
}

/**
 * The sheet of a count on paper. While the count is open it is a form to fill in: existing counts, and room for the others,
 * without expected pieces, which would be copied. For a closed count it has the difference of each line, for users who may
 * see that.
 */
export function CountPaper({ ref, count, lines }: Props) {
  const t = useCountMessages();
  const language = useLanguage();
  const hasExpected = count.isClosed && count.differences != null;
  const about = [count.branch?.name, count.category?.name, count.supplier?.name].filter(Boolean).join(' · ');
  return (
    <Box ref={ref} lang={language} sx={PAPER}>
      <Typography variant="h6" component="h1">
        {count.name}
      </Typography>
      <Typography>{about}</Typography>
      <Typography>
        {t('paper.lines', { count: lines.length })}
        {count.closedAt && ` · ${t('closed')} ${formatMoment(count.closedAt, language)}`}
      </Typography>
      <table>
        <thead>
          <tr>
            <th className="place">#</th>
            <th className="code">{t('line.code')}</th>
            <th>{t('line.name')}</th>
            {hasExpected && <th className="figure">{t('line.expected')}</th>}
            <th className="figure">{t('line.counted')}</th>
            {hasExpected && <th className="figure">{t('line.difference')}</th>}
            <th className="reason">{t('line.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, code, name, counted = null, expected = null, difference = null, reason }, at) => (
            <tr key={id}>
              <td className="place">{at + 1}</td>
              <td className="code">{code}</td>
              <td>{name}</td>
              {hasExpected && <td className="figure">{figure(expected)}</td>}
              <td className="figure">{figure(counted)}</td>
              {hasExpected && <td className="figure">{figure(difference)}</td>}
              <td className="reason">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const figure = (pieces: number | null) => (pieces === null ? '' : formatCount(pieces));
