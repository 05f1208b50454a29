import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { Part } from '../../sale/Part.tsx';
import { useReceiptMessages } from '../../sale/receipt/messages.ts';
import { useTaxMessages } from '../../sale/tax/messages.ts';
import { useFormat } from '../../sale/useFormat.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';

const TaxInvoiceDialog = late(async () => (await import('../../sale/tax/TaxInvoiceDialog.tsx')).TaxInvoiceDialog);
const TaxReplaceDialog = late(async () => (await import('../../sale/tax/TaxReplaceDialog.tsx')).TaxReplaceDialog);
const TaxPaperDialog = late(async () => (await import('../../sale/tax/TaxPaperDialog.tsx')).TaxPaperDialog);

type TaxDocument = SaleDetailFragment['taxDocuments'][number];

/** Returns the cash rounding of a document; the credit note of a void takes the sale's rounding back. */
const roundingOf = ({ status, cashRounding }: SaleDetailFragment, { kind }: TaxDocument): number =>
  status === 'VOID' && kind === 'CREDIT_NOTE' ? 0 - cashRounding : cashRounding;

/** The tax documents of a sale or a return with their papers, and the full invoice that its buyer may request. */
export function SaleTax({ sale, onReadAgain }: { sale: SaleDetailFragment; onReadAgain: () => Promise<void> }) {
  const t = useTaxMessages();
  const receipt = useReceiptMessages();
  const language = useLanguage();
  const format = useFormat();
  const { canWrite: maySell } = usePermission(PAGE.payment);
  const { canWrite: mayCorrect } = usePermission(PAGE.paymentHistory);
  const [isIssuing, setIssuing] = useState(false);
  // The id, not the document: the sale is read again while it is open, and may have changed.
  const [openId, setOpenId] = useState<string | null>(null);
  const [replacing, setReplacing] = useState<TaxDocument | null>(null);
  const { taxDocuments } = sale;
  if (taxDocuments.length === 0) return null;
  const has = (kind: TaxDocument['kind']) => taxDocuments.some((document) => document.kind === kind);
  const mayIssue = maySell && has('ABBREVIATED') && !has('FULL') && sale.status !== 'VOID';
  const full = taxDocuments.find(({ kind, replacedBy }) => kind === 'FULL' && !replacedBy);
  const open = taxDocuments.find(({ id }) => id === openId);
  return (
    <Part title={t('tax.documents')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {taxDocuments.map((document) => (
          <Box component="li" key={document.id}>
            {/* The paper of an abbreviated invoice is the receipt. */}
            {document.kind === 'ABBREVIATED' ? (
              document.documentNo
            ) : (
              <MuiLink component="button" onClick={() => setOpenId(document.id)}>
                {document.documentNo}
              </MuiLink>
            )}
            <Typography variant="body2" color="textSecondary">
              {[
                receipt(`receipt.tax.${document.kind}`),
                writtenDay(document.documentDate, language),
                `${receipt('receipt.vat', { percent: document.percent })} ${format.baht(document.vat)}`,
                ...(document.prints > 0 ? [t('tax.prints', { count: document.prints })] : []),
              ].join(' · ')}
            </Typography>
            {document.replacedBy && (
              <Typography variant="body2" color="error">
                {t('replaced.by', { number: document.replacedBy.documentNo })}
              </Typography>
            )}
            {document.replaces && document.replaces.kind !== 'ABBREVIATED' && (
              <Typography variant="body2" color="textSecondary">
                {t('replaced.issued', { number: document.replaces.documentNo })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {mayIssue && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setIssuing(true)}>
          {t('tax.issue')}
        </Button>
      )}
      {mayCorrect && full && sale.status !== 'VOID' && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setReplacing(full)}>
          {t('replace.action')}
        </Button>
      )}
      {replacing && (
        <TaxReplaceDialog
          transactionId={sale.id}
          document={replacing}
          rounding={sale.cashRounding}
          onReplaced={() => void onReadAgain()}
          onClose={() => setReplacing(null)}
        />
      )}
      {isIssuing && (
        <TaxInvoiceDialog
          transactionId={sale.id}
          onIssued={() => void onReadAgain()}
          onClose={() => setIssuing(false)}
        />
      )}
      {open && (
        <TaxPaperDialog
          document={open}
          rounding={roundingOf(sale, open)}
          saleId={sale.id}
          onClose={() => setOpenId(null)}
        />
      )}
    </Part>
  );
}
