import { Button, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { MAX_REASON_LENGTH } from '@taem/domain/stock/countedLine.ts';
import { countLineForm, type ReadCountLine } from '@taem/domain/stock/countForms.ts';
import { useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { IntegerInput } from '../../form/fields/IntegerInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useForm } from '../../form/useForm.ts';
import { Segments } from '../../ui/Segments.tsx';
import type { CountHeadFragment, CountLineFragment } from '../gql/graphql.ts';
import { useEnterStockCountMutation, useExplainCountDifferenceMutation } from '../gql/hooks.ts';
import { useCountMessages } from './messages.ts';
import type { Counting } from './useCounting.ts';
import { useCountRefusal } from './useCountRefusal.ts';

interface Props {
  readonly count: CountHeadFragment;
  readonly line: CountLineFragment;
  readonly counting: Counting | null;
  readonly mayExplain: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One line by hand: what there is in all in place of what was seen, or so many more; and why it differs. */
export function CountLineDialog({ count, line, counting, mayExplain, onChanged, onClose }: Props) {
  const t = useCountMessages();
  const refusal = useCountRefusal();
  const [enter] = useEnterStockCountMutation();
  const [explain] = useExplainCountDifferenceMutation();
  // What was seen when it was opened: a total takes the place of that, though others may have counted since.
  const [seen] = useState(line.counted ?? null);
  const [mode, setMode] = useState<'SET' | 'ADD'>('SET');
  const [entryId] = useState(newKey);

  const save = async (quantity: number | null, reason: string | null) => {
    if (counting && (quantity !== null || seen !== null) && (quantity !== seen || mode === 'ADD')) {
      const how = mode === 'ADD' && quantity !== null ? ({ mode } as const) : ({ mode: 'SET', seen } as const);
      const entry = { id: entryId, productId: line.productId, quantity, ...how };
      const isNothing = how.mode === 'ADD' && quantity === 0;
      const outcome = isNothing
        ? null
        : (await enter({ variables: { input: { countId: count.id, entries: [entry] } } })).data?.enterStockCount;
      if (outcome === undefined) throw new Error('The answer has no payload');
      if (outcome?.userErrors[0]) {
        // Who opens the line again sees what it is now.
        onChanged();
        return outcome.userErrors;
      }
    }
    if (mayExplain && reason !== (line.reason ?? null)) {
      const input = { countId: count.id, productId: line.productId, reason };
      const outcome = (await explain({ variables: { input } })).data?.explainCountDifference;
      if (!outcome) throw new Error('The answer has no payload');
      return outcome.userErrors;
    }
    return [];
  };
  const form = useForm<{ pieces: string; reason: string }, ReadCountLine>({
    start: { pieces: '', reason: line.reason ?? '' },
    rule: countLineForm,
    // What is left empty stays as it was counted.
    send: ({ pieces, reason }) => save(pieces ?? (mode === 'ADD' ? 0 : seen), reason),
    failed: t('failed'),
    problemOf: ([error]) => refusal(error, line.code),
    onDone: () => {
      onChanged();
      onClose();
    },
  });
  const clear = async () => {
    const entry = { id: newKey(), productId: line.productId, mode: 'SET' as const, quantity: null, seen };
    await enter({ variables: { input: { countId: count.id, entries: [entry] } } }).catch(() => null);
    onChanged();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={line.name}
      hint={line.code}
      save={t('enter.save')}
      onClose={onClose}
      aside={
        counting && seen !== null ? (
          <Button color="inherit" onClick={() => void clear()}>
            {t('enter.clear')}
          </Button>
        ) : undefined
      }
    >
      {counting && (
        <>
          {seen !== null && (
            <Typography color="textSecondary">
              {t('enter.before', { counted: formatCount(seen), by: line.countedByName ?? '-' })}
            </Typography>
          )}
          <Field as={IntegerInput} name="pieces" label={t('enter.pieces')} autoFocus />
          {seen !== null && (
            <Segments
              label={t('enter.how')}
              segments={[
                { value: 'SET', label: t('enter.set') },
                { value: 'ADD', label: t('enter.add') },
              ]}
              value={mode}
              onChange={setMode}
              isWide
            />
          )}
        </>
      )}
      {mayExplain && <Field as={TextInput} name="reason" label={t('line.reason')} max={MAX_REASON_LENGTH} />}
    </FormDialog>
  );
}
