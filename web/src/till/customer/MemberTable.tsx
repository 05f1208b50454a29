import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { useEffect } from 'react';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { textSize } from '../../ui/tokens.ts';
import { UNSEEN } from '../../ui/unseen.ts';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { MemberTags } from './MemberTags.tsx';
import { useCustomerMessages } from './messages.ts';

interface MemberTableProps {
  members: readonly TillMemberFragment[];
  pointedId: string | undefined;
  selectedId: string | undefined;
  onSelect: (member: TillMemberFragment) => void;
}

/** The members found, a row each with the columns of PAY-03. */
export function MemberTable({ members, pointedId, selectedId, onSelect }: MemberTableProps) {
  const t = useCustomerMessages();
  useEffect(() => {
    document.getElementById(`member-${pointedId}`)?.scrollIntoView({ block: 'nearest' });
  }, [pointedId]);
  return (
    <Table
      id="members-found"
      size="small"
      aria-label={t('search.results')}
      sx={{
        '& td, & th': { px: 0.75, py: 0.5, fontSize: textSize.small },
        '& td:first-of-type, & th:first-of-type': { pl: 2 },
        ...ON_PHONE,
      }}
    >
      <TableHead>
        <TableRow sx={{ '& th': { color: 'text.secondary', bgcolor: 'grey.50', whiteSpace: 'nowrap' } }}>
          <TableCell>{t('search.tier')}</TableCell>
          <TableCell>{t('search.name')}</TableCell>
          <TableCell>{t('search.phone')}</TableCell>
          <TableCell>{t('search.tags')}</TableCell>
          <TableCell>{t('search.lastTransaction')}</TableCell>
          <TableCell align="right">{t('search.points')}</TableCell>
          <TableCell>
            <span className="visually-hidden">{t('search.select')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isPointed={member.id === pointedId}
            isSelected={member.id === selectedId}
            onSelect={onSelect}
          />
        ))}
      </TableBody>
    </Table>
  );
}

/** On a phone each row has two lines, the name above the phone; tags and the last sale are only in the details. */
const ON_PHONE = {
  '@media (max-width: 599.95px)': {
    '& thead': UNSEEN,
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"tier name points select" "tier phone points select"',
      alignItems: 'center',
      columnGap: 1,
      px: 1.5,
      py: 1,
      borderBottom: '1px solid var(--line)',
    },
    '& tbody tr td, & tbody tr td:first-of-type': { p: 0, border: 0, height: 'auto' },
    '& [data-part=tags], & [data-part=last], & [data-part=tier] span': { display: 'none' },
    ...Object.fromEntries(
      ['tier', 'name', 'phone', 'points', 'select'].map((part) => [
        `& [data-part=${part}]`,
        { gridArea: part, width: 'auto' },
      ]),
    ),
    '& [data-part=phone]': { gridArea: 'phone', color: 'text.secondary' },
  },
} as const;

interface MemberRowProps {
  member: TillMemberFragment;
  isPointed: boolean;
  isSelected: boolean;
  onSelect: (member: TillMemberFragment) => void;
}

function MemberRow({ member, isPointed, isSelected, onSelect }: MemberRowProps) {
  const t = useCustomerMessages();
  const format = useFormat();
  const select = isSelected ? t('search.selected') : t('search.select');
  return (
    <TableRow
      id={`member-${member.id}`}
      hover
      selected={isSelected}
      aria-selected={isSelected}
      onClick={() => onSelect(member)}
      sx={{ cursor: 'pointer', boxShadow: isPointed ? 'inset 4px 0 0 var(--accent)' : 'none' }}
    >
      <TableCell data-part="tier">
        {member.tier ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <TierPicture tier={member.tier} />
            <span>{member.tier.name}</span>
          </Box>
        ) : (
          NOTHING
        )}
      </TableCell>
      <TableCell data-part="name" sx={{ fontWeight: 600 }}>
        <Box
          sx={{ maxWidth: { sm: 148 }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          title={memberName(member)}
        >
          {memberName(member)}
        </Box>
      </TableCell>
      <TableCell data-part="phone" sx={{ whiteSpace: 'nowrap' }}>
        {member.phone ? formatPhone(member.phone) : NOTHING}
      </TableCell>
      <TableCell data-part="tags">
        <MemberTags tags={member.tags} most={1} />
      </TableCell>
      <TableCell data-part="last" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
        {member.lastTransactionTime ? (
          <DateAboveTime moment={format.moment(member.lastTransactionTime)} />
        ) : (
          t('search.never')
        )}
      </TableCell>
      <TableCell data-part="points" align="right" sx={{ fontWeight: 600 }}>
        {format.count(member.remainingPoints)}
      </TableCell>
      <TableCell data-part="select" align="right" sx={{ width: '1%' }}>
        <Button
          variant={isSelected ? 'contained' : 'outlined'}
          onClick={() => onSelect(member)}
          sx={{ px: 1.5, minWidth: 72, fontSize: textSize.small, whiteSpace: 'nowrap' }}
          aria-label={`${select} ${memberName(member)}`}
        >
          {select}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** The day with the time below it, as a wider column would push the button off the table. */
function DateAboveTime({ moment }: { moment: string }) {
  const at = moment.lastIndexOf(' ');
  return (
    <>
      {moment.slice(0, at)}
      <br />
      {moment.slice(at + 1)}
    </>
  );
}
