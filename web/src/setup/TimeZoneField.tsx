import { DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import plain from '../app/plainPage.module.css';
import { FormField, fieldStatus } from '../form/plain/FormField.tsx';
import css from './setup.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly problem: string | null;
}

const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== DEFAULT_TIME_ZONE);

/** The zones of the world by their IANA names, that of Thailand first. */
export function TimeZoneField({ id, label, problem }: Props) {
  return (
    <FormField id={id} label={label} problem={problem}>
      <div className={plain.field}>
        <select
          id={id}
          name={id}
          className={css.select}
          defaultValue={DEFAULT_TIME_ZONE}
          {...fieldStatus({ id, hint: null, problem })}
        >
          {[DEFAULT_TIME_ZONE, ...others].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </div>
    </FormField>
  );
}
