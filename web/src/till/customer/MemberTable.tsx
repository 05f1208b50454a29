import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { useEffect } from 'react';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { textSize } from '../../ui/tokens.ts';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { MemberTags } from './MemberTags.tsx';
import { useCustomerMessages } from './messages.ts';

interface MemberTableProps {
  members: readonly TillMemberFragment[];
  pointedId: string | undefined;
  selectedId: string | undefined;
  onSelect: (member: TillMemberFragment) => void;
}

/** The members found, one row each with the columns of PAY-03. */
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

interface MemberRowProps {
  member: TillMemberFragment;
  isPointed: boolean;
  isSelected: boolean;
  onSelect: (member: TillMemberFragment) => void;
}

function MemberRow({ member, isPointed, isSelected, onSelect }: MemberRowProps) {
  const t = useCustomerMessages();
  const format = useFormat();
  return (
    <TableRow
      id={`member-${member.id}`}
      hover
      selected={isSelected}
      aria-selected={isSelected}
      onClick={() => onSelect(member)}
      sx={{ cursor: 'pointer', boxShadow: isPointed ? 'inset 4px 0 0 var(--accent)' : 'none' }}
    >
      <TableCell>
        {member.tier ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <TierPicture tier={member.tier} />
            {member.tier.name}
          </Box>
        ) : (
          '-'
        )}
      </TableCell>
      <TableCell sx={{ fontWeight: 600 }}>
        <Box
          sx={{ maxWidth: 148, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          title={memberName(member)}
        >
          {memberName(member)}
        </Box>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{member.phone ? formatPhone(member.phone) : '-'}</TableCell>
      <TableCell>
        <MemberTags tags={member.tags} most={1} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
        {member.lastTransactionTime ? (
          <DateAboveTime moment={format.moment(member.lastTransactionTime)} />
        ) : (
          t('search.never')
        )}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        {format.count(member.remainingPoints)}
      </TableCell>
      <TableCell align="right" sx={{ width: '1%' }}>
        <Button
          variant={isSelected ? 'contained' : 'outlined'}
          onClick={() => onSelect(member)}
          sx={{ px: 1.5, minWidth: 72, fontSize: textSize.small, whiteSpace: 'nowrap' }}
          aria-label={`${t('search.select')} ${memberName(member)}`}
        >
          {isSelected ? t('search.selected') : t('search.select')}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** The day and the time under it: the column must not push the button off the table. */
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
