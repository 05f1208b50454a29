import { MenuItem, TextField } from '@mui/material';
import type { OnboardSource } from '../../../gql/contract.ts';
import { useShopChoices } from '../../questions/useShopChoices.ts';
import { useProfileMessages } from '../messages.ts';

interface Props {
  readonly source: OnboardSource;
  /** What narrows the list; empty: nothing can be chosen yet. */
  readonly parentId?: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
}

/** One of a list of the shop. A list that does not come says so, and what was chosen before stays chosen. */
export function ListChoice({ source, parentId, label, value, error, disabled, onChange, onBlur }: Props) {
  const t = useProfileMessages();
  const { choices, error: failure, retry } = useShopChoices(source, parentId);
  const listed = choices?.some(({ id }) => id === value) ?? false;
  const waits = parentId === '';
  return (
    <TextField
      select
      fullWidth
      label={label}
      // A choice that the list does not have (any more) would be no value of the field.
      value={listed ? value : ''}
      disabled={disabled || waits || choices === null}
      error={error !== undefined || failure !== null}
      helperText={
        failure === null ? (
          (error ?? ' ')
        ) : (
          <>
            {t('list.failed')}{' '}
            <button type="button" onClick={retry} style={RETRY}>
              {t('list.retry')}
            </button>
          </>
        )
      }
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('choice.none')}</MenuItem>
      {choices?.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const RETRY = {
  border: 0,
  padding: '8px 4px',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
} as const;

/** The name behind an id of such a list. */
export function ListName({ source, parentId, id }: Pick<Props, 'source' | 'parentId'> & { readonly id: string }) {
  const t = useProfileMessages();
  const { choices } = useShopChoices(source, parentId);
  return choices?.find((choice) => choice.id === id)?.name ?? t('fact.none');
}
