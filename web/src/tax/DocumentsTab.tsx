import MailOutlined from '@mui/icons-material/MailOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { IconButton, Typography } from '@mui/material';
import { formatTaxId } from '@taem/domain/person/taxId.ts';
import { TAX_DOCUMENT_FILES } from '@taem/domain/till/accountingFiles.ts';
import { OUTPUT_TAX_COLUMNS, OUTPUT_TAX_MARK_WORDS, RETAIL, TAX_KIND_WORDS } from '@taem/domain/till/outputTax.ts';
import { writtenMonth } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { late } from '../app/late.tsx';
import { readMonth } from '../app/readMonth.ts';
import { useSession } from '../app/session.ts';
import { shopDate } from '../app/shopDay.ts';
import { branchOf, useBranchFilter } from '../list/branchFilter.tsx';
import type { ExportFormat } from '../list/download.ts';
import { List } from '../list/List.tsx';
import type { ListColumn } from '../list/ListDeclaration.ts';
import type { ListShape } from '../list/listAddress.ts';
import { listRows } from '../list/listRows.ts';
import { useList } from '../list/useList.ts';
import { useMailMessages } from '../sale/mail/messages.ts';
import { useMayMail } from '../sale/mail/useMayMail.ts';
import { useSavePdf } from '../sale/receipt/useSavePdf.ts';
import { NOTHING } from '../ui/nothing.ts';
import type { OutputTaxQuery } from './gql/graphql.ts';
import { useOutputTaxQuery } from './gql/hooks.ts';
import { useOutputTaxMessages } from './messages.ts';
import { OutputTaxTotals, useReplacementWords, useTotals } from './OutputTaxTotals.tsx';
import { outputTaxAddress } from './outputTaxAddress.ts';
import { programFiles } from './programFiles.ts';
import { useMonthFilter } from './useMonthFilter.tsx';

const MailPaperDialog = late(async () => (await import('../sale/mail/MailPaperDialog.tsx')).MailPaperDialog);

type Row = OutputTaxQuery['outputTax']['items'][number];

const COLUMNS = [
  ...['documentDate', 'documentNo', 'kind', 'mark', 'buyerName', 'buyerTaxId', 'buyerBranchNo', 'branch'],
  ...['value', 'vat', 'exempt', 'total', 'refersToNo', 'pdf', 'mail'],
];
const SHAPE = { filters: ['month', 'branchId'], isOf: ['month'], sorts: {}, columns: COLUMNS } satisfies ListShape;

/** Maximum number of replacements of earlier months in the head of the file; for more than these it states their number. */
const MAX_ABOVE = 60;

/** The report of output tax of a month, document by document. */
export function DocumentsTab() {
  const t = useOutputTaxMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const { branchId: branchInForce, branches } = useSession();
  const today = shopDate();
  // Without a month in the address it is the current one, which can be changed if that has no documents yet.
  const list = useList(SHAPE, {
    opened: (read) => ({
      ...read,
      filter: { ...read.filter, month: readMonth(read.filter.month ?? null, today).slice(0, 7) },
    }),
  });
  const { keyword, page, perPage, filter: chosen } = list.state;
  const { month = '' } = chosen;
  const filter = { month, branchId: branchOf(chosen.branchId, branchInForce) };
  const [mailing, setMailing] = useState<Row | null>(null);
  const query = useOutputTaxQuery({ variables: { filter, keyword, page, perPage }, fetchPolicy: 'cache-and-network' });
  const { totals, refetch } = useTotals(filter);
  const wordsOf = useReplacementWords();
  const addressOf = (format: ExportFormat, above: string[][]) =>
    outputTaxAddress({ ...filter, keyword, above, total: t('total') }, format, language);
  // Waits for the notes above its rows, so that none is missing because it is not loaded yet.
  const wholeFile = async (format: ExportFormat) => {
    const noted = (totals ?? (await refetch()).data?.outputTaxTotals)?.replacements;
    if (!noted) throw new Error('The totals have not come');
    const left = noted.length - MAX_ABOVE;
    return addressOf(format, [
      [t('title')],
      [t('month'), writtenMonth(`${month}-01`, language)],
      [t('branch'), branches.find(({ id }) => id === filter.branchId)?.name ?? t('allBranches')],
      // The sums of the file then cover only the matching documents.
      ...(keyword ? [[t('only'), keyword]] : []),
      ...noted.slice(0, MAX_ABOVE).map((each) => [t('replacements'), wordsOf(each)]),
      ...(left > 0 ? [[t('replacements'), t('moreReplacements', { count: left })]] : []),
    ]);
  };
  return (
    <>
      <List<Row>
        list={list}
        label={t('title')}
        rows={listRows(query, ({ outputTax }) => outputTax)}
        columns={useColumns(setMailing)}
        nameOf={({ documentNo }) => documentNo}
        linkOf={({ transactionId }) => ({ to: `/transactions/${transactionId}`, state: { list: search } })}
        search={t('search')}
        filters={[useMonthFilter(month, today), useBranchFilter(t('branch'), t('allBranches'))]}
        file={{
          name: `${t('title')} ${month}`,
          people: 'columns',
          addressOf: wholeFile,
          programs: programFiles(addressOf('xlsx', []), TAX_DOCUMENT_FILES),
        }}
        sums={<OutputTaxTotals filter={filter} />}
        // A month without documents still has missing numbers, and notes of replacements of earlier months.
        hasSumsWithoutRows
        empty={{ title: t('none'), hint: t('noneHint') }}
      />
      {mailing && (
        <MailPaperDialog
          saleId={mailing.transactionId}
          papers={[{ taxDocumentId: mailing.id, number: mailing.documentNo }]}
          onClose={() => setMailing(null)}
        />
      )}
    </>
  );
}

