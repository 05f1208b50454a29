import { TextField } from '@mui/material';
import { useState } from 'react';
import { FILTER_FIELD } from '../../list/filterFields.tsx';
import { useListMessages } from '../../list/messages.ts';
import { Finder } from '../../ui/Finder.tsx';
import { useKeyword } from '../../ui/useKeyword.ts';
import { useReportMessages } from './messages.ts';
import { ALL, type FilterName } from './report.ts';
import { type Choice, useFoundChoices } from './useChoices.ts';

interface Props {
  readonly filter: FilterName;
  readonly value: string;
  /** With its name. */
  readonly chosen: Choice | null | undefined;
  /** Offered before anything is typed; null until they are loaded. */
  readonly offered: readonly Choice[] | null;
  readonly onChoose: (id: string) => void;
}

/** A product or a category that narrows a report: one of those that sold most, or any other by its name. */
export function SearchedChoice({ filter, value, chosen, offered, onChoose }: Props) {
  const t = useReportMessages();
  const list = useListMessages();
  const [typed, setTyped] = useState('');
  const { keyword } = useKeyword(typed);
  const found = useFoundChoices(filter, keyword, keyword === '');
  const all = { id: ALL, name: t(`all.${filter}`) };
  // The chosen one is always among the options, however it was found.
  const near = chosen && !offered?.some(({ id }) => id === chosen.id) ? [chosen] : [];
  const options = keyword === '' ? [all, ...near, ...(offered ?? [])] : (found.choices ?? []);
  const unnamed = { id: value, name: offered === null || chosen === undefined ? '…' : list('list.gone') };
  return (
    <Finder<Choice>
      found={options}
      value={value === ALL ? all : (chosen ?? unnamed)}
      disabled={offered === null}
      loading={found.loading}
      nameOf={({ name }) => name}
      none={t(found.error ? 'report.error' : 'filter.none')}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, choice) => onChoose(choice?.id ?? ALL)}
      renderInput={(params) => <TextField {...params} label={t(`filter.${filter}`)} />}
      sx={{ ...FILTER_FIELD, minWidth: 220 }}
    />
  );
}
