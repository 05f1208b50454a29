import { fullName } from '../../app/fullName.ts';
import type { Particulars } from '../../resources/Particulars.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import type { ShiftOnPaper } from './ShiftPaper.tsx';
import { ShiftReport } from './ShiftReport.tsx';

type Person = { firstname?: string; lastname?: string } | null | undefined;
const nameOf = (person: Person) => (person ? fullName(person) : null);

function ReportPanel({ row }: { row: Row }) {
  const shift = row as unknown as ShiftOnPaper & {
    till: { code: string; name: string } | null;
    openedBy: Person;
    closedBy: Person;
    approvedBy: Person;
  };
  return (
    <ShiftReport
      shift={{
        ...shift,
        till: shift.till ? `${shift.till.code} · ${shift.till.name}` : '',
        openedByName: nameOf(shift.openedBy),
        closedByName: nameOf(shift.closedBy),
        approvedByName: nameOf(shift.approvedBy),
      }}
    />
  );
}

/** A shift can only be viewed; its report is what is printed. */
export const shiftParticulars: Particulars = {
  opensToRead: true,
  title: (row, language) => {
    const number = row.number as number | null;
    if (number === null) return language === 'th' ? 'กะที่เปิดอยู่' : 'Open shift';
    return `Z ${number}`;
  },
  tabs: [{ key: 'report', label: { th: 'รายงานกะ', en: 'Shift report' }, Panel: ReportPanel }],
};
