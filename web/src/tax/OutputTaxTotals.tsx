import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import { TAX_KIND_WORDS } from '@taem/domain/till/outputTax.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import type { OutputTaxFilter } from '../gql/contract.ts';
import { ListTotals } from '../list/ListTotals.tsx';
import { useFormat } from '../sale/useFormat.ts';
import { FigureTable } from '../ui/FigureTable.tsx';
import { Pager } from '../ui/Pager.tsx';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import type { OutputTaxTotalsQuery } from './gql/graphql.ts';
import { useOutputTaxTotalsQuery } from './gql/hooks.ts';
import { useOutputTaxMessages } from './messages.ts';

type Totals = NonNullable<OutputTaxTotalsQuery['outputTaxTotals']>;

/** Returns the totals of all documents of the month, also while a search narrows the list. */
export function useTotals(filter: OutputTaxFilter) {
  const { data, error, refetch } = useOutputTaxTotalsQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  return { totals: data?.outputTaxTotals, error, refetch };
}

const AMOUNTS = ['value', 'vat', 'exempt', 'total'] as const;
/** Maximum number of missing numbers named per series. */
const MAX_MISSING = 100;

/** The sums of the documents, the missing numbers, and the replacements of earlier documents. */
export function OutputTaxTotals({ filter }: { filter: OutputTaxFilter }) {
  const t = useOutputTaxMessages();
  const format = useFormat();
  const { totals, error, refetch } = useTotals(filter);
  const missing =
    totals?.series.flatMap(({ missing: numbers }) => (numbers.length < MAX_MISSING ? numbers : [...numbers, '…'])) ??
    [];
  return (
    <ListTotals
      label={t('totals')}
      isLoaded={Boolean(totals)}
      failed={error && !totals ? () => refetch() : undefined}
      figures={AMOUNTS.map((name) => ({ label: t(name), value: totals && format.baht(totals[name]) }))}
      above={
        missing.length > 0 && (
          <Alert severity="error" sx={{ borderRadius: 0 }}>
            {t('missing', { numbers: missing.join(', ') })}
          </Alert>
        )
      }
    >
      <Box component="details" sx={{ px: 2, pb: 1.5, '& th, & td': { whiteSpace: 'nowrap' } }}>
        <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer' }}>
          {totals
            ? [
                t('documents', { shown: format.count(totals.documents), count: totals.documents }),
                ...(missing.length === 0 ? [t('complete')] : []),
              ].join(' · ')
            : '\u00a0'}
        </Typography>
        {totals && <SeriesTable series={totals.series} />}
      </Box>
      {totals && totals.replacements.length > 0 && (
        <Replacements key={`${filter.month} ${filter.branchId}`} replacements={totals.replacements} />
      )}
    </ListTotals>
  );
}

/** Number of replacements displayed at first, and per page. */
const FEW = 5;
const PER_PAGE = 50;

/** The replacements of documents of earlier months (docs/adr/0186). */
function Replacements({ replacements }: Pick<Totals, 'replacements'>) {
  const t = useOutputTaxMessages();
  const format = useFormat();
  const wordsOf = useReplacementWords();
  const [page, setPage] = useState(1);
  return (
    <Box component="details" open={replacements.length <= FEW} sx={{ px: 2, pb: 1.5 }}>
      <Typography component="summary" variant="subtitle2" sx={{ cursor: 'pointer' }}>
        {`${t('replacements')} · ${t('documents', { shown: format.count(replacements.length), count: replacements.length })}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {replacements.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((each) => (
          <Typography component="li" variant="body2" key={each.documentNo}>
            <MuiLink component={Link} to={`/transactions/${each.transactionId}`}>
              {wordsOf(each)}
            </MuiLink>
          </Typography>
        ))}
      </Box>
      {replacements.length > PER_PAGE && (
        <Pager page={page} perPage={PER_PAGE} total={replacements.length} onPage={setPage} />
      )}
    </Box>
  );
}

/** Returns a function that words a replacement, on the screen and in the file. */
export function useReplacementWords() {
  const t = useOutputTaxMessages();
  const language = useLanguage();
  return ({ documentNo, documentDate, replacedNo, issuedOn }: Totals['replacements'][number]) =>
    t('replacement', {
      ...{ number: documentNo, old: replacedNo },
      ...{ day: writtenDay(documentDate, language), issued: writtenDay(issuedOn, language) },
    });
}

/** The series of documents, each from its first to its last number. */
function SeriesTable({ series }: Pick<Totals, 'series'>) {
  const t = useOutputTaxMessages();
  const format = useFormat();
  const language = useLanguage();
  return (
    <ScrollFrame label={t('series')}>
      <FigureTable
        label={t('series')}
        isNamed
        columns={[
          { key: 'kind', label: t('kind') },
          { key: 'from', label: t('from') },
          { key: 'to', label: t('to') },
          { key: 'documents', label: t('count'), isFigure: true },
          ...AMOUNTS.map((name) => ({ key: name, label: t(name), isFigure: true })),
        ]}
        rows={series.map((each) => ({
          key: each.firstNo,
          cells: [
            ...[TAX_KIND_WORDS[each.kind][language], each.firstNo, each.lastNo, format.count(each.documents)],
            ...AMOUNTS.map((name) => format.baht(each[name])),
          ],
        }))}
      />
    </ScrollFrame>
  );
}
