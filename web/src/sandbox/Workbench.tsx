import { useLayoutEffect, useMemo, useState } from 'react';
import plain from '../app/plain.module.css';
import { useContract } from '../editor/useContract.ts';
import { ContractContext } from './contract.ts';
import { sandboxToken } from './identity/sandboxToken.ts';
import { type Identity, identityKey } from './identity/useIdentity.ts';
import { Panes } from './layout/Panes.tsx';
import { useSandboxMessages } from './messages.ts';
import type { RanBy } from './run/Run.ts';
import { workAs } from './run/runs.ts';
import css from './sandbox.module.css';
import { welcome } from './tabs.ts';

interface Props {
  readonly identity: Identity;
}

/** The editors of an operation with all panels around them. */
export function Workbench({ identity }: Props) {
  const t = useSandboxMessages();
  const key = identityKey(identity);
  const { schema, failed, retry } = useContract(key, sandboxToken);
  const { username: name, roleName, branchName } = identity;
  const by = useMemo((): RanBy => ({ key, name, roleName, branchName }), [key, name, roleName, branchName]);
  useState(() => welcome(t('welcome')));
  // Another user's answer is cleared before anything is painted for this one.
  useLayoutEffect(() => workAs(by), [by]);
  return (
    <>
      {failed && (
        <p role="alert" className={css.contractFailed}>
          {t('contract.failed')}
          <button type="button" className={plain.button} onClick={retry}>
            {t('contract.retry')}
          </button>
        </p>
      )}
      <ContractContext value={schema}>
        <Panes />
      </ContractContext>
    </>
  );
}
