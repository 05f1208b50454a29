import { TextField } from '@mui/material';
import { useState } from 'react';
import { fullName } from '../app/fullName.ts';
import { Finder } from '../ui/Finder.tsx';
import { useKeyword } from '../ui/useKeyword.ts';
import type { Met } from './appointmentValues.ts';
import { useMembersToMeetQuery } from './gql/hooks.ts';
import { useCalendarMessages } from './messages.ts';

interface Props {
  readonly value: Met | null;
  readonly onChange: (member: Met | null) => void;
}

/** Chooses the member of an appointment, by name or phone. */
export function MemberChoice({ value, onChange }: Props) {
  const t = useCalendarMessages();
  const [typed, setTyped] = useState('');
  const { keyword } = useKeyword(typed);
  const { data, error, loading } = useMembersToMeetQuery({ variables: { keyword: keyword || null } });
  // MGMT-38 A list of choices that cannot be loaded is not drawn; some users may not read members at all.
  if (error && !value) return null;
  return (
    <Finder<Met>
      found={data?.members.items}
      value={value}
      loading={loading}
      nameOf={fullName}
      none={t('form.memberNone')}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, member) => onChange(member)}
      renderInput={(params) => (
        <TextField {...params} label={t('form.member')} placeholder={t('form.memberHint')} helperText=" " />
      )}
    />
  );
}