function useColumns(onMail: (row: Row) => void): readonly ListColumn<Row>[] {
  const t = useOutputTaxMessages();
  const mail = useMailMessages();
  const may = useMayMail();
  const { save } = useSavePdf();
  const language = useLanguage();
  const label = (name: keyof typeof OUTPUT_TAX_COLUMNS) => OUTPUT_TAX_COLUMNS[name][language];
  const buyerOf = (row: Row) => (row.isRetail ? RETAIL[language] : row.buyerName);
  const taxIdOf = (row: Row) => row.buyerTaxId && formatTaxId(row.buyerTaxId);
  const amount = (name: 'value' | 'vat' | 'exempt' | 'total') =>
    ({ name, label: label(name), kind: 'money', value: (row: Row) => row[name] }) as const;
  return [
    { name: 'documentDate', label: label('document_date'), kind: 'day', value: (row) => row.documentDate },
    { name: 'documentNo', label: label('document_no'), value: (row) => row.documentNo, width: 150, isLink: true },
    { name: 'kind', label: label('kind'), value: (row) => TAX_KIND_WORDS[row.kind][language] },
    {
      ...{ name: 'mark', label: label('mark'), onCard: 'line' },
      value: (row) => row.mark && OUTPUT_TAX_MARK_WORDS[row.mark][language],
    },
    {
      ...{ name: 'buyerName', label: label('buyer_name'), width: 150, grow: 2, value: buyerOf },
      draw: (row) => (
        <>
          <Typography component="div" variant="inherit" noWrap={row.buyerTaxId !== null}>
            {buyerOf(row) ?? NOTHING}
          </Typography>
          {row.buyerTaxId && (
            <Typography component="div" variant="caption" color="textSecondary" noWrap>
              {taxIdOf(row)}
            </Typography>
          )}
        </>
      ),
    },
    { name: 'buyerTaxId', label: label('buyer_tax_id'), value: taxIdOf, width: 160, isBehind: true },
    { name: 'buyerBranchNo', label: label('buyer_branch_no'), value: (row) => row.buyerBranchNo, isBehind: true },
    { name: 'branch', label: label('branch.name'), value: (row) => row.branch?.name, isBehind: true },
    { ...amount('value'), onCard: 'none' },
    { ...amount('vat'), onCard: 'none' },
    { ...amount('exempt'), onCard: 'none' },
    { ...amount('total'), onCard: 'right' },
    {
      ...{ name: 'pdf', label: t('pdf'), kind: 'action', width: 64, onCard: 'none' },
      draw: ({ id, documentNo: number }, tabIndex) => (
        <IconButton
          tabIndex={tabIndex}
          aria-label={t('pdfOf', { number })}
          onClick={() => void save({ of: 'tax-documents', id, number })}
        >
          <PictureAsPdfOutlined fontSize="small" />
        </IconButton>
      ),
    },
    ...(may.documents
      ? [
          {
            ...({ name: 'mail', label: mail('mail.open'), kind: 'action', width: 64, onCard: 'none' } as const),
            draw: (row: Row, tabIndex: number) => (
              <IconButton
                tabIndex={tabIndex}
                aria-label={mail('mail.openOf', { number: row.documentNo })}
                onClick={() => onMail(row)}
              >
                <MailOutlined fontSize="small" />
              </IconButton>
            ),
          },
        ]
      : []),
    { name: 'refersToNo', label: label('refers_to_no'), value: (row) => row.refersToNo, width: 150, isBehind: true },
  ];
}
