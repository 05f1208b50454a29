import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import type { Met } from './appointmentValues.ts';
import { useMembersToMeetQuery } from './gql/hooks.ts';
import { useCalendarMessages } from './messages.ts';

interface Props {
  readonly value: Met | null;
  readonly onChange: (member: Met | null) => void;
}

const PAUSE_MS = 300;

/** Whom an appointment is with, found by name or phone. */
export function MemberChoice({ value, onChange }: Props) {
  const t = useCalendarMessages();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, loading } = useMembersToMeetQuery({ variables: { keyword: keyword || null } });
  // MGMT-38 A list of choices that cannot be loaded is not drawn; some may not read members at all.
  if (error && !value) return null;
  return (
    <Autocomplete
      options={[...(data?.members.items ?? [])] as Met[]}
      value={value}
      loading={loading}
      filterOptions={(found) => found}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('form.memberNone')}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, member) => onChange(member)}
      renderInput={(params) => <TextField {...params} label={t('form.member')} placeholder={t('form.memberHint')} />}
    />
  );
}

const nameOf = ({ firstname, lastname }: Met) => `${firstname} ${lastname}`.trim();
