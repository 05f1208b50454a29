import styled from '@emotion/styled';
import { formatTaxId } from '@taem/domain/person/taxId.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReceiptMessages } from './messages.ts';

/** The words of the law, on paper of any language. */
const WORDS = {
  ABBREVIATED: 'ใบกำกับภาษีอย่างย่อ',
  FULL: 'ใบกำกับภาษี',
  CREDIT_NOTE: 'ใบลดหนี้',
} as const;

const INCLUDED = 'รวมภาษีมูลค่าเพิ่มแล้ว';

const Title = styled.div`
  margin-bottom: 4px;
  text-align: center;
  font-size: 16px;
  font-weight: 700;
`;

const English = styled.div`
  font-size: 0.8em;
  font-weight: 400;
`;

/** What the paper is, conspicuously. */
export function TaxTitle({ kind }: Pick<PaperTaxDocumentFragment, 'kind'>) {
  const t = useReceiptMessages();
  const language = useLanguage();
  return (
    <Title>
      {WORDS[kind]}
      {language === 'en' && <English>{t(`receipt.tax.${kind}`)}</English>}
    </Title>
  );
}

/** Who sold: as registered, with the tax id and the number of the branch. */
export function TaxSeller({ seller }: Pick<PaperTaxDocumentFragment, 'seller'>) {
  const t = useReceiptMessages();
  const { branchNo } = seller;
  return (
    <>
      {seller.name && <div>{seller.name}</div>}
      <div>{t('receipt.taxId', { taxId: formatTaxId(seller.taxId) })}</div>
      {branchNo && (
        <div>{branchNo === '00000' ? t('receipt.headOffice') : t('receipt.branchNo', { number: branchNo })}</div>
      )}
      {seller.machineNo && <div>{t('receipt.machine', { number: seller.machineNo })}</div>}
    </>
  );
}

const Right = styled.div`
  text-align: right;
`;

/** That prices include VAT. */
export function VatIncluded() {
  const t = useReceiptMessages();
  const language = useLanguage();
  return (
    <Right>
      {INCLUDED}
      {language === 'en' && <English>{t('receipt.vatIncluded')}</English>}
    </Right>
  );
}
