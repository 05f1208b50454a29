import Upload from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, DialogContentText, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { sendUpload } from '../../app/sendUpload.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EnterStockCountFileDocument } from '../gql/graphql.ts';
import { useCountMessages } from './messages.ts';
import { type Refused, useCountRefusal } from './useCountRefusal.ts';

interface Props {
  readonly countId: string;
  readonly onTaken: () => void;
}

interface FileFault extends Refused {
  readonly path?: readonly string[] | null;
}

/** Maximum number of mistakes displayed. */
const MAX_FAULTS = 8;

/** Imports counts from the file of another device: adds them to the existing counts, or replaces those. */
export function CountFile({ countId, onTaken }: Props) {
  const t = useCountMessages();
  const notify = useNotice();
  const faultWords = useFaultWords();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const close = () => {
    setFile(null);
    setFaults([]);
    setReplaces(false);
    if (input.current) input.current.value = '';
  };
  const send = async (sent: File) => {
    setBusy(true);
    const variables = { input: { countId, replaces, file: sent } };
    const answer = await sendUpload(EnterStockCountFileDocument, variables).catch(() => null);
    setBusy(false);
    const outcome = answer?.enterStockCountFile;
    if (outcome?.rows == null) return setFaults(outcome ? outcome.userErrors.map(faultWords) : [t('failed')]);
    if (outcome.rows > 0) notify(t('file.taken', { count: outcome.rows }), 'success');
    else notify(t('file.before'), 'info');
    onTaken();
    close();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.xlsx"
        aria-label={t('file.choose')}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Upload />}
        onClick={() => input.current?.click()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('file.choose')}
      </Button>
      {file && (
        <ConfirmDialog
          open
          title={t('file.title', { name: file.name })}
          confirmLabel={t('file.take')}
          busy={isBusy}
          onConfirm={() => void send(file)}
          onCancel={close}
        >
          <DialogContentText>{t('file.text')}</DialogContentText>
          <RadioGroup
            aria-label={t('enter.how')}
            value={replaces ? 'SET' : 'ADD'}
            onChange={({ target }) => setReplaces(target.value === 'SET')}
          >
            <FormControlLabel value="ADD" control={<Radio />} label={t('file.join')} />
            <FormControlLabel value="SET" control={<Radio />} label={t('file.replace')} />
          </RadioGroup>
          {faults.length > 0 && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {faults.slice(0, MAX_FAULTS).map((fault) => (
                <div key={fault}>{fault}</div>
              ))}
              {faults.length > MAX_FAULTS && <div>{t('file.more', { count: faults.length - MAX_FAULTS })}</div>}
            </Alert>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns a function that words the error of a row, or of the whole file. */
function useFaultWords() {
  const t = useCountMessages();
  const refusal = useCountRefusal();
  return (error: FileFault) => {
    const [at, row, column] = error.path ?? [];
    // A whole file is refused with this code for no other reason.
    if (error.code === 'REFUSED' && at === 'file') return t('file.large');
    if (error.code !== 'VALIDATION' && error.code !== 'NOT_ON_SHEET') return refusal(error);
    if (!row) return error.code === 'VALIDATION' ? t('file.unread') : refusal(error);
    if (error.code === 'NOT_ON_SHEET') return t('file.stranger', { row });
    return column === 'code' ? t('file.code', { row }) : t('file.pieces', { row });
  };
}
