import styled from '@emotion/styled';
import { bahtInWords } from '@taem/domain/money/bahtInWords.ts';
import { addFigures, figureInSatang } from '@taem/domain/money/figure.ts';
import type { TaxNoteKind } from '@taem/domain/till/taxDocument.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { returnNoteWords } from '@taem/domain/transactions/returnReason.ts';
import type { Ref } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReceiptMessages } from '../receipt/messages.ts';
import { PaperLogo } from '../receipt/PaperLogo.tsx';
import type { PaperSize } from '../receipt/paperSize.ts';
import { Row, Rule } from '../receipt/ReceiptRow.tsx';
import { PAPERS, Stamp } from '../receipt/roll.ts';
import { TaxParty, TaxTitle } from '../receipt/TaxHead.tsx';
import { WholeNumbers } from '../receipt/WholeNumbers.tsx';
import { useFormat } from '../useFormat.ts';
import { useTaxMessages } from './messages.ts';
import { TaxLines } from './TaxLines.tsx';

const Together = styled.div`
  break-inside: avoid;
`;

/** Seller and buyer, side by side where there is room. */
const Parties = styled.div`
  white-space: pre-line;
  .A4 > & {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 24px;
  }
`;

const Words = styled.div`
  margin-top: 4px;
  text-align: right;
  font-weight: 700;
`;

const Signature = styled.div`
  width: 60mm;
  margin: 24mm 0 0 auto;
  border-top: 1px dotted;
  text-align: center;
`;

interface Props {
  document: PaperTaxDocumentFragment;
  /** What cash of the sale or the return was rounded by, in baht: the document is not changed by it. */
  rounding: number;
  logoUrl?: string | null | undefined;
  size: PaperSize;
  isCopy: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A full tax invoice, a credit or a debit note on a roll or a sheet. What a credit note takes back is written above zero. */
export function TaxPaper({ document, rounding, logoUrl, size, isCopy, ref }: Props) {
  const t = useTaxMessages();
  const receipt = useReceiptMessages();
  const language = useLanguage();
  const format = useFormat();
  const { seller, buyer, refersTo, notes, kind, reason } = document;
  const isCredit = kind === 'CREDIT_NOTE';
  const isNote = isCredit || kind === 'DEBIT_NOTE';
  const baht = (amount: number) => format.baht(isCredit ? 0 - amount : amount);
  const named = (of: TaxNoteKind) =>
    notes
      .filter((note) => note.kind === of)
      .map(({ documentNo: number, documentDate }) =>
        t('paper.note', { number, day: writtenDay(documentDate, language) }),
      )
      .join(', ');
  const [reducedBy, raisedBy] = [named('CREDIT_NOTE'), named('DEBIT_NOTE')];
  const left = addFigures([document.exempt, document.value, ...notes.map(({ value }) => value)]);
  // By notes of before this one.
  const corrected = addFigures([
    document.leftValue ?? 0,
    ...[refersTo?.value ?? 0, document.exempt, document.value].map((amount) => 0 - amount),
  ]);
  const Paper = PAPERS[size];
  return (
    <Paper
      ref={ref}
      className={size === 'A4' ? 'A4' : 'roll'}
      role="document"
      aria-label={receipt(`receipt.tax.${kind}`)}
    >
      {isCopy && <Stamp>{receipt('receipt.copy')}</Stamp>}
      <PaperLogo url={logoUrl} />
      <TaxTitle kind={kind} />
      <Parties>
        <div>
          <TaxParty party={seller} />
          <Row label={receipt('receipt.number')} value={document.documentNo} />
          <Row label={receipt('receipt.date')} value={writtenDay(document.documentDate, language)} />
        </div>
        {buyer && (
          <div>
            {size !== 'A4' && <Rule />}
            <strong>{t('paper.buyer')}</strong>
            <TaxParty party={buyer} />
          </div>
        )}
      </Parties>
      {refersTo && (
        <div>
          <WholeNumbers
            text={t(isNote ? 'paper.corrects' : 'paper.replaces', {
              number: refersTo.documentNo,
              day: writtenDay(refersTo.documentDate, language),
            })}
          />
        </div>
      )}
      {raisedBy && (
        <div>
          <WholeNumbers text={t('paper.raisedBy', { notes: raisedBy })} />
        </div>
      )}
      {reducedBy && (
        <div>
          <WholeNumbers text={t(left === 0 ? 'paper.cancelledBy' : 'paper.reducedBy', { notes: reducedBy })} />
        </div>
      )}
      {isNote && (
        <div>
          {t(isCredit ? 'paper.reason' : 'paper.reasonOfMore', {
            reason: reason ? returnNoteWords(reason, language) : '–',
          })}
        </div>
      )}
      <Rule />
      <TaxLines lines={document.lines} isSheet={size === 'A4'} isCredit={isCredit} />
      <Rule />
      <Together>
        {isNote && refersTo && document.leftValue != null && (
          <>
            <Row label={t('paper.original')} value={format.baht(refersTo.value)} />
            {corrected !== 0 && <Row label={t('paper.corrected')} value={format.baht(corrected)} />}
            <Row label={t('paper.left')} value={format.baht(document.leftValue)} />
          </>
        )}
        {document.exempt !== 0 && <Row label={receipt('receipt.exempt')} value={baht(document.exempt)} />}
        <Row label={t(isNote ? 'paper.difference' : 'paper.withoutVat')} value={baht(document.value)} />
        <Row label={t('paper.vat', { percent: document.percent })} value={baht(document.vat)} />
        <Row strong label={t('paper.total')} value={baht(document.total)} />
        <Words>({bahtInWords(figureInSatang(isCredit ? 0 - document.total : document.total))})</Words>
        {rounding !== 0 && <Row label={receipt('receipt.rounding')} value={baht(rounding)} />}
        {size === 'A4' && <Signature>{t('paper.signature')}</Signature>}
      </Together>
    </Paper>
  );
}
