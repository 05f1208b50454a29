import { Box } from '@mui/material';
import { ChoiceInput } from '../../../form/fields/ChoiceInput.tsx';
import type { FieldProps } from '../../../form/fields/FieldProps.ts';
import type { OnboardSource } from '../../../gql/contract.ts';
import { NOTHING } from '../../../ui/nothing.ts';
import { useShopChoices } from '../../questions/useShopChoices.ts';
import { useProfileMessages } from '../messages.ts';

interface Props extends Omit<FieldProps<string>, 'hint'> {
  readonly source: OnboardSource;
  /** Id of the parent that narrows the list; while it is empty, nothing can be chosen yet. */
  readonly parentId?: string;
}

/** A choice from a list of the shop. If the list cannot be loaded it reports that, and the earlier choice stays. */
export function ListChoice({ source, parentId, label, value, error, disabled, onChange, onBlur }: Props) {
  const t = useProfileMessages();
  const { choices, error: failure, retry } = useShopChoices(source, parentId);
  const failed = failure !== null && (
    <Box component="span" sx={{ color: 'error.main' }}>
      {t('list.failed')}{' '}
      <button type="button" onClick={retry} style={RETRY}>
        {t('list.retry')}
      </button>
    </Box>
  );
  return (
    <ChoiceInput
      {...{ label, value, onChange, onBlur }}
      error={failed ? undefined : error}
      hint={failed}
      disabled={disabled || parentId === '' || choices === null}
      options={choices ?? []}
      none={t('choice.none')}
    />
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

/** The name of an id of such a list. */
export function ListName({ source, parentId, id }: Pick<Props, 'source' | 'parentId'> & { readonly id: string }) {
  const { choices } = useShopChoices(source, parentId);
  return choices?.find((choice) => choice.id === id)?.name ?? NOTHING;
}
