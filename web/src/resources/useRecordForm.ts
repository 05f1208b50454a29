import { useApolloClient, useMutation } from '@apollo/client/react';
import { formOf, type Rule } from '@taem/domain/record/formOf.ts';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import { sendUpload } from '../app/sendUpload.ts';
import { draftName } from '../form/useDraft.ts';
import { useForm } from '../form/useForm.ts';
import { payloadOf, type UserError } from '../form/userErrorsOf.ts';
import type { FormValues } from '../form/values.ts';
import { afterWrite } from './afterWrite.ts';
import { emptyForm, formFields, formOfRow, inputOf, secretsOf } from './formValues.ts';
import { useResourceMessages } from './messages.ts';
import { createPath, editPath, type RecordScreens, type Row, showPath } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';
import { useListLink } from './useListLink.ts';
import { useViewer } from './useViewer.ts';

/** MGMT-35 The picture of a new record, among its values; it is not stored in a draft. */
export const PICTURE = 'picture';

/** A form that must be confirmed before it is sent. */
interface Asking {
  readonly values: FormValues;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Holds the form of one record. `row` is null for a new record. */
export function useRecordForm(screens: RecordScreens, row: Row | null) {
  const { record, operations, particulars } = screens;
  const t = useResourceMessages();
  const language = useLanguage();
  const notify = useNotice();
  const navigate = useNavigate();
  const client = useApolloClient();
  const viewer = useViewer();
  const list = useListLink(record);
  const { state } = useLocation();
  const mode = row ? 'update' : 'create';
  const fields = formFields(screens, mode);
  const start = row ? formOfRow(fields, row) : { ...emptyForm(fields), [PICTURE]: null };
  const [asking, setAsking] = useState<Asking | null>(null);
  const createdId = useRef<string | null>(null);
  const write = useRecordWrite(screens, row);
  const titleOf = useTitleOf(screens);
  const isLocked = (name: string) => particulars.isLocked?.(name, row, viewer) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record and what it held when the form was opened stay.
  const rule = useMemo(() => formRule(screens, mode, start), [screens, mode]);

  const leaveFor = (address: string, state: object) => {
    form.leaving.current = true;
    navigate(address, { state });
  };

  const isConfirmed = async (values: FormValues) => {
    if (!particulars.Confirm) return true;
    const answered = await new Promise<boolean>((answer) => setAsking({ values, answer }));
    setAsking(null);
    return answered;
  };

  const done = () => {
    afterWrite(client, record, row === null);
    const id = createdId.current;
    const tab = row ? undefined : particulars.createdTab;
    // The list announces a new record above its rows: wherever it is in the list, one press opens it.
    if (!row && id && !tab) {
      const name = titleOf({ id: '', version: null, ...form.hook.getValues() } as Row);
      return leaveFor(list, { isSaved: false, created: { id, name } });
    }
    const created = particulars.created?.[language] ?? t('form.created', { what: record.words.one[language] });
    notify(row ? (particulars.saved?.[language] ?? t('form.saved')) : created, 'success');
    if (tab && id) leaveFor(`${showPath(record, id)}?${new URLSearchParams({ tab })}`, state ?? {});
    else leaveFor(list, { isSaved: row !== null });
  };

  const form = useForm<FormValues>({
    start,
    rule,
    draft: draftName(record.type, row?.id),
    unkept: [...secretsOf(fields), PICTURE],
    ...(row && {
      record: {
        version: Number(row.version),
        readNow: async () => {
          const variables = { id: row.id };
          const { data } = await client.query({ query: operations.one, variables, fetchPolicy: 'network-only' });
          const now = (data as Record<string, Row | null> | undefined)?.[record.one];
          return now ? { version: Number(now.version), values: formOfRow(fields, now), row: now } : null;
        },
      },
    }),
    send: async (read, { typed, changed, version, key }) => {
      if (!(await isConfirmed(read))) return null;
      const sent = fields.filter(({ name }) => !isLocked(name) && (!row || changed.includes(name)));
      const picture = (typed[PICTURE] as File | null | undefined) ?? null;
      const written = await write(inputOf(sent, read), { version, key, picture });
      createdId.current = written.id;
      return written.errors;
    },
    fieldOf: ({ path }) => fields.find(({ name }) => name === path[0])?.name,
    onDone: done,
    // OP-34: As in the documents, goes back to the list; the input is stored, and the list links to it.
    onFailed: () => {
      notify(t('form.failed'), 'warning');
      leaveFor(list, { unsaved: row ? editPath(record, row.id) : createPath(record) });
    },
  });
  return { form, fields, isLocked, asking, list };
}

/**
 * Returns all rules of the form: those of the declaration, of custom fields, and over several fields. Separate from
 * `formValues.ts`: a list that finds drafts validates nothing and needs no library for it.
 */
function formRule(
  { record, particulars }: Pick<RecordScreens, 'record' | 'particulars'>,
  mode: 'create' | 'update',
  base: FormValues,
): Rule {
  const own = formFields({ record, particulars }, mode).flatMap(({ name, own }) => (own ? [[name, own.rule]] : []));
  const neverSet = mode === 'update' ? Object.keys(base).filter((name) => base[name] === '') : [];
  const form = formOf(record, mode, neverSet).extend(Object.fromEntries(own));
  return particulars.rule?.(form) ?? form;
}

interface Sending {
  /** The version that the change is based on. */
  readonly version: number | null;
  /** The idempotency key, with which a new record can safely be sent again. */
  readonly key: string;
  /** MGMT-35 The picture of a new record. */
  readonly picture: File | null;
}

interface Written {
  readonly errors: readonly UserError[];
  /** null if nothing was written. */
  readonly id: string | null;
}

/**
 * Returns a function that sends a form to the gateway: a new record if `row` is null, otherwise its change. It resolves to
 * the refusals, and the id of the record.
 */
function useRecordWrite({ operations, record }: RecordScreens, row: Row | null) {
  const creation = operations.create ?? operations.one;
  const [make] = useMutation(creation);
  const [change] = useMutation(operations.update ?? operations.one);
  const writtenOf = (answer: { data?: unknown }): Written => {
    const payload = payloadOf(answer);
    return { errors: payload.userErrors, id: (payload[record.one] as Row | null | undefined)?.id ?? null };
  };
  return async (values: object, { version, key, picture }: Sending): Promise<Written> => {
    if (row) return writtenOf(await change({ variables: { input: { id: row.id, version, ...values } } }));
    const input = { ...values, idempotencyKey: key };
    if (!picture) return writtenOf(await make({ variables: { input } }));
    return writtenOf({
      data: await sendUpload(creation, { input: { ...input, image: picture } }),
    });
  };
}
