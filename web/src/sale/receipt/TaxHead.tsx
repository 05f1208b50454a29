import styled from '@emotion/styled';
import { formatTaxId } from '@taem/domain/person/taxId.ts';
import { TAX_KIND_WORDS } from '@taem/domain/till/outputTax.ts';
import { HEAD_OFFICE } from '@taem/domain/till/taxBuyer.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReceiptMessages } from './messages.ts';
import { WholeNumbers } from './WholeNumbers.tsx';

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
      {/* The words of the law, on paper of any language. */}
      {TAX_KIND_WORDS[kind].th}
      {language === 'en' && <English>{t(`receipt.tax.${kind}`)}</English>}
    </Title>
  );
}

/** A seller or a buyer as registered, with the tax id and the number of the branch. */
export function TaxParty({ party }: { party: Party }) {
  const t = useReceiptMessages();
  const { name, address, taxId, branchNo, machineNo } = party;
  return (
    <>
      {name && <div>{name}</div>}
      {address && <div>{address}</div>}
      {taxId && (
        <div>
          <WholeNumbers text={t('receipt.taxId', { taxId: formatTaxId(taxId) })} />
        </div>
      )}
      {branchNo && (
        <div>{branchNo === HEAD_OFFICE ? t('receipt.headOffice') : t('receipt.branchNo', { number: branchNo })}</div>
      )}
      {machineNo && <div>{t('receipt.machine', { number: machineNo })}</div>}
    </>
  );
}

type Party = Partial<Record<'name' | 'address' | 'taxId' | 'branchNo' | 'machineNo', string | null>>;

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
