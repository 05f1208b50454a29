import { useEffect, useId, useRef, useState } from 'react';
import plain from '../../app/plain.module.css';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import css from '../copy/copy.module.css';
import { useSandboxMessages } from '../messages.ts';
import { keepOperation, savedOperations } from './savedOperations.ts';

interface Props {
  readonly name: string;
  readonly query: string;
  readonly variables: string;
  readonly onClose: () => void;
}

/** Asks for the name and the collection under which an operation is saved. */
export function SaveDialog({ name: suggested, query, variables, onClose }: Props) {
  const t = useSandboxMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(suggested);
  const [collection, setCollection] = useState(savedOperations()[0]?.collection ?? t('saved.first'));
  const [isRefused, setRefused] = useState(false);
  const lists = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const isOver = savedOperations().some((one) => one.collection === collection.trim() && one.name === name.trim());
  const save = () => {
    try {
      keepOperation({ collection: collection.trim(), name: name.trim(), query, variables });
      dialog.current?.close();
    } catch {
      setRefused(true);
    }
  };
  return (
    <dialog ref={dialog} className={css.dialog} onClose={onClose} aria-labelledby={`${lists}-title`}>
      <PlainForm
        className=""
        isReady={name.trim() !== '' && collection.trim() !== '' && query.trim() !== ''}
        onSend={save}
      >
        <h2 id={`${lists}-title`}>{t('saved.save')}</h2>
        <label className={css.named}>
          <span>{t('saved.name')}</span>
          <input value={name} maxLength={80} required onChange={({ target }) => setName(target.value)} />
        </label>
        <label className={css.named}>
          <span>{t('saved.collection')}</span>
          <input
            value={collection}
            maxLength={80}
            required
            list={lists}
            onChange={({ target }) => setCollection(target.value)}
          />
        </label>
        <datalist id={lists}>
          {[...new Set(savedOperations().map((one) => one.collection))].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
        <p className={css.note}>{t(isOver ? 'saved.over' : 'saved.hint')}</p>
        <div className={css.actions}>
          <span role="alert" className={css.refused}>
            {isRefused && t('saved.refused')}
          </span>
          <button type="button" className={plain.button} onClick={() => dialog.current?.close()}>
            {t('copy.close')}
          </button>
          <button
            type="submit"
            className={plain.primary}
            disabled={name.trim() === '' || collection.trim() === '' || query.trim() === ''}
          >
            {t('saved.keep')}
          </button>
        </div>
      </PlainForm>
    </dialog>
  );
}
