import type { OwnInputProps, Particulars } from '../../resources/Particulars.ts';
import { BranchesField } from '../users/BranchesField.tsx';
import { RoleField } from '../users/RoleField.tsx';
import { branchIds, roleId } from '../users/userParticulars.tsx';
import type { Workplaces } from '../users/workplaces.ts';
import { KeysPanel } from './KeysPanel.tsx';

const ProgramRole = (props: OwnInputProps<string>) => <RoleField {...props} forProgram />;
const ProgramBranches = (props: OwnInputProps<Workplaces>) => <BranchesField {...props} forProgram />;

/** Service accounts: a role and branches like a user, and a tab for their keys. */
export const programParticulars: Particulars = {
  own: { roleId: { ...roleId, Input: ProgramRole }, branchIds: { ...branchIds, Input: ProgramBranches } },
  tabs: [{ key: 'keys', label: { th: 'คีย์', en: 'Keys' }, Panel: KeysPanel }],
  opensToRead: true,
  // Without a key no program can use it.
  createdTab: 'keys',
  created: {
    th: 'เพิ่มบัญชีโปรแกรมแล้ว สร้างคีย์ได้ที่หน้านี้',
    en: 'Service account added. Create its key here.',
  },
};
