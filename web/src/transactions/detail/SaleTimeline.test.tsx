import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { SaleTimeline } from './SaleTimeline.tsx';

const reference = (kind: string, documentNo: string) => ({ kind, documentNo });
const document = (kind: string, issuedAt: string, more: object = {}) => ({
  ...{
    id: issuedAt,
    kind,
    documentNo: 'B01-A-000001',
    issuedAt,
    issuedByName: 'Nok Jai',
    replaces: null,
    reason: null,
  },
  ...more,
});
const SALE = {
  ...{
    id: 's',
    status: 'COMPLETE',
    returnOf: null,
    time: '2026-11-01T10:00:00+07:00',
    amountDue: 107,
    cashRounding: 0,
  },
  ...{ channels: [{ type: 'CASH', amount: 107 }], createBy: { firstname: 'Nok', lastname: 'Jai' } },
  ...{ approvals: [], pointEntries: [], claimedTime: null, voidTime: null },
};

test.each([
  [
    'en',
    [
      /^Paid and recorded/,
      /^Full tax invoice B01-F-000001 issued.*by the customer, on the receipt page$/,
      /^B01-F-000001 cancelled, B01-F-000002 issued in its place.*by Nok Jai · Wrong name$/,
    ],
  ],
  ['th', [/^รับชำระ/, /B01-F-000001.*โดยลูกค้า จากหน้าใบเสร็จ$/, /^ยกเลิกเอกสารเลขที่ B01-F-000001.*ชื่อผู้ซื้อผิด$/]],
] as const)(
  'issue 36 what happened with a sale names its full invoice and who replaced it, why (%s)',
  async (language, rows) => {
    await switchLanguage(language);
    const taxDocuments = [
      document('ABBREVIATED', '2026-11-01T10:00:00+07:00'),
      document('FULL', '2026-12-02T10:00:00+07:00', {
        ...{ documentNo: 'B01-F-000002', reason: 'Wrong Name', replaces: reference('FULL', 'B01-F-000001') },
      }),
      document('FULL', '2026-11-01T11:00:00+07:00', {
        ...{ documentNo: 'B01-F-000001', issuedByName: null, replaces: reference('ABBREVIATED', 'B01-A-000001') },
      }),
    ];
    render(<SaleTimeline sale={{ ...SALE, taxDocuments } as unknown as SaleDetailFragment} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      rows.map((row) => expect.stringMatching(row)),
    );
  },
);
