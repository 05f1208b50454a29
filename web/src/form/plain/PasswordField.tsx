import { type ComponentProps, useState } from 'react';
import { useAppMessages } from '../../app/messages.ts';
import css from '../../app/plainPage.module.css';
import { TextInput } from './TextInput.tsx';

const EYE =
  'M12 5c-5 0-9.3 3-11 7 1.7 4 6 7 11 7s9.3-3 11-7c-1.7-4-6-7-11-7Zm0 12a5 5 0 1 1 0-10 5 5 0 0 1 0 10Zm0-2.2a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z';
const STROKE = 'M3.3 2.2 21.8 20.7l-1.4 1.4L1.9 3.6Z';

/** A password field whose text can be revealed while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'after'>) {
  const t = useAppMessages();
  const [isVisible, setVisible] = useState(false);
  const label = t(isVisible ? 'password.hide' : 'password.show');
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={css.show}
          onClick={() => setVisible(!isVisible)}
          aria-label={label}
          title={label}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={EYE} />
            {isVisible && <path d={STROKE} />}
          </svg>
        </button>
      }
    />
  );
}
